// @vitest-environment jsdom
/** The reply to a lead is posted by the page itself, and once. */
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnswerForm } from '@/components/office/leads/answer-form.client'

const words = {
  ...{ draft: 'Begin with', subject: 'Subject', text: 'Text', send: 'Send', sendAndDone: 'Send, done' },
  ...{ preview: 'Look', previewTitle: 'The mail', sending: 'Sending' },
}
const hidden = { form: 'office-lead-answer', language: 'en', lead: '1', version: 3, author: 'a' } as never

beforeEach(() => {
  vi.useFakeTimers()
  render(<AnswerForm hidden={hidden} lang="nl" drafts={[{ id: 'a', name: 'A', subject: 'S', text: 'T' }]} words={words} />)
})
afterEach(() => vi.useRealTimers())

/** @returns whether the page posts it */
function submit(name: string): boolean {
  const button = screen.getByRole('button', { name })
  const form = button.closest('form')
  if (!form) throw new Error('no form')
  const event = createEvent.submit(form)
  Object.defineProperty(event, 'submitter', { value: button })
  return fireEvent(form, event)
}

test('a second click sends nothing while the first request is pending', () => {
  expect(submit('Send')).toBe(true)
  expect(submit('Sending')).toBe(false)
  expect(submit('Send, done')).toBe(false)
  expect(submit('Look')).toBe(true)
})

test('after a cancelled request, or when the page is shown again, it can be sent again', () => {
  submit('Send')
  act(() => void vi.advanceTimersByTime(9_000))
  expect(submit('Send, done')).toBe(false)
  act(() => void vi.advanceTimersByTime(1_000))
  expect(submit('Send')).toBe(true)
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  expect(submit('Send')).toBe(true)
})
