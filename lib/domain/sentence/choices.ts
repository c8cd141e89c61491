/** Alternatives for a part of a sentence: neighbouring values, and required or preferred. */
import { type CityChoice, epcLetters } from '../search/property-filter.ts'
import type { Meant } from './change-sentence.ts'
import type { SentencePart } from './reading.ts'

/** Values that the content offers. */
export type Offer = { types: readonly string[]; towns: readonly CityChoice[] }

const roundTo = (value: number, step: number) => Math.max(step, Math.round(value / step) * step)

/** Two steps down and two up; rents in steps of fifty euro. */
function pricesAround(price: number): number[] {
  const step = price < 10_000 ? 50 : 25_000
  const around = [-2, -1, 0, 1, 2].map((steps) => (steps === 0 ? price : roundTo(price + steps * step, step)))
  return [...new Set(around)].sort((a, b) => a - b)
}

function countsAround(kind: string, count: number): number[] {
  if (kind === 'minArea' || kind === 'minPlot')
    return [...new Set([0.7, 0.85, 1, 1.15, 1.3].map((by) => (by === 1 ? count : roundTo(count * by, 5))))]
  return [count - 1, count, count + 1].filter((each) => each >= 1 && each <= 20)
}

function townsAround(part: Extract<SentencePart, { kind: 'place' }>, towns: readonly CityChoice[]): SentencePart[] {
  const whole = [...new Set(towns.map(({ name }) => name))].map((name): SentencePart => {
    return { kind: 'place', place: { kind: 'town', name, choices: towns.filter((town) => town.name === name) } }
  })
  const isOther = (other: SentencePart) => other.kind === 'place' && other.place.name !== part.place.name
  return [part, ...whole.filter(isOther)]
}

function partsAround(part: SentencePart, { types, towns }: Offer): SentencePart[] {
  switch (part.kind) {
    case 'type':
      return types.map((webId) => ({ kind: 'type', webId }))
    case 'place':
      return townsAround(part, towns)
    case 'price':
      if (part.minPrice !== undefined && part.maxPrice !== undefined) return [part]
      return pricesAround(part.maxPrice ?? part.minPrice ?? 0).map((price) =>
        part.maxPrice === undefined ? { ...part, minPrice: price } : { ...part, maxPrice: price },
      )
    case 'epc':
      return epcLetters.map((letter) => ({ kind: 'epc', letter }))
    case 'since':
      return [...new Set([7, 14, 30, part.days])].sort((a, b) => a - b).map((days) => ({ kind: 'since', days }))
    case 'goal':
      return [
        { kind: 'goal', goal: 'sale' },
        { kind: 'goal', goal: 'rent' },
      ]
    case 'flag':
    case 'trait':
    case 'reference':
      return [part]
    default:
      return countsAround(part.kind, part.count).map((count) => ({ kind: part.kind, count }))
  }
}

/** Whether it can be both required and preferred: an orientation or a pool can only be preferred, a list only required. */
const isEither = ({ part, state }: Meant) =>
  part.kind !== 'goal' && part.kind !== 'trait' && part.kind !== 'reference' && (state === 'must' || state === 'preferred')

/** The alternatives including the present value, then the same part required or preferred instead. Empty where there are none. */
export function choicesFor(meant: Meant, offer: Offer): Meant[] {
  const { part, state } = meant
  const around = partsAround(part, offer).map((each): Meant => ({ part: each, state }))
  const other: Meant[] = isEither(meant) ? [{ part, state: state === 'must' ? 'preferred' : 'must' }] : []
  const all = [...around, ...other]
  return all.length > 1 ? all : []
}
