/**
 * Demo page views of a property per day: more after it is listed and after a new price, and on Sundays, with random variation.
 */
import 'server-only'
import type { ViewSource } from '../../domain/page-views/page-view-source.ts'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import type { IsoDate } from '../../domain/property/property.ts'
import { daysBetween } from '../../domain/text/date.ts'
import { between, type Random, seededRandom } from '../bot-protection/seeded-random.ts'
import type { Figure } from '../db/repositories/portal/page-views.ts'

/** Page views of an average weekday. */
const quiet = 14

/** Factor per weekday, from Sunday. */
const weekdays = [1.55, 0.95, 0.9, 0.95, 1, 0.9, 1.2] as const

/** Shares of the sources; together 1. */
const shares: readonly (readonly [ViewSource, number])[] = [
  ['immoweb', 0.39],
  ['direct', 0.17],
  ['google', 0.15],
  ['saved-search', 0.11],
  ['zimmo', 0.06],
  ['site', 0.06],
  ['facebook', 0.03],
  ['other', 0.03],
]

const actionKinds = ['favourite', 'share', 'documents', 'information', 'visit'] as const

/** Extra factor `days` after an event: `strength` halved every four days. */
const decay = (days: number, strength: number) => (days < 0 ? 0 : strength * 0.5 ** (days / 4))

function expectedViews(property: ConfidentialProperty, day: IsoDate): number {
  const [, ...changes] = property.priceHistory
  const news = changes.reduce(
    (sum, { date }) => sum + decay(daysBetween(date, day), 2),
    decay(daysBetween(property.creationDate, day), 4),
  )
  return quiet * (1 + news) * (weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1)
}

/** Rounds to a whole number at random, with `expected` as the mean. */
const roundAtRandom = (random: Random, expected: number) => Math.floor(expected + random())

/** Rate of each action per page view. */
const actions = { favourite: 0.035, share: 0.015, documents: 0.012, information: 0.008, visit: 0.015 } as const satisfies Record<
  (typeof actionKinds)[number],
  number
>

function figuresOfDay(property: ConfidentialProperty, day: IsoDate, share: number, random: Random): Figure[] {
  const views = expectedViews(property, day) * share * between(random, 0.75, 1.3)
  const figure = (kind: Figure['kind'], source: string, count: number) => ({ propertyId: property.id, day, kind, source, count })
  const seen = shares.map(([source, part]) => figure('view', source, roundAtRandom(random, views * part)))
  const done = actionKinds.map((kind) => figure(kind, 'direct', roundAtRandom(random, views * actions[kind])))
  return [...seen, ...done].filter(({ count }) => count > 0)
}

/**
 * Deterministic for a property and day.
 * @param days in any order; days before the property was listed are skipped
 * @param shareOf how much of a day has passed, 0 to 1
 */
export function makeDemoFigures(
  property: ConfidentialProperty,
  days: readonly IsoDate[],
  shareOf: (day: IsoDate) => number,
): Figure[] {
  return days
    .filter((day) => day >= property.creationDate)
    .flatMap((day) => figuresOfDay(property, day, shareOf(day), seededRandom(`demo ${property.id} ${day}`)))
}
