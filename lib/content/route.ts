/** The localized path table: `data/routes.json` (specification 2, "Localized path table"). */
import { z } from 'zod'
import { languageCodes } from '../domain/text/language.ts'
import { localizedText } from './localized.ts'

const segmentPath = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'expected lower-case words parted by slashes, without slashes at the ends')

export const routeSchema = z.strictObject({
  /** Original path, used by every link in the content: `for-sale`, `diensten/verkoop`; empty for home. */
  original: z.string(),
  type: z.enum(['page', 'article', 'feedback', 'login']),
  /** Path in each language, without the language segment and outer slashes. */
  path: z.record(z.enum(languageCodes), segmentPath.or(z.literal(''))),
  breadcrumb: localizedText,
  /** External address that replaces the page. */
  external: z.url().optional(),
})

export type Route = z.output<typeof routeSchema>
