/** Sales of the demo: consistent with its home page, and without prices in public data. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOfType } from '@/lib/domain/sold/kinds-of-type'
import { soldKinds } from '@/lib/domain/sold/sold-case'
import { snapshot } from '../../support/content'

const { market } = snapshot
const entries: { price: number; asked: number; deal: string }[] = JSON.parse(readFileSync('data/sold.json', 'utf8'))

test('the statistics agree with those on the home page', () => {
  const stated = snapshot.statistics.get('home')
  const [closed, days, paid] = stated?.figures.map(({ value }) => value) ?? []
  expect(market.sold + market.let).toBe(closed)
  expect(market.times.median).toBe(days)
  expect((market.paidOfAsked ?? 0) * 100).toBeCloseTo(paid ?? 0, 1)
  const medians = new Map(market.times.places.map(({ town, zip, median }) => [[town, zip].filter(Boolean).join(' '), median]))
  for (const { town, days: each } of stated?.towns.rows ?? []) expect([town, medians.get(town)]).toEqual([town, each])
})

test('some towns have price bands and some have too few sales', () => {
  const bands = market.towns.flatMap(({ kinds }) => kinds.map(({ band }) => band !== undefined))
  expect(bands).toContain(true)
  expect(bands).toContain(false)
})

test('public data contains no price and no asking price of a sale', () => {
  const text = JSON.stringify(market)
  const numbers = new Set(text.match(/\d{5,}/g))
  for (const { price, asked } of entries.filter(({ deal }) => deal === 'sold'))
    expect([numbers.has(String(price)), numbers.has(String(asked))]).toEqual([false, false])
})

test('a kind belongs to at most one type; without a type every kind is shown', () => {
  for (const kind of soldKinds) {
    expect(['1', '2', '3', '4', '5', '6', '7', '8'].filter((webId) => isOfType(kind, webId)).length).toBeLessThanOrEqual(1)
    expect(isOfType(kind, undefined)).toBe(true)
  }
})
