// @vitest-environment jsdom
/** The inbox announces new leads, and a lead announces changes by colleagues, without moving anything on the page. */
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LeadChanged, LeadNews } from '@/components/office/leads/lead-news.client'

const since = '2026-11-21T10:00:00.000Z'
let news: { newer: number; version: number | null }
const asked = vi.fn((_url: string) => Promise.resolve(Response.json(news)))

beforeEach(() => {
  news = { newer: 0, version: null }
  asked.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test('new leads are announced above the list, and shown after a click', async () => {
  render(<LeadNews since={since} text="New: {count}" href="/en/office/leads/" />)
  await pass(20)
  expect(asked).toHaveBeenCalledWith(`/api/office/news/?${new URLSearchParams({ since })}`)
  expect(screen.queryByRole('link')).toBeNull()
  news = { newer: 2, version: null }
  await pass(20)
  expect(screen.getByRole('link', { name: 'New: 2' }).getAttribute('href')).toBe('/en/office/leads/')
})

test('a change by a colleague is announced, one’s own is not; without a connection the page stays as it is', async () => {
  render(<LeadChanged since={since} lead="ilse" version={3} text="A colleague changed it." />)
  news = { newer: 0, version: 3 }
  await pass(20)
  expect(screen.getByRole('status').textContent).toBe('')
  news = { newer: 0, version: 4 }
  await pass(20)
  expect(screen.getByRole('status').textContent).toBe('A colleague changed it.')
  asked.mockRejectedValueOnce(new TypeError('no connection'))
  await pass(20)
  expect(screen.getByRole('status').textContent).toBe('A colleague changed it.')
})

test('a hidden page shows nothing and sends no requests', async () => {
  const looks = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  render(<LeadNews since={since} text="New: {count}" href="/en/office/leads/" />)
  await pass(60)
  expect(asked).not.toHaveBeenCalled()
  looks.mockRestore()
})
