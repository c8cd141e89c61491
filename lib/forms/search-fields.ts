/** Fields for search criteria (specification 3, "Demand register"; 5). */
import { schedules } from '../domain/subscriptions/saved-search.ts'
import type { CrossCheck } from './define-form.ts'
import { choice, offered, postalCodes, wholeNumber } from './fields.ts'

const price = { min: 0, max: 100_000_000, counts: 'euros', width: 'third' } as const
const count = { min: 0, max: 20, width: 'half' } as const

export const schedule = { SCHEDULE: choice({ values: schedules, required: 'scheduleRequired' }) }

export const searchFields = {
  GOAL: choice({ values: ['sale', 'rent'], required: 'goalRequired' }),
  TYPES: offered({ pattern: /^[1-8]$/, required: 'typesRequired' }),
  // A postcode is sufficient too, see `hasPlace`; the asterisk means that one of the two is required.
  ZONES: { ...offered({ pattern: /^[a-z0-9-]{1,60}$/, look: 'zones', hasHelp: true }), isRequired: true },
  ZIPS: postalCodes({ hasHelp: true }),
  MIN_PRICE: wholeNumber(price),
  MAX_PRICE: wholeNumber(price),
  BUDGET: wholeNumber({ ...price, hasHelp: true, width: 'full' }),
  MIN_BEDROOMS: wholeNumber(count),
  MIN_BATHROOMS: wholeNumber(count),
  MIN_GARAGES: wholeNumber(count),
  MIN_PARKINGS: wholeNumber(count),
  ...schedule,
}

/** `step` groups sections in forms with steps. */
export const searchSections = [
  { id: 'criteria', step: 'criteria', fields: ['GOAL', 'TYPES'] },
  { id: 'places', step: 'criteria', fields: ['ZONES', 'ZIPS'] },
  { id: 'limits', step: 'limits', fields: ['MIN_PRICE', 'MAX_PRICE', 'BUDGET'] },
  { id: 'rooms', step: 'limits', fields: ['MIN_BEDROOMS', 'MIN_BATHROOMS', 'MIN_GARAGES', 'MIN_PARKINGS'] },
  { id: 'schedule', step: 'limits', fields: ['SCHEDULE'] },
] as const

const isEmptyList = (value: unknown) => !Array.isArray(value) || value.length === 0

/** "Saved search needs at least one geographic zone" (specification 5): a zone, or a postcode. */
const hasPlace: CrossCheck = ({ ZONES, ZIPS }) =>
  isEmptyList(ZONES) && isEmptyList(ZIPS) ? { field: 'ZONES', message: 'zonesRequired' } : undefined

const hasPriceRange: CrossCheck = ({ MIN_PRICE, MAX_PRICE }) =>
  typeof MIN_PRICE === 'number' && typeof MAX_PRICE === 'number' && MAX_PRICE > 0 && MIN_PRICE > MAX_PRICE
    ? { field: 'MAX_PRICE', message: 'priceRangeInvalid' }
    : undefined

export const searchChecks: readonly CrossCheck[] = [hasPlace, hasPriceRange]
