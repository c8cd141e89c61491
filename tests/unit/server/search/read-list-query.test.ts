/** The query of a list is parsed once: metadata and page get the result of the middleware. */
import { globSync, readFileSync } from 'node:fs'
import { NextRequest } from 'next/server'
import { beforeEach, expect, test } from 'vitest'
import { countFiltered } from '@/lib/server/property/property-lists'
import { readListQuery } from '@/lib/server/search/read-list-query'
import middleware from '@/middleware'
import { snapshot } from '../../../support/content'

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
  globalThis.listQueries = undefined
})

const cachedQueries = () => globalThis.listQueries?.get(snapshot) ?? new Map<string, unknown>()

/** The query as the framework hands it to the page that the middleware leads to. */
function parametersOf(rewritten: string) {
  const { searchParams } = new URL(rewritten)
  const values = [...new Set(searchParams.keys())].map((name) => {
    const all = searchParams.getAll(name)
    return [name, all.length > 1 ? all : all[0]] as const
  })
  return Object.fromEntries(values)
}

test.each([
  'city=Antwerpen%7C2018&city=Antwerpen%7C2020&type=2&maxPrice=500000&utm_source=mail',
  'city=Antwerpen%7C2018&type=2&garden=1&sort=price-asc',
  'type=2&bedrooms=many',
  'page=2',
])('?%s is read once on its way to the list', async (text) => {
  const answer = await middleware(new NextRequest(`http://site.example/nl/te-koop/?${text}`))
  const rewritten = answer.headers.get('x-middleware-rewrite') ?? ''
  expect(rewritten).toContain('/nl/filtered/for-sale/?')
  const read = [...cachedQueries().values()]
  expect(read).toHaveLength(1)
  for (const reader of ['metadata', 'page']) expect(readListQuery(parametersOf(rewritten)), reader).toBe(read[0])
  expect(cachedQueries().size).toBe(1)
})

test('no other part of the site reads the query of a list, but what is stored is read where it is stored', () => {
  const readers = globSync('{app,components,lib}/**/*.{ts,tsx}').filter((file) =>
    /\bparseListQuery\(/.test(readFileSync(file, 'utf8')),
  )
  expect(readers.sort()).toEqual([
    'lib/routing/list-query.ts',
    'lib/server/db/repositories/subscriptions/saved-searches.ts',
    'lib/server/search/read-list-query.ts',
  ])
})

test('other parameters are ignored, and different queries are cached separately', () => {
  const query = readListQuery({ type: ['2', '3'], utm_source: 'mail' })
  expect(query.filter.types).toEqual(['2', '3'])
  expect(readListQuery(new URLSearchParams('type=2&type=3'))).toBe(query)
  expect(readListQuery(new URLSearchParams('type=2')).filter.types).toEqual(['2'])
  expect(readListQuery({}).filter.types).toEqual([])
})

test('the least recently used queries are evicted', () => {
  const first = readListQuery({ page: '2' })
  for (let page = 3; page < 190; page += 1) readListQuery({ page: String(page) })
  expect(readListQuery({ page: '2' })).toBe(first)
  for (let page = 1000; page < 1250; page += 1) readListQuery({ page: String(page) })
  expect(cachedQueries().size).toBe(200)
  expect(readListQuery({ page: '2' })).not.toBe(first)
})

test('a place by name becomes the circle around it; a name that is not known is noted', () => {
  const found = readListQuery({ near: 'gare de Malines', km: '2' })
  expect(found).toMatchObject({ near: undefined, ignored: [] })
  expect(found.filter.shapes).toEqual([{ kind: 'circle', latitude: 51.0176, longitude: 4.4827, kilometres: 2 }])
  expect(readListQuery({ near: 'Gent' }).filter.shapes).toHaveLength(1)
  expect(readListQuery({ near: 'Nergensdorp' })).toMatchObject({ near: { text: 'Nergensdorp' }, ignored: ['near'] })
})

test('a town among the words is found by any of its names, with any other filter', () => {
  const found = readListQuery({ q: 'appartement ANVERS', maxPrice: '600000' })
  expect(found.filter).toMatchObject({ text: 'appartement Antwerpen', maxPrice: 600_000 })
  expect(countFiltered('sale', found.filter)).toBe(1)
  expect(readListQuery({ q: 'Anversoise' }).filter.text).toBe('Anversoise')
})

test('a place or a name of a town that the content gains is known at once', () => {
  const near = { near: 'Nergensdorp' }
  const words = { q: 'huis in Nergenstown' }
  expect(readListQuery(near).ignored).toEqual(['near'])
  expect(readListQuery(words).filter.text).toBe('huis in Nergenstown')
  const { surroundings, site } = snapshot
  const name = { nl: 'Nergensdorp', fr: 'Nergensdorp', en: 'Nergensdorp', de: 'Nergensdorp' }
  const place = { kind: 'town', name, latitude: 51.1, longitude: 4.5, also: [], zips: [] } as const
  globalThis.currentSnapshot = {
    ...snapshot,
    surroundings: { ...surroundings, points: [...surroundings.points, place] },
    site: { ...site, cityAliases: { ...site.cityAliases, Nergenstown: 'Nergensdorp' } },
  }
  const found = readListQuery(near)
  expect(found).toMatchObject({ near: undefined, ignored: [] })
  expect(found.filter.shapes).toMatchObject([{ kind: 'circle', latitude: 51.1, longitude: 4.5 }])
  expect(readListQuery(words).filter.text).toBe('huis in Nergensdorp')
})
