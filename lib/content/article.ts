/** Articles: `data/articles/<id>/article.json` with one Markdown file per language beside it (`nl.md`, `fr.md`, ...). */
import { z } from 'zod'
import type { Localized } from '../domain/text/language.ts'
import { contentDate } from './date.ts'
import { localizedText } from './localized.ts'
import { pictureFile } from './picture.ts'

export const articleSchema = z.strictObject({
  /** Name of the folder; also the id that a module's relation names. */
  id: z.string().regex(/^[a-z0-9-]+$/, 'expected lower-case letters, digits and hyphens'),
  /** Id in `data/categories.json`. */
  categoryId: z.string(),
  /** Original path in `data/routes.json`, such as `media/epc-2026`; absent for texts that only stand inside a page. */
  path: z.string().optional(),
  title: localizedText,
  /** One or two sentences for lists and search engines. */
  intro: localizedText,
  /** Path under `media/`, and what it shows. */
  image: pictureFile.extend({ alt: localizedText }).optional(),
  date: contentDate,
  /** Day the text last changed, when that was after `date`. */
  modified: contentDate.optional(),
  /** Agent who wrote it. */
  agentId: z.int().optional(),
  /** What the text comes down to, in figures above it; only where it stands inside a page. */
  figures: z
    .array(z.strictObject({ label: localizedText, value: localizedText, note: localizedText }))
    .max(3)
    .optional(),
  /** What to do next, below it; `link` is an original path. */
  next: z.strictObject({ title: localizedText, text: localizedText, label: localizedText, link: z.string() }).optional(),
  sort: z.int().default(0),
  status: z.enum(['Published', 'Draft']),
})

export type Article = z.output<typeof articleSchema> & { body: Localized }
