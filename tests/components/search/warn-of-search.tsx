/** jsdom does not know the element `search`, for which React warns once. */
import { render } from '@testing-library/react'
import { vi } from 'vitest'

/** Triggers that warning before the console is watched; call it in `beforeAll`. */
export function warnOfSearch(): void {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<search />).unmount()
  spy.mockRestore()
}
