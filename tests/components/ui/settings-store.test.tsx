/** Settings in the browser: the device, the top bar, the language (ruling 22; specification 9, "Screen widths"). */
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { setDevice, useSettings } from '@/components/ui/settings-store'
import { setTopBarShow } from '@/components/ui/top-bar-show'
import { storedItems } from '@/lib/domain/consent/browser-storage'
import { topBarScript } from '@/lib/routing/inline-scripts'

function resizeTo(width: number): void {
  window.innerWidth = width
  window.dispatchEvent(new Event('resize'))
}

afterEach(() => setTopBarShow(true))

const flags = ({ isMobile, isTablet, isDesktop }: ReturnType<typeof useSettings>) => [isMobile, isTablet, isDesktop]

test('a phone in landscape is a tablet, and a wide window a desktop', () => {
  const before = window.innerWidth
  onTestFinished(() => resizeTo(before))
  resizeTo(390)
  const { result } = renderHook(useSettings)
  expect(flags(result.current)).toEqual([true, false, false])
  act(() => resizeTo(844))
  expect(flags(result.current)).toEqual([false, true, false])
  act(() => resizeTo(1280))
  expect(flags(result.current)).toEqual([false, false, true])
})

test('subscribers are notified once of another device', () => {
  let drawn = 0
  const { result } = renderHook(() => {
    drawn++
    return useSettings()
  })
  act(() => setDevice('desktop'))
  act(() => setDevice('tablet'))
  expect(flags(result.current)).toEqual([false, true, false])
  const before = drawn
  act(() => setDevice('tablet'))
  expect(drawn).toBe(before)
})

test('a closed top bar stays closed in this tab, until it is shown again', () => {
  const { result } = renderHook(useSettings)
  expect(result.current.topBarShow).toBe(true)
  act(() => setTopBarShow(false))
  expect(result.current.topBarShow).toBe(false)
  expect(sessionStorage.getItem(storedItems.topBar.key)).toBe('closed')
  expect(document.documentElement).toHaveAttribute('data-top-bar', 'closed')
  act(() => setTopBarShow(true))
  expect(result.current.topBarShow).toBe(true)
  expect(sessionStorage.getItem(storedItems.topBar.key)).toBeNull()
  expect(document.documentElement).not.toHaveAttribute('data-top-bar')
})

test('the next page of the tab has no top bar from the first paint', () => {
  const run = () => new Function(topBarScript)()
  run()
  expect(document.documentElement).not.toHaveAttribute('data-top-bar')
  sessionStorage.setItem(storedItems.topBar.key, 'closed')
  run()
  expect(document.documentElement).toHaveAttribute('data-top-bar', 'closed')
})

test('the language is that of the page', () => {
  const { result } = renderHook(useSettings)
  expect(result.current.language).toBe(document.documentElement.lang || 'nl')
})
