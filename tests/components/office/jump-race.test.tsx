// @vitest-environment jsdom
/** Enter opens the result for the current text, never one of an earlier text. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { JumpSheet } from '@/components/office/keys/jump-sheet.client'

const words = {
  ...{ title: 'Find', help: '', asking: 'Looking.', nothing: 'Nothing.', failed: 'Not now.', close: 'Close', language: 'en' },
  groups: { pages: 'Pages', leads: 'Leads' },
  pages: [{ name: 'Texts', href: '/en/office/texts/' }],
}
const assign = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  assign.mockClear()
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  vi.stubGlobal('location', { ...location, assign })
  vi.stubGlobal('fetch', async (address: string) => {
    const text = new URLSearchParams(address.split('?')[1]).get('q')
    return Response.json({ targets: text === 'nobody' ? [] : [{ group: 'leads', name: text, about: '', href: `/${text}/` }] })
  })
  render(<JumpSheet words={words} onClose={() => {}} />)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const type = (value: string) => fireEvent.change(screen.getByLabelText('Find', { selector: 'input' }), { target: { value } })
const enter = () => {
  const form = screen.getByLabelText('Find', { selector: 'input' }).closest('form')
  if (form) fireEvent.submit(form)
}
const pass = () => act(() => vi.advanceTimersByTimeAsync(300))

test('pressed before the response, it opens the result of the response', async () => {
  type('torfs')
  await pass()
  type('wouters')
  enter()
  expect(assign).not.toHaveBeenCalled()
  await pass()
  expect(assign.mock.calls).toEqual([['/wouters/']])
})

test('typing after Enter cancels it, and no result opens nothing', async () => {
  type('torfs')
  enter()
  type('nobody')
  await pass()
  expect(assign).not.toHaveBeenCalled()
  enter()
  expect(assign).not.toHaveBeenCalled()
})

test('a page of the office is found without a request', () => {
  type('texts')
  enter()
  expect(assign.mock.calls).toEqual([['/en/office/texts/']])
})
