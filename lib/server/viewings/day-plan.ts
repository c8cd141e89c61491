/** Data of the page for a day of viewings: the properties, how many fit on each day, and the route of the chosen day. */
import 'server-only'
import { journeyBetween } from '../../domain/places/travel.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { formsOf } from '../../domain/property/property-forms.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import {
  type DayHome,
  type DayLeg,
  type DayOrder,
  type DayPlan,
  type LegBetween,
  planDay,
} from '../../domain/viewings/plan-day.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findCalendar, findFreeSlots } from './free-slots.ts'

/** Travel time in minutes where the model knows none, for example across the river. */
const defaultTravelTime = 45

/** Most properties per day: the number of orders to try grows factorially. */
const mostHomes = 6

/** Most properties per day: also limited by the upcoming viewings that one visitor may have. */
export const homesPerDay = (): number => Math.min(mostHomes, getSnapshot().site.viewings.perPerson)

export type DayChoice = { date: string; fits: number }

export type ViewingDay = {
  /** With fixed slots, so that they can be planned; in the requested order. */
  homes: readonly PublicProperty[]
  /** Without fixed slots: to be requested one by one. */
  others: readonly PublicProperty[]
  chosen: readonly number[]
  days: readonly DayChoice[]
  date: string | undefined
  plan: DayPlan
  order: DayOrder
}

export type DayQuery = { ids: readonly number[]; chosen: readonly number[]; date: string | undefined; order: DayOrder }

type Slots = { property: PublicProperty; home: Omit<DayHome, 'slots'>; slots: readonly Date[] }

async function findSlotsOf(db: Db, property: PublicProperty, now: Date): Promise<Slots | undefined> {
  if (!formsOf(property).includes('visit')) return undefined
  const calendar = await findCalendar(db, property)
  const slots = calendar && (await findFreeSlots(db, property, now))
  if (!calendar || !slots || slots.length === 0) return undefined
  const { duration, travel } = calendar
  return { property, home: { id: property.id, agentId: property.agentId, duration, travel }, slots }
}

/**
 * A hidden address has a rounded point: distances are rounded to kilometres and times to five minutes, which is no more exact.
 */
const aboutOf = (leg: DayLeg): DayLeg => ({
  ...leg,
  metres: Math.max(1, Math.round(leg.metres / 1000)) * 1000,
  minutes: Math.ceil(leg.minutes / 5) * 5,
  isAbout: true,
})

/** By bicycle. */
export function wayBetween(from: PublicProperty, to: PublicProperty): DayLeg {
  const { metres, minutes } = journeyBetween(
    from,
    to,
    getSnapshot().surroundings.rivers.map(({ line }) => line),
  )
  const leg = minutes
    ? { metres, minutes: minutes.cycling, isKnown: true }
    : { metres, minutes: defaultTravelTime, isKnown: false }
  return from.address.kind === 'hidden' || to.address.kind === 'hidden' ? aboutOf(leg) : leg
}

const noWay: DayLeg = { metres: 0, minutes: defaultTravelTime, isKnown: false }

/** Cached per pair of properties, as every order of every day needs them. */
function legsBetween(homes: readonly Slots[]): LegBetween {
  const legs = new Map<string, DayLeg>(
    homes.flatMap(({ property: from }) =>
      homes.map(({ property: to }) => [`${from.id} ${to.id}`, wayBetween(from, to)] as const),
    ),
  )
  return (from, to) => legs.get(`${from} ${to}`) ?? noWay
}

/** The days on which any property has a free slot, in order, with the slots of each. */
function homesByDay(chosen: readonly Slots[]): Map<string, DayHome[]> {
  const dated = chosen.map(({ home, slots }) => ({
    home,
    slots: slots.map((slot) => ({ date: toLocalTime(slot).date, time: slot.getTime() })),
  }))
  const dates = [...new Set(dated.flatMap(({ slots }) => slots.map(({ date }) => date)))].toSorted()
  const on = (day: string): DayHome[] =>
    dated.map(({ home, slots }) => ({ ...home, slots: slots.flatMap(({ date, time }) => (date === day ? time : [])) }))
  return new Map(dates.map((date) => [date, on(date)]))
}

/** The first of the days on which most fit. */
function bestDay(days: readonly DayChoice[]): string | undefined {
  const most = Math.max(0, ...days.map(({ fits }) => fits))
  return days.find(({ fits }) => fits === most)?.date
}

const noPlan: DayPlan = { stops: [], left: [] }

/** Without a choice all are chosen, up to the limit per day. */
function chosenOf(found: readonly Slots[], { chosen }: DayQuery): Slots[] {
  const wanted = found.filter(({ property }) => chosen.length === 0 || chosen.includes(property.id))
  return wanted.slice(0, homesPerDay())
}

/** Without a date in the query the best day is chosen. @throws database errors. */
export async function planViewingDay(db: Db, query: DayQuery, now: Date): Promise<ViewingDay> {
  const { propertyById } = getSnapshot()
  const asked = [...new Set(query.ids)].flatMap((id) => propertyById.get(id) ?? []).filter(({ archived }) => !archived)
  const looked = await Promise.all(asked.map((property) => findSlotsOf(db, property, now)))
  const found = looked.filter((one): one is Slots => one !== undefined)
  const chosen = chosenOf(found, query)
  const legBetween = legsBetween(chosen)
  const plans = new Map([...homesByDay(chosen)].map(([date, homes]) => [date, planDay(homes, legBetween, query.order)]))
  const days = [...plans].map(([date, { stops }]) => ({ date, fits: stops.length }))
  const date = days.some((day) => day.date === query.date) ? query.date : bestDay(days)
  return {
    homes: found.map(({ property }) => property),
    others: asked.filter((property) => !found.some((one) => one.property === property)),
    chosen: chosen.map(({ property }) => property.id),
    days,
    date,
    plan: (date !== undefined && plans.get(date)) || noPlan,
    order: query.order,
  }
}
