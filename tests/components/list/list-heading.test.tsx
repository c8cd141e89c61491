/** The heading of a list has the number of results, as a figure on screen and in words for screen readers. */
import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PropertyListView } from '@/components/list/property-list-view'
import type { Language } from '@/lib/domain/text/language'
import { emptyListQuery, parseListQuery } from '@/lib/routing/list-query'
import { renderIn } from '../../support/render'
import { setSnapshot } from '../modules/demo'
import { warnOfSearch } from '../search/warn-of-search'

beforeAll(warnOfSearch)

beforeEach(() => setSnapshot())

const titles = { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } as const

function headingOf(language: Language, query = ''): string | null {
  const parsed = query ? parseListQuery(new URLSearchParams(query)) : emptyListQuery
  renderIn(language, <PropertyListView goal="sale" language={language} query={parsed} heading={titles[language]} />)
  return screen.getByRole('heading', { level: 1 }).textContent
}

describe('the heading of a list', () => {
  test.each([
    ['nl', 'Te koop, 16 panden'],
    ['fr', 'À vendre, 16 biens'],
    ['en', 'For sale, 16 properties'],
    ['de', 'Zu verkaufen, 16 Objekte'],
  ] as const)('gives the number in words in %s', (language, expected) => {
    expect(headingOf(language)).toBe(expected)
  })

  test.each([
    ['nl', 'Te koop, 1 pand'],
    ['fr', 'À vendre, 1 bien'],
    ['en', 'For sale, 1 property'],
    ['de', 'Zu verkaufen, 1 Objekt'],
  ] as const)('uses the singular for one in %s', (language, expected) => {
    expect(headingOf(language, 'type=4')).toBe(expected)
  })

  test.each([
    ['nl', 'Te koop, 0 panden'],
    ['fr', 'À vendre, 0 bien'],
  ] as const)('gives zero as usual in %s', (language, expected) => {
    expect(headingOf(language, 'type=2&maxPrice=1000')).toBe(expected)
  })
})

test('the positions of a further page continue those of the one before it, also in structured data', () => {
  const { container } = renderIn(
    'nl',
    <PropertyListView goal="sale" language="nl" query={{ ...emptyListQuery, page: 2 }} heading="Te koop" />,
  )
  const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent),
  )
  const list = data.find((each) => each['@type'] === 'ItemList')
  expect(list.numberOfItems).toBe(16)
  expect(list.itemListElement.map(({ position }: { position: number }) => position)).toEqual([12, 13, 14, 15, 16])
})
