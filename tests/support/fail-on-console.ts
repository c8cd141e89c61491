/** A console warning or error fails the test, unless it called `expectConsole`. */
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

let isExpected = false

/** Call in a test that provokes a logged warning or error on purpose. */
export function expectConsole(): void {
  isExpected = true
}

/** Everything that was logged as a warning or an error, with messages and stacks. */
export const loggedText = (): string =>
  inspect([vi.mocked(console.error).mock.calls, vi.mocked(console.warn).mock.calls], { depth: 9 })

beforeEach(() => {
  isExpected = false
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  const calls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  if (!isExpected) expect(calls).toEqual([])
})
