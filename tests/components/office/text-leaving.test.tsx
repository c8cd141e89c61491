/** The browser warns before the editor of a text is left with unsaved changes. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from '@/components/office/texts/use-draft'
import { sendForm } from '../../support/send-form'

function Editor() {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(form, { version: '1', seen: '{}', faults: [] })
  return (
    <form ref={form} aria-label="text" onInput={draft.typed} onSubmit={draft.sent}>
      <input aria-label="Titel" name="f.title.nl" />
    </form>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  render(<Editor />)
})
afterEach(() => vi.useRealTimers())

const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
const type = (value: string) => fireEvent.input(screen.getByLabelText('Titel'), { target: { value } })
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('from the first letter until it is saved', async () => {
  expect(isAsked()).toBe(false)
  sendForm.mockRejectedValueOnce(new Error('no network'))
  type('Wat wij vragen')
  expect(isAsked()).toBe(true)
  await pass(1_300)
  expect(isAsked()).toBe(true)
  sendForm.mockResolvedValueOnce({ state: { values: { version: '2' } } } as never)
  await pass(15_000)
  expect(isAsked()).toBe(false)
})

test('not for a button of the form, which posts the changes, and again after further typing', () => {
  type('Wat wij vragen')
  fireEvent.submit(screen.getByRole('form'))
  expect(isAsked()).toBe(false)
  type('Wat wij nu vragen')
  expect(isAsked()).toBe(true)
})
