/** The header shrinks after 30 px, the back-to-top button shows after 10 px, checked every 100 ms (specification 9). */
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BackToTop } from '@/components/layout/back-to-top'
import { FrameScript } from '@/components/layout/frame/frame-script.client'
import { renderIn } from '../../support/render'

const root = document.documentElement

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

beforeEach(() => {
  vi.useFakeTimers()
  scrollTo(0)
})

afterEach(() => vi.useRealTimers())

describe('scrolling', () => {
  test.each([
    [10, false, false],
    [11, false, true],
    [30, false, true],
    [31, true, true],
  ])('at %d px: header small %s, button %s', (y, isScrolled, hasLeftTop) => {
    renderIn('nl', <FrameScript />)
    scrollTo(y)
    act(() => vi.advanceTimersByTime(100))
    expect([root.hasAttribute('data-scrolled'), root.hasAttribute('data-left-top')]).toEqual([isScrolled, hasLeftTop])
  })

  test('is checked once in 100 ms', () => {
    renderIn('nl', <FrameScript />)
    scrollTo(500)
    act(() => vi.advanceTimersByTime(99))
    expect(root.hasAttribute('data-scrolled')).toBe(false)
    act(() => vi.advanceTimersByTime(1))
    expect(root.hasAttribute('data-scrolled')).toBe(true)
  })
})

test('scrolling up is distinguished from scrolling down', () => {
  renderIn('nl', <FrameScript />)
  const turned = [900, 400, 700, 700].map((y) => {
    scrollTo(y)
    act(() => vi.advanceTimersByTime(100))
    return root.hasAttribute('data-turned-back')
  })
  expect(turned).toEqual([false, true, false, false])
})

describe('the back-to-top button', () => {
  const prefersReducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

  test('scrolls within 500 ms', async () => {
    prefersReducedMotion(false)
    const positions: number[] = []
    vi.stubGlobal('scrollTo', ({ top }: { top: number }) => positions.push(Math.round(top)))
    scrollTo(1000)
    renderIn(
      'nl',
      <>
        <BackToTop />
        <FrameScript />
      </>,
    )
    fireEvent.click(screen.getByRole('link', { name: 'Terug naar boven' }))
    await vi.dynamicImportSettled()
    act(() => vi.advanceTimersByTime(250))
    expect(positions.at(-1)).toBeGreaterThan(0)
    act(() => vi.advanceTimersByTime(300))
    expect(positions.at(-1)).toBe(0)
  })

  test('scrolls at once with reduced motion', () => {
    prefersReducedMotion(true)
    const scroll = vi.fn()
    vi.stubGlobal('scrollTo', scroll)
    renderIn(
      'nl',
      <>
        <BackToTop />
        <FrameScript />
      </>,
    )
    fireEvent.click(screen.getByRole('link'))
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
  })
})
