/** Articles: `data/articles/<id>/article.json` with one Markdown file per language in the same folder (`nl.md`, `fr.md`, ...). */
import { z } from 'zod'
import type { Localized } from '../domain/text/language.ts'
import { contentDate } from './date.ts'
import { localizedText } from './localized.ts'
import { pictureFile } from './picture.ts'

export const articleSchema = z.strictObject({
  /** Name of the folder; also the id in a module's relation. */
  id: z.string().regex(/^[a-z0-9-]+$/, 'expected lower-case letters, digits and hyphens'),
  /** Id in `data/categories.json`. */
  categoryId: z.string(),
  /** Original path in `data/routes.json`, such as `media/epc-2026`; left out for texts that are only shown within a page. */
  path: z.string().optional(),
  title: localizedText,
  /** One or two sentences for lists and meta descriptions. */
  intro: localizedText,
  /** Path under `media/`, and alternative text. */
  image: pictureFile.extend({ alt: localizedText }).optional(),
  date: contentDate,
  /** Day of the last change, if later than `date`. */
  modified: contentDate.optional(),
  /** The author, an agent. */
  agentId: z.int().optional(),
  /** Summary of the text in figures, shown above it; only for texts within a page. */
  figures: z
    .array(z.strictObject({ label: localizedText, value: localizedText, note: localizedText }))
    .max(3)
    .optional(),
  /** Call to action below the text; `link` is an original path. */
  next: z.strictObject({ title: localizedText, text: localizedText, label: localizedText, link: z.string() }).optional(),
  sort: z.int().default(0),
  status: z.enum(['Published', 'Draft']),
})

export type Article = z.output<typeof articleSchema> & { body: Localized }
