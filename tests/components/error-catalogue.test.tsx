/** Every code of section 8 whose feature exists shows its message in the place that the catalogue names (ruling 24). */
import { readFileSync } from 'node:fs'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { EmptyList } from '@/components/list/empty-list'
import { ProjectsModule } from '@/components/modules/projects/projects-module'
import { LaterResults } from '@/components/search/search-box.client'
import { SearchForm } from '@/components/search/search-form'
import { SubscriberNotFound } from '@/components/subscriptions/subscriber-not-found'
import { moduleSchema } from '@/lib/content/module'
import { formatPrice } from '@/lib/domain/property/price'
import { type Language, languageCodes } from '@/lib/domain/text/language'
import { type ErrorCode, errorCatalogue } from '@/lib/i18n/error-catalogue'
import { messages } from '@/lib/i18n/messages'
import { emptyListQuery } from '@/lib/routing/list-query'
import { resolveRequest } from '@/lib/routing/resolve'
import { context } from '../support/content'
import { generateProperties } from '../support/generate-properties'
import { renderIn } from '../support/render'
import { moduleProps, setSnapshot } from './modules/demo'
import { renderDetail } from './property/detail/render-detail'
import { warnOfSearch } from './search/warn-of-search'

/** The text of a key such as `NotFound.title`. */
function messageOf(language: Language, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => part instanceof Object && Reflect.get(part, name), messages[language])
  return String(found)
}

const internalPath = (pathname: string) =>
  resolveRequest(context, { pathname, query: new URLSearchParams(), cookie: undefined, acceptLanguage: undefined })

/** The search panel with a stock so large that it asks the server, which does not respond. */
async function searchWithoutServer(language: Language): Promise<void> {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  const properties = generateProperties(301, 1, '2026-11-21')
  setSnapshot({ properties, propertyById: new Map(properties.map((property) => [property.id, property])) })
  renderIn(language, <SearchForm language={language} />)
  fireEvent.focus(screen.getByRole('combobox'))
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'berchem' } })
  // The frame in which the panel opens, then the time until the request is given up.
  await act(() => vi.advanceTimersByTimeAsync(100))
  await act(() => vi.advanceTimersByTimeAsync(12_000))
}

/** Provokes each message of the interface, as a visitor would. */
const show = {
  'api-error': searchWithoutServer,
  'property-not-found': (language) => {
    expect(internalPath('/nl/property/9999999/')).toMatchObject({ path: '/nl/property-not-found/', status: 404 })
    renderIn(language, <NotFoundPage language={language} what="property" />)
  },
  'no-construction': (language) => {
    expect(internalPath('/nl/nieuwbouw/ekeren/x/9999999/')).toMatchObject({ path: '/nl/project-not-found/', status: 404 })
    renderIn(language, <NotFoundPage language={language} what="project" />)
  },
  'person-not-found': (language) => renderIn(language, <SubscriberNotFound language={language} />),
  'page-not-found': (language) => {
    expect(internalPath('/nl/bestaat-niet/')).toMatchObject({ path: '/nl/page-not-found/', status: 404 })
    renderIn(language, <NotFoundPage language={language} what="page" />)
  },
  'property-sold': (language) => renderDetail('s15', language),
  'property-rented': (language) => renderDetail('r02', language),
  'no-results': (language) =>
    renderIn(language, <EmptyList goal="sale" language={language} hrefOf={() => '/'} query={emptyListQuery} />),
  'no-photo': (language) => renderDetail('s01', language, { pictures: [] }),
  'no-documents': (language) => renderDetail('s01', language, { documents: [] }),
  'no-projects': (language) => {
    setSnapshot({ projects: [] })
    renderIn(language, <ProjectsModule {...moduleProps({}, { language })} />)
  },
} satisfies Partial<Record<ErrorCode, (language: Language) => unknown>>

beforeAll(warnOfSearch)
beforeAll(LaterResults.load)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each(languageCodes)('in %s', (language) => {
  test.each(Object.entries(show))('%s shows its message', async (code, bring) => {
    setSnapshot()
    await bring(language)
    const entry = Object.entries(errorCatalogue).find(([name]) => name === code)?.[1]
    if (!entry || !('key' in entry.message)) throw new Error(`${code} is no message of the interface`)
    expect(screen.getAllByText(messageOf(language, entry.message.key))[0]).toBeInTheDocument()
  })
})

test('an unknown view is an error of the content', () => {
  const { error } = moduleSchema.safeParse({ view: 'carousel' })
  expect(error?.issues.map(({ message }) => message)).toContain(errorCatalogue['view-not-found'].message.text)
})

test('an amount that cannot be formatted is NaN', () => {
  expect(formatPrice(Number.NaN)).toBe(errorCatalogue['currency-format'].message.text)
})

test('every code is shown by one of these tests and described in the documentation', () => {
  const shown = [...Object.keys(show), 'view-not-found', 'currency-format']
  expect(Object.keys(errorCatalogue).toSorted()).toEqual(shown.toSorted())
  const text = readFileSync('docs/error-catalogue.md', 'utf8')
  for (const [code, { places }] of Object.entries(errorCatalogue)) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${code}\``))
    for (const place of places) expect(row, code).toContain(place)
  }
})
