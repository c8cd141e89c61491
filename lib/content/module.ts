/** Modules of a page definition (specification 3, "Module"). */
import { z } from 'zod'
import { conditionRule } from './condition-rule.ts'
import { localizedText, localizedTextOrEmpty } from './localized.ts'

/** A picture of the gallery view, with the line under it. */
const modulePicture = z.strictObject({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: localizedText,
  caption: localizedText.optional(),
})

/** Every view the site can draw; `components/modules/registry.tsx` must know each of them. */
const moduleViews = [
  'article',
  'banner',
  'call-to-action',
  'card',
  'compare',
  'contact',
  'discreet',
  'favourites',
  'foreign',
  'gallery',
  'news',
  'next-steps',
  'projects',
  'property-list',
  'stats',
  'takeovers',
  'team',
  'testimonials',
  'text',
] as const

const columns = z.int().min(1).max(12)

export const moduleSchema = z.strictObject({
  id: z.string(),
  title: localizedTextOrEmpty,
  titleSize: z.enum(['h1', 'h2', 'h3']).default('h2'),
  /** Line of text under the title. */
  intro: localizedTextOrEmpty.optional(),
  /** Modules with the same row stand side by side on the 12-column grid. */
  position: z.strictObject({ contentRow: z.int().min(1) }),
  /** Place within the row. */
  span: z.int().min(1).default(1),
  columns: z.strictObject({ sm: columns, md: columns, lg: columns }).default({ sm: 12, md: 12, lg: 12 }),
  view: z.enum(moduleViews, { error: 'View not found' }),
  /** What the view is about; left out where the module brings its own text or pictures. */
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
  /** All must hold for the module to show. */
  conditions: z.array(conditionRule).default([]),
  status: z.enum(['Published', 'Draft']),
})

export type Module = z.output<typeof moduleSchema>
export type ModuleView = Module['view']
