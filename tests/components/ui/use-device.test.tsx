/** Script that has to know the device follows the window (ruling 22; specification 9, "Screen widths"). */
import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { useDevice } from '@/components/ui/use-device'

function resizeTo(width: number): void {
  window.innerWidth = width
  window.dispatchEvent(new Event('resize'))
}

test('a phone that is turned is a tablet, and a wide window a desktop', () => {
  const before = window.innerWidth
  onTestFinished(() => resizeTo(before))
  resizeTo(390)
  const { result } = renderHook(useDevice)
  expect(result.current).toBe('mobile')
  act(() => resizeTo(844))
  expect(result.current).toBe('tablet')
  act(() => resizeTo(1280))
  expect(result.current).toBe('desktop')
})
