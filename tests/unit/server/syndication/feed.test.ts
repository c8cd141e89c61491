// @vitest-environment jsdom
/** Contents of the feed, and what it must not contain (rulings 7, 10). */
import { afterEach, describe, expect, test } from 'vitest'
import type { PublicProperty } from '@/lib/domain/property/property'
import { toPublicProperty } from '@/lib/domain/property/public-property'
import type { Language } from '@/lib/domain/text/language'
import { getFeed } from '@/lib/server/syndication/feed'
import { getProperty, snapshot } from '@/tests/support/content'
import { generateRecords } from '@/tests/support/generate-properties'

afterEach(() => {
  globalThis.currentSnapshot = snapshot
})

/** The feed of these properties alone, or of the demo content. */
async function read(language: Language, properties?: readonly PublicProperty[]) {
  globalThis.currentSnapshot = properties ? { ...snapshot, properties, takeovers: [] } : snapshot
  const { text } = await getFeed(language)
  const document = new DOMParser().parseFromString(text, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  const entries = [...document.querySelectorAll('entry')].map((entry) => ({
    id: entry.querySelector('id')?.textContent ?? '',
    title: (entry.querySelector('title')?.textContent ?? '').replaceAll('\u00a0', ' '),
    summary: (entry.querySelector('summary')?.textContent ?? '').replaceAll('\u00a0', ' '),
    updated: entry.querySelector('updated')?.textContent ?? '',
    picture: entry.querySelector('link[rel="enclosure"]')?.getAttribute('href'),
  }))
  return { text, entries }
}

describe.each([
  ['nl', 'Nieuwe prijs: ', '€ 279.000, voorheen € 298.000. ', 'Prijs op aanvraag. ', 'vanaf € 1.475.000. '],
  ['fr', 'Nouveau prix : ', '€ 279.000, auparavant € 298.000. ', 'Prix sur demande. ', 'à partir de € 1.475.000. '],
  ['en', 'New price: ', '€ 279.000, previously € 298.000. ', 'Price on request. ', 'starting from € 1.475.000. '],
] as const)('in %s', (language, newPrice, change, onRequest, startingFrom) => {
  test('a new price with the one before it, under an id that stays', async () => {
    const { entries } = await read(language)
    const entry = entries.find(({ id }) => id.endsWith(`/${language}/property/4102352/#price-1`))
    expect(entry?.title.startsWith(newPrice)).toBe(true)
    expect(entry?.summary.startsWith(change)).toBe(true)
    expect(entry).toMatchObject({ updated: '2026-11-15T00:00:00Z', picture: expect.stringMatching(/^https?:.*s08-1\.webp$/) })
  })

  test('a hidden price is on request, without its changes', async () => {
    const { entries, text } = await read(language, [getProperty('s08', { publishPrice: false })])
    expect(entries).toHaveLength(1)
    expect(entries[0]?.summary.startsWith(onRequest)).toBe(true)
    expect(text).not.toMatch(/2[79][98][. ]?000/)
  })

  test('a starting price is marked as such; a hidden street is left out', async () => {
    const { entries, text } = await read(language, [getProperty('s12')])
    expect(entries[0]?.summary).toMatch(`${startingFrom}2930 Brasschaat. `)
    expect(text).not.toContain('Zandwijzerdreef')
  })
})

test('sold, rented, archived and unpublished properties are not included', async () => {
  const { entries, text } = await read('nl')
  for (const key of ['s15', 'r02', 'a01', 'a02']) expect(text).not.toContain(`/property/${getProperty(key).id}/`)
  expect(entries.some(({ id }) => id.includes('/4102431/'))).toBe(true)
  const hidden = [getProperty('s01', { published: false }), getProperty('s02', { archived: true })]
  expect((await read('nl', hidden)).entries).toEqual([])
})

test('generated content: newest first, at most 50, ids of their own, no hidden price or street', async () => {
  const secret = { street: 'Geheimstraat', price: 77_123_456 }
  const properties = generateRecords(200, 7, snapshot.today).map((record) =>
    toPublicProperty(
      {
        ...record,
        ...(record.publishAddress ? {} : { street: secret.street }),
        ...(record.publishPrice ? {} : { price: secret.price, priceHistory: [{ date: snapshot.today, price: secret.price }] }),
      },
      snapshot.site.marqueeIgnoreList,
    ),
  )
  const { entries, text } = await read('fr', properties)
  expect(entries).toHaveLength(50)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(50)
  const days = entries.map(({ updated }) => updated)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(text).not.toContain(secret.street)
  expect(text).not.toMatch(/77[. ]?123/)
})

test('the same content is written once, changed content again', async () => {
  globalThis.currentSnapshot = snapshot
  expect(await getFeed('nl')).toBe(await getFeed('nl'))
  const first = await getFeed('nl')
  globalThis.currentSnapshot = { ...snapshot, properties: [] }
  expect((await getFeed('nl')).etag).not.toBe(first.etag)
})
