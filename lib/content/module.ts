/** Modules of a page definition (specification 3, "Module"). */
import { z } from 'zod'
import { conditionRule } from './condition-rule.ts'
import { localizedText, localizedTextOrEmpty } from './localized.ts'
import { viewSchema } from './module-view.ts'
import { pictureFile } from './picture.ts'

/** A picture of the gallery view, with its caption. */
const modulePicture = pictureFile.extend({
  alt: localizedText,
  caption: localizedText.optional(),
})

const columns = z.int().min(1).max(12)

export const moduleSchema = z.strictObject({
  id: z.string(),
  title: localizedTextOrEmpty,
  titleSize: z.enum(['h1', 'h2', 'h3']).default('h2'),
  /** Line of text under the title. */
  intro: localizedTextOrEmpty.optional(),
  /** Modules with the same row are next to each other on the 12-column grid. */
  position: z.strictObject({ contentRow: z.int().min(1) }),
  /** Columns within the row. */
  span: z.int().min(1).default(1),
  columns: z.strictObject({ sm: columns, md: columns, lg: columns }).default({ sm: 12, md: 12, lg: 12 }),
  view: viewSchema,
  /** What the view shows; left out when the module has its own text or pictures. */
  relation: z
    .discriminatedUnion('type', [
      /** id: for-sale, for-rent, latest. */
      z.strictObject({ type: z.literal('property-list'), id: z.string() }),
      z.strictObject({ type: z.literal('category'), id: z.string() }),
      z.strictObject({ type: z.literal('article'), id: z.string() }),
      z.strictObject({ type: z.literal('contact'), id: z.string() }),
      z.strictObject({ type: z.literal('stats-view'), id: z.string() }),
      z.strictObject({ type: z.literal('own'), id: z.literal('') }),
    ])
    .default({ type: 'own', id: '' }),
  /** Markdown of the text view. */
  text: localizedText.optional(),
  /** Pictures of the gallery view. */
  pictures: z.array(modulePicture).min(1).optional(),
  itemsPerRow: z.int().min(1).max(6).default(3),
  maxItems: z.int().positive().optional(),
  /** The module is shown when all are true. */
  conditions: z.array(conditionRule).default([]),
  status: z.enum(['Published', 'Draft']),
})

export type Module = z.output<typeof moduleSchema>
