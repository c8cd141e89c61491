/** Page definitions: `data/pages/<id>.json` (specification 3, "Page definition"). */
import { z } from 'zod'
import { localizedText, perLanguage } from './localized.ts'
import { moduleSchema } from './module.ts'
import { pictureFile } from './picture.ts'

const languageMetadata = z.strictObject({
  /** Title of the browser tab, without the agency's name. */
  title: z.string().min(2).max(70),
  /** Meta description; at most 170 characters. */
  description: z.string().min(20).max(170),
  /** Open Graph; defaults to title and description above. */
  og: z
    .strictObject({ title: z.string().optional(), description: z.string().optional(), image: z.string().optional() })
    .default({}),
  twitter: z
    .strictObject({
      card: z.enum(['summary', 'summary_large_image']).default('summary_large_image'),
      title: z.string().optional(),
      description: z.string().optional(),
    })
    .default({ card: 'summary_large_image' }),
})

export const pageSchema = z.strictObject({
  id: z.string(),
  parentId: z.string().nullable(),
  /** Name shown to editors. */
  name: z.string(),
  /** The h1. */
  title: localizedText,
  /** Lead paragraph under the h1. */
  description: localizedText.optional(),
  /** Lead when the address lists properties, which the visitor may not have saved. */
  listDescription: localizedText.optional(),
  metadata: perLanguage(languageMetadata),
  /** Whether search engines may list the page. */
  seo: z.boolean(),
  image: pictureFile.extend({ alt: localizedText }).optional(),
  modules: z.array(moduleSchema),
  /** Next steps in order: thank-you pages (specification 2, "Thank-you pages"). */
  nextSteps: z.array(z.strictObject({ when: localizedText, text: localizedText })).default([]),
  /** Follow-up links; original paths or full addresses. */
  links: z.array(z.strictObject({ label: localizedText, link: z.string() })).default([]),
  /** Original path, a key of `data/routes.json`; empty for home. */
  path: z.string(),
  status: z.enum(['Published', 'Draft']),
  sort: z.int(),
  /** Paths of the pages shown as a side menu. */
  childMenus: z.array(z.string()).default([]),
})

export type Page = z.output<typeof pageSchema>
