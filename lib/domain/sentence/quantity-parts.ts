/** The filter part that a number stands for, by its unit and the words around it. */
import type { EpcLetter, LowerBound } from '../search/property-filter.ts'
import type { Bound, Unit } from './meaning.ts'
import { type Head, type Range, sharing, type Tail } from './quantity-words.ts'
import type { SentencePart } from './reading.ts'

/** Context: what came earlier in the sentence. */
export type QuantityContext = {
  goal: 'sale' | 'rent' | undefined
  /** Unit of the last number. */
  lastUnit: LowerBound | undefined
  hasEpc: boolean
  isPreferred: boolean
}

const countedAs = {
  bedrooms: 'minBedrooms',
  rooms: 'minBedrooms',
  bathrooms: 'minBathrooms',
  garages: 'minGarages',
  parkings: 'minParkings',
} as const satisfies Partial<Record<Unit, LowerBound>>

const squareMetres: Partial<Record<Unit, number>> = { m2: 1, are: 100, centiare: 1, hectare: 10_000 }
const daysOf: Partial<Record<Unit, number>> = { days: 1, weeks: 7, months: 30 }

/** Upper limit of each label letter in Flanders, kWh per m² and year. */
const kwhOf: readonly (readonly [EpcLetter, number])[] = [
  ['a', 100],
  ['b', 200],
  ['c', 300],
  ['d', 400],
  ['e', 500],
]

type Figures = { low: number; high: number | undefined; bound: Bound | undefined; isPlot: boolean }

function countParts(kind: LowerBound, { low, bound }: Figures, isRooms: boolean): SentencePart[] {
  const count = (bound === 'above' ? low + 1 : low) - Number(isRooms)
  const isSound = Number.isInteger(count) && count >= 1 && count <= 20 && bound !== 'max'
  return isSound ? [{ kind, count }] : []
}

function areaParts({ low, bound, isPlot }: Figures): SentencePart[] {
  const count = Math.round(bound === 'around' ? low * 0.9 : low)
  if (bound === 'max' || count < 1 || count > (isPlot ? 10_000_000 : 100_000)) return []
  return [{ kind: isPlot ? 'minPlot' : 'minArea', count }]
}

/** Highest price that the search accepts. */
const highestPrice = 100_000_000

function priceParts({ low, high, bound }: Figures, goal: QuantityContext['goal']): SentencePart[] {
  const thousand = (value: number) => (goal === 'sale' && value < 1000 ? value * 1000 : value)
  const first = thousand(low)
  const bounds = (minPrice: number | undefined, maxPrice: number | undefined): SentencePart[] =>
    [minPrice, maxPrice].every((price) => price === undefined || (price >= 1 && price <= highestPrice))
      ? [{ kind: 'price', minPrice, maxPrice }]
      : []
  if (high !== undefined)
    return bounds(Math.round(high >= 10_000 && low < 1000 ? sharing(low, high) : first), Math.round(thousand(high)))
  if (bound === 'around') return bounds(Math.round(first * 0.9), Math.round(first * 1.1))
  return bound === 'min' || bound === 'above' ? bounds(Math.round(first), undefined) : bounds(undefined, Math.round(first))
}

const epcParts = (kwh: number): SentencePart[] => {
  const letter = kwhOf.find(([, highest]) => kwh <= highest)?.[0]
  return letter ? [{ kind: 'epc', letter }] : []
}

/** Whether a number without a unit can be a price. */
function isPrice(value: number, high: number | undefined, bound: Bound | undefined, goal: QuantityContext['goal']): boolean {
  if (value >= 10_000 || (high ?? 0) >= 10_000) return true
  return value >= 100 && (bound !== undefined || high !== undefined || goal === 'rent')
}

/** Lowest number read as a year of construction. */
const firstYear = 1000

type Full = { head: Head; range: Range; tail: Tail; bound: Bound | undefined; context: QuantityContext }

/** A reference: plain digits, enough of them. */
function referenceOf({ head, range, tail, bound }: Full): string | undefined {
  const digits = range.low.number?.digits
  if (digits === undefined || digits.length > 12 || tail.unit) return undefined
  return head.subject === 'reference' || (bound === undefined && digits.length >= 7) ? digits : undefined
}

/** Undefined when the number has no meaning; an empty list when it is understood but there is no filter for it. */
export function toParts(full: Full): SentencePart[] | undefined {
  const { head, range, tail, bound, context } = full
  const low = range.low.number?.value ?? 0
  if (head.subject === 'year') return low >= firstYear ? [] : undefined
  const high = range.high?.number?.value
  const { unit } = tail
  const reference = referenceOf(full)
  if (reference) return [{ kind: 'reference', reference }]
  const square = unit && squareMetres[unit]
  const isPlot = (head.subject ?? tail.subject) === 'plot' || head.isOn || (unit !== 'm2' && square !== undefined)
  const figures = { low: low * (square ?? 1), high, bound, isPlot }
  if (unit && unit in countedAs) return countParts(countedAs[unit as keyof typeof countedAs], figures, unit === 'rooms')
  if (unit === 'kwh' || (head.subject === 'epc' && low <= 1000)) return epcParts(low)
  if (square) return areaParts(figures)
  const days = unit && daysOf[unit]
  if (days) return low >= 1 && low * days <= 365 ? [{ kind: 'since', days: Math.round(low * days) }] : []
  const isMoney = unit === 'euro' || tail.isMonthly || range.low.number?.isMultiplied || range.high?.number?.isMultiplied
  const isAbout = head.subject === 'price' || head.subject === 'rent'
  if (isMoney || isAbout || isPrice(low, high, bound, context.goal)) return priceParts(figures, context.goal)
  if (low <= 20 && context.lastUnit && (bound || context.isPreferred)) return countParts(context.lastUnit, figures, false)
  return undefined
}
