/** Puts viewings of several homes on one day into an order, with the way between them. Times are milliseconds. */

const minuteMs = 60_000

/** A home with its slots of the day that are free, in order. */
export type DayHome = {
  id: number
  agentId: number
  /** Minutes that its viewing takes, and that its agent needs to the next home. */
  duration: number
  travel: number
  slots: readonly number[]
}

/** The way from one home to the next. `isKnown`: false where no model knows a time, so that a fixed one is kept free. `isAbout`: an address is hidden. */
export type DayLeg = { metres: number; minutes: number; isKnown: boolean; isAbout?: boolean }

export type DayStop = {
  id: number
  startsAt: number
  endsAt: number
  /** From the stop before; undefined for the first. `slack`: minutes left of the gap. */
  way: (DayLeg & { slack: number }) | undefined
}

/** `early`: done as soon as can be. `near`: as little on the way as can be. Either way with as many homes as fit. */
export const dayOrders = ['early', 'near'] as const
export type DayOrder = (typeof dayOrders)[number]

export type DayPlan = {
  stops: readonly DayStop[]
  /** Homes that do not fit. */
  left: readonly number[]
}

export type LegBetween = (from: number, to: number) => DayLeg

type Viewing = { home: DayHome; startsAt: number; minutes: number }

const endOf = ({ home, startsAt }: Viewing) => startsAt + home.duration * minuteMs

/** Minutes that must lie between the end of one viewing and the start of the next: the visitor's way, or that of an agent of both. */
function gapBetween(from: DayHome, to: DayHome, legBetween: LegBetween): number {
  const { minutes } = legBetween(from.id, to.id)
  return from.agentId === to.agentId ? Math.max(minutes, from.travel, to.travel) : minutes
}

/** Lower is better, part by part. */
function rank(viewings: readonly Viewing[], order: DayOrder): number[] {
  const last = viewings.at(-1)
  const [end, way] = [last ? endOf(last) : 0, viewings.reduce((sum, { minutes }) => sum + minutes, 0)]
  return [-viewings.length, ...(order === 'early' ? [end, way] : [way, end])]
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const index = a.findIndex((value, place) => value !== b[place])
  return index >= 0 && (a[index] ?? 0) < (b[index] ?? 0)
}

/** Every order of every choice of homes, each at the first slots that leave time for the way: nothing is done sooner later. */
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

/** Moves what can wait closer to what follows, so that nobody stands about between two viewings. */
function closeUp(viewings: readonly Viewing[], legBetween: LegBetween): Viewing[] {
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
  const viewings = closeUp(findBest(homes, legBetween, order), legBetween)
  const planned = new Set(viewings.map(({ home }) => home.id))
  return {
    stops: viewings.map((viewing, index) => toStop(viewing, viewings[index - 1], legBetween)),
    left: homes.flatMap(({ id }) => (planned.has(id) ? [] : [id])),
  }
}

/** A viewing of the day as a form carries it: `4102311@2026-11-28T09:00:00.000Z`. */
export type DayViewing = { propertyId: number; startsAt: Date }

export const writeDay = (viewings: readonly DayViewing[]): string =>
  viewings.map(({ propertyId, startsAt }) => `${propertyId}@${startsAt.toISOString()}`).join(',')

/** Undefined for what is no such text. */
export function readDay(text: string): DayViewing[] | undefined {
  const found = text === '' ? [] : text.split(',').map((part) => /^(\d{1,12})@(\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(part))
  const viewings = found.flatMap((match) => (match ? [{ propertyId: Number(match[1]), startsAt: new Date(match[2] ?? '') }] : []))
  const areAll = viewings.length === found.length && viewings.every(({ startsAt }) => !Number.isNaN(startsAt.getTime()))
  return areAll ? viewings : undefined
}
