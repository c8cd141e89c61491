/** Plans viewings of several homes on one day: their order, with travel time in between. Times are milliseconds since 1970. */

const minuteMs = 60_000

/** A home with its free slots of the day, in order. */
export type DayHome = {
  id: number
  agentId: number
  /** Minutes of a viewing (`duration`), and of its agent's way to the next home (`travel`). */
  duration: number
  travel: number
  slots: readonly number[]
}

/**
 * The way from one home to the next. `isKnown`: false where the model gives no travel time and a fixed one is reserved. `isAbout`:
 * an address is hidden.
 */
export type DayLeg = { metres: number; minutes: number; isKnown: boolean; isAbout?: boolean }

export type DayStop = {
  id: number
  startsAt: number
  endsAt: number
  /** From the previous stop; undefined for the first. `slack`: minutes left of the gap. */
  way: (DayLeg & { slack: number }) | undefined
}

/** `early`: earliest end. `near`: shortest travel time. Both with as many homes as possible. */
export const dayOrders = ['early', 'near'] as const
export type DayOrder = (typeof dayOrders)[number]

export type DayPlan = {
  stops: readonly DayStop[]
  /** Ids of the homes that do not fit. */
  left: readonly number[]
}

export type LegBetween = (from: number, to: number) => DayLeg

type Viewing = { home: DayHome; startsAt: number; minutes: number }

const endOf = ({ home, startsAt }: Viewing) => startsAt + home.duration * minuteMs

/** Least number of minutes between two viewings: the visitor's travel time, and that of the agent if both have the same. */
function gapBetween(from: DayHome, to: DayHome, legBetween: LegBetween): number {
  const { minutes } = legBetween(from.id, to.id)
  return from.agentId === to.agentId ? Math.max(minutes, from.travel, to.travel) : minutes
}

/** Sort key of a plan: lower is better, compared number by number. */
function rank(viewings: readonly Viewing[], order: DayOrder): number[] {
  const last = viewings.at(-1)
  const [end, way] = [last ? endOf(last) : 0, viewings.reduce((sum, { minutes }) => sum + minutes, 0)]
  return [-viewings.length, ...(order === 'early' ? [end, way] : [way, end])]
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const index = a.findIndex((value, place) => value !== b[place])
  return index >= 0 && (a[index] ?? 0) < (b[index] ?? 0)
}

/**
 * Tries every order of every subset of homes, each viewing at the first slot that leaves enough travel time: a later slot never
 * ends the day earlier.
 */
function findBest(homes: readonly DayHome[], legBetween: LegBetween, order: DayOrder): Viewing[] {
  let best: Viewing[] = []
  function goOn(viewings: readonly Viewing[]): void {
    if (isBetter(rank(viewings, order), rank(best, order))) best = [...viewings]
    const last = viewings.at(-1)
    for (const home of homes) {
      if (viewings.some((viewing) => viewing.home.id === home.id)) continue
      const gap = last ? gapBetween(last.home, home, legBetween) : 0
      const from = last ? endOf(last) + gap * minuteMs : Number.NEGATIVE_INFINITY
      const startsAt = home.slots.find((slot) => slot >= from)
      const minutes = last ? legBetween(last.home.id, home.id).minutes : 0
      if (startsAt !== undefined) goOn([...viewings, { home, startsAt, minutes }])
    }
  }
  goOn([])
  return best
}

/** Moves viewings later where possible, to shorten waiting times between them. */
function shortenWaiting(viewings: readonly Viewing[], legBetween: LegBetween): Viewing[] {
  const closer: Viewing[] = []
  for (const viewing of viewings.toReversed()) {
    const next = closer[0]
    if (!next) {
      closer.unshift(viewing)
      continue
    }
    const gap = gapBetween(viewing.home, next.home, legBetween) + viewing.home.duration
    const until = next.startsAt - gap * minuteMs
    closer.unshift({ ...viewing, startsAt: viewing.home.slots.findLast((slot) => slot <= until) ?? viewing.startsAt })
  }
  return closer
}

function toStop(viewing: Viewing, before: Viewing | undefined, legBetween: LegBetween): DayStop {
  const { home, startsAt } = viewing
  const leg = before && legBetween(before.home.id, home.id)
  const slack = before && leg ? (startsAt - endOf(before)) / minuteMs - leg.minutes : 0
  return { id: home.id, startsAt, endsAt: endOf(viewing), way: leg && { ...leg, slack } }
}

export function planDay(homes: readonly DayHome[], legBetween: LegBetween, order: DayOrder): DayPlan {
  const viewings = shortenWaiting(findBest(homes, legBetween, order), legBetween)
  const planned = new Set(viewings.map(({ home }) => home.id))
  return {
    stops: viewings.map((viewing, index) => toStop(viewing, viewings[index - 1], legBetween)),
    left: homes.flatMap(({ id }) => (planned.has(id) ? [] : [id])),
  }
}

/** One viewing in the field of a form: `4102311@2026-11-28T09:00:00.000Z`. */
export type DayViewing = { propertyId: number; startsAt: Date }

export const writeDay = (viewings: readonly DayViewing[]): string =>
  viewings.map(({ propertyId, startsAt }) => `${propertyId}@${startsAt.toISOString()}`).join(',')

/** Undefined for malformed text. */
export function readDay(text: string): DayViewing[] | undefined {
  const found = text === '' ? [] : text.split(',').map((part) => /^(\d{1,12})@(\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(part))
  const viewings = found.flatMap((match) => (match ? [{ propertyId: Number(match[1]), startsAt: new Date(match[2] ?? '') }] : []))
  const areAll = viewings.length === found.length && viewings.every(({ startsAt }) => !Number.isNaN(startsAt.getTime()))
  return areAll ? viewings : undefined
}
