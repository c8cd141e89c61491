/** The Belgian Region of a postcode (specification 9, ruling 14). */
import { belgiumId } from './country.ts'

export type Region = 'brussels' | 'wallonia' | 'flanders'

/** First and last postcode, inclusive. */
const postcodeRanges: readonly { first: number; last: number; region: Region }[] = [
  { first: 1000, last: 1299, region: 'brussels' },
  { first: 1300, last: 1499, region: 'wallonia' },
  { first: 1500, last: 3999, region: 'flanders' },
  { first: 4000, last: 7999, region: 'wallonia' },
  { first: 8000, last: 9999, region: 'flanders' },
]

/** Region of `zip`; undefined outside Belgium and for a text that is not a postcode of four digits from 1000 on. */
export function findRegion(zip: string, countryId: number): Region | undefined {
  if (countryId !== belgiumId || !/^\d{4}$/.test(zip)) return undefined
  const code = Number(zip)
  return postcodeRanges.find(({ first, last }) => first <= code && code <= last)?.region
}
