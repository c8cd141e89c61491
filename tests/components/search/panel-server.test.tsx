/** A large stock stays on the server: the panel asks while the visitor types, and again after a failure (ruling 21). */
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/panel/route'
import { LaterResults } from '@/components/search/search-box.client'
import { SearchForm } from '@/components/search/search-form'
import { snapshot } from '../../support/content'
import { generateProperties } from '../../support/generate-properties'
import { renderIn } from '../../support/render'
import { setSnapshot } from '../modules/demo'
import { warnOfSearch } from './warn-of-search'

const failed = 'Er is een fout in de API. De resultaten konden niet worden opgehaald.'
const properties = generateProperties(301, 1, '2026-11-21')
const fetchMock = vi.fn<(address: string, options: { signal: AbortSignal }) => Promise<Response>>()

/** The response of the route. */
const answer = async (address: string) => GET(new Request(new URL(address, 'http://localhost/')))

beforeAll(LaterResults.load)

beforeAll(warnOfSearch)

beforeEach(async () => {
  vi.useFakeTimers()
  fetchMock.mockReset().mockImplementation(answer)
  vi.stubGlobal('fetch', fetchMock)
  Element.prototype.scrollIntoView = vi.fn()
  setSnapshot({ properties, propertyById: new Map(properties.map((property) => [property.id, property])) })
  renderIn('nl', <SearchForm language="nl" />)
  fireEvent.focus(screen.getByRole('combobox'))
  // Fetching and rendering come after the frame that responds to the click.
  expect(screen.queryByRole('status')).toBeNull()
  await pass(20)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function type(text: string, milliseconds: number) {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
  await pass(milliseconds)
}

const rowNames = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('rowheader')
    .slice(0, -8)
    .map((header) => header.textContent)

test('asks after a pause in typing, and shows the response', async () => {
  await type('antwerpen 20', 100)
  await type('Antwerpen 2018', 119)
  expect(fetchMock).not.toHaveBeenCalled()
  await pass(1)
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/panel/?lang=nl&q=antwerpen+2018')
  expect(rowNames()).toEqual(['Antwerpen 2018'])
  expect(screen.getByRole('status')).toHaveTextContent('Stad: 1 gevonden. Pand: 0 gevonden.')
})

test('a reference finds its property', async () => {
  await type('5000300', 120)
  expect(screen.getByRole('rowgroup', { name: 'Pand' })).toHaveTextContent('Ref: 5000300')
})

test('only the latest text counts', async () => {
  const answers: (() => void)[] = []
  fetchMock.mockImplementation((address) => new Promise((resolve) => answers.push(() => resolve(answer(address)))))
  await type('berchem', 120)
  await type('deurne', 120)
  expect(fetchMock.mock.calls[0]?.[1].signal.aborted).toBe(true)
  answers[1]?.()
  await pass(0)
  answers[0]?.()
  await pass(0)
  expect(rowNames()).toEqual(['Deurne 2100'])
})

test('clearing the text clears the results at once, and sends no request', async () => {
  await type('berchem', 120)
  await type('', 0)
  expect(rowNames()).toEqual([])
  await type('b', 0)
  expect(rowNames()).toEqual([])
  await type('', 1000)
  expect(fetchMock).toHaveBeenCalledOnce()
})

test('after six failed requests the visitor can retry', async () => {
  fetchMock.mockResolvedValue(new Response('', { status: 503 }))
  await type('berchem', 120 + 350 + 700 + 1400 + 2800)
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull()
  await pass(5600)
  expect(fetchMock).toHaveBeenCalledTimes(6)
  expect(screen.getByRole('status')).toHaveTextContent(failed)
  expect(screen.getAllByText(failed)).toHaveLength(2)

  fetchMock.mockImplementation(answer)
  const again = screen.getByRole('button', { name: 'Opnieuw proberen' })
  again.focus()
  fireEvent.click(again)
  // The button is gone: the focus returns to the box.
  expect(screen.getByRole('combobox')).toHaveFocus()
  await pass(120)
  expect(rowNames()).toEqual(['Berchem 2600'])
  expect(screen.queryByText(failed)).toBeNull()
})

test('clearing the text cancels a pending request', async () => {
  fetchMock.mockResolvedValue(new Response('', { status: 503 }))
  await type('berchem', 120)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } })
  await pass(20_000)
  expect(fetchMock).toHaveBeenCalledOnce()
})

test.each([
  ['?lang=xx&q=a', 400],
  ['?lang=de&q=a', 400],
  ['?q=a', 400],
  [`?lang=nl&q=${'a'.repeat(81)}`, 400],
  [`?lang=nl&q=${'a'.repeat(80)}`, 200],
  ['?lang=nl', 200],
  ['?lang=nl&q=%ff%00%ed%a0%80', 200],
  ['?lang=nl&q=constructor', 200],
])('the route responds to %s with %i', async (query, status) => {
  const response = await answer(`/api/panel/${query}`)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toBeTypeOf('object')
})

test('the route gives the same results as the page', async () => {
  setSnapshot()
  const response = await answer('/api/panel/?lang=fr&q=antwerpen+2018')
  expect(response.headers.get('cache-control')).toBe('public, max-age=30')
  const sale = snapshot.properties.filter(({ zip, goal }) => zip === '2018' && goal === 'sale').length
  expect(await response.json()).toEqual({
    cities: [expect.objectContaining({ name: 'Antwerpen', zip: '2018', sale, rent: 1, query: '?city=Antwerpen%7C2018' })],
    properties: [],
    suggestions: [],
  })
})
