/** The order of ISO dates. Apart from `date.ts`, which forms load in the browser. */
import type { IsoDate } from '../property/property.ts'

/** @returns below 0 when `a` is the earlier one. They are compared as strings: `localeCompare` takes twenty times as long. */
export const compareDates = (a: IsoDate, b: IsoDate): number => (a === b ? 0 : a < b ? -1 : 1)
