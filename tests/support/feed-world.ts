/** A CRM whose listings change randomly, and a model of what the site must publish, independent of the tested code. */
import { join } from 'node:path'
import type { FeedListing } from '@/lib/feeds/feed-listing'
import { between } from '@/lib/server/bot-protection/seeded-random'
import { allContentFiles } from '@/lib/server/content/snapshot/feed-items'
import { wholeListing } from './feeds.ts'

type Known = {
  state: 'present' | 'missing' | 'archived'
  prices: { Date: string; Price: number }[]
  title: string
  isRent: boolean
}

type Offered = { price: number; title: string; isRent?: boolean }

/** A random integer, both bounds included. */
export const chance = (random: () => number, from: number, to: number) => Math.floor(between(random, from, to + 1))

/** The agency's data in its CRM, and the expected state of the site. */
export type World = { crm: Map<string, Offered>; site: Map<string, Known> }

export function change({ crm }: World, random: () => number, next: () => string): void {
  const ids = [...crm.keys()]
  const pick = () => ids[chance(random, 0, ids.length - 1)] ?? ''
  const kind = chance(random, 0, 9)
  if (kind <= 2 || crm.size < 8) crm.set(next(), { price: chance(random, 100, 900) * 1000, title: 'Huis met tuin' })
  else if (kind <= 4) crm.set(pick(), { price: chance(random, 100, 900) * 1000, title: 'Huis met tuin' })
  else if (kind === 5) crm.set(pick(), { price: 250_000, title: `Titel ${chance(random, 10_000, 99_999)}` })
  else if (kind <= 8) crm.delete(pick())
  else {
    const id = pick()
    const { title, isRent = false } = crm.get(id) ?? { title: 'Huis met tuin' }
    crm.set(id, { price: isRent ? 310_000 : 1200, title, isRent: !isRent })
  }
}

export const listingsOf = ({ crm }: World): FeedListing[] =>
  [...crm].map(([id, { price, title, isRent }]) => {
    const { changedOn: _, createdOn: __, ...whole } = wholeListing(id)
    const goal = isRent ? { theirs: '1', ours: 'rent' as const } : { theirs: '0', ours: 'sale' as const }
    return { ...whole, goal, price: { amount: price }, texts: { ...whole.texts, title: { nl: title } } }
  })

/** By the rules, without the tested code. */
export function expectTakenOver({ crm, site }: World, today: string): void {
  for (const [id, known] of site) {
    if (crm.has(id) || known.state === 'archived') continue
    known.state = known.state === 'present' ? 'missing' : 'archived'
  }
  for (const [id, { price, title, isRent = false }] of crm) {
    const known: Known = site.get(id) ?? { state: 'present', prices: [], title, isRent }
    // A rent after a sale price is no price reduction.
    if (known.isRent !== isRent) known.prices = []
    const earlier = known.prices.filter((point) => point.Date !== today)
    const isSame = known.prices.at(-1)?.Price === price
    if (!isSame) known.prices = earlier.at(-1)?.Price === price ? earlier : [...earlier, { Date: today, Price: price }]
    site.set(id, { ...known, state: 'present', title, isRent })
  }
}

export const isStopped = ({ crm, site }: World) => {
  const present = [...site].filter(([, { state }]) => state === 'present').map(([id]) => id)
  const gone = present.filter((id) => !crm.has(id)).length
  return crm.size === 0 || (gone > 1 && gone > present.length * 0.2)
}

/** The expected result of the loader. */
export function publishedIn(
  folder: string,
): Map<string, { Archived: boolean; PriceHistory: unknown; title: string; price: number }> {
  const files = allContentFiles(join(folder, 'content'), join(folder, 'var'))
  return new Map(
    files.list('properties').map((name) => {
      const file = JSON.parse(files.read(`properties/${name}`) ?? '')
      const [{ TypeDescription: title }] = file.Languages
      return [String(file.ID), { Archived: file.Archived, PriceHistory: file.PriceHistory, title, price: file.Price }]
    }),
  )
}

export const expected = ({ site }: World) =>
  new Map(
    [...site]
      .sort()
      .map(([id, { state, prices, title }]) => [
        id,
        { Archived: state === 'archived', PriceHistory: prices, title, price: prices.at(-1)?.Price },
      ]),
  )
