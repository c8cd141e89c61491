/** Reads and validates query parameters one by one. */
import { parseAmount } from '../domain/text/parse-number.ts'

/** Highest valid value; the lowest is 1. */
const numberLimits = {
  minPrice: 100_000_000,
  maxPrice: 100_000_000,
  bedrooms: 20,
  bathrooms: 20,
  garages: 20,
  parkings: 20,
  area: 100_000,
  plot: 10_000_000,
  since: 365,
  page: 10_000,
} as const

/** Highest number of characters of a typed text. */
export const textLimit = 80

/** Reads single parameters and collects the invalid ones. */
export function createReader(query: URLSearchParams) {
  const ignored = new Set<string>()
  const valuesOf = (key: string) => [...new Set(query.getAll(key).map((value) => value.trim()))].filter(Boolean)

  /** The first value, parsed; undefined and reported as invalid when it cannot be parsed. */
  function readOne<T>(key: string, parse: (value: string) => T | undefined): T | undefined {
    const [value] = valuesOf(key)
    if (value === undefined) return undefined
    const result = parse(value)
    if (result === undefined) ignored.add(key)
    return result
  }

  function readAll<T>(key: string, parse: (value: string) => T | undefined): T[] {
    return valuesOf(key).flatMap((value) => {
      const result = parse(value)
      if (result === undefined) ignored.add(key)
      return result === undefined ? [] : [result]
    })
  }

  const readNumber = (key: keyof typeof numberLimits) =>
    readOne(key, (value) =>
      /^\d{1,9}$/.test(value) && Number(value) > 0 && Number(value) <= numberLimits[key] ? Number(value) : undefined,
    )
  /** A typed amount, `400.000` or `€ 400.000,50`, as whole euros. */
  const readAmount = (key: 'minPrice' | 'maxPrice') =>
    readOne(key, (value) => {
      const amount = Math.round(parseAmount(value) ?? 0)
      return amount > 0 && amount <= numberLimits[key] ? amount : undefined
    })
  const readChoice = <T extends string>(key: string, choices: readonly T[]) =>
    readOne(key, (value) => choices.find((choice) => choice === value))
  return { ignored, readOne, readAll, readNumber, readAmount, readChoice }
}

export type QueryReader = ReturnType<typeof createReader>
