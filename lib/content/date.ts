/** Dates in the content: absolute, or relative to the day the snapshot is loaded, so that the demo never gets old (ruling 12). */
import { z } from 'zod'

/**
 * `2026-09-14` or `today`, `today-12`, `today+9` (days).
 * A relative date is resolved when the snapshot is loaded, see `resolveContentDate`.
 */
export const contentDate = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2}|today([+-]\d{1,4})?)$/, 'expected a date such as 2026-09-14, or today-12')
