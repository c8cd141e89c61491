/** The filter form sends back the current filters, whether or not it offers them itself. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { FilterBar } from '@/components/list/filters/filter-bar'
import { MapFilterBar } from '@/components/list/map-view/map-filter-bar'
import type { Language } from '@/lib/domain/text/language'
import { listQueryText } from '@/lib/routing/list-query'
import { readListQuery } from '@/lib/server/search/read-list-query'
import { snapshot } from '../../support/content'
import { withMessages } from '../../support/render'

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

/** The query of an unchanged form, with or without script. */
function sentBy(language: Language, bar: ReactNode): string {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(withMessages(language, bar)), 'text/html')
  const form = page.querySelector('form')
  const fields = form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : []
  return listQueryText(readListQuery(new URLSearchParams(fields.filter(([name, value]) => value && name !== 'km'))))
}

const asked: readonly [Language, 'sale' | 'rent', string, string][] = [
  ['nl', 'sale', '?city=Antwerpen|2018&type=2&maxPrice=500000&bedrooms=3&garden=1', ''],
  // A postcode alone, as in saved searches, means the towns that have it.
  ['nl', 'sale', '?city=2018', '?city=Antwerpen|2018'],
  ['nl', 'sale', '?city=2140', '?city=Antwerpen|2140&city=Borgerhout|2140'],
  ['nl', 'sale', '?city=2800', ''],
  ['nl', 'rent', '?city=Ekeren|2180', ''],
  ['nl', 'rent', '?type=4', ''],
  ['fr', 'sale', '?type=8&maxPrice=500000', ''],
  ['nl', 'sale', '?bedrooms=6&bathrooms=4&area=120&plot=800&since=3', ''],
  ['nl', 'sale', '?furnished=1&epc=c', ''],
]

test.each(asked)('%s, %s: %s', (language, goal, address, sent) => {
  const query = readListQuery(new URLSearchParams(address))
  const expected = listQueryText(readListQuery(new URLSearchParams(sent || address)))
  const bars = [
    <FilterBar key="list" goal={goal} language={language} listHref="/" query={query} />,
    <MapFilterBar key="map" goal={goal} language={language} query={query} saveHref={undefined} />,
  ]
  for (const bar of bars) expect(sentBy(language, bar)).toBe(expected)
})
