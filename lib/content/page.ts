/** Page definitions: `data/pages/<id>.json` (specification 3, "Page definition"). */
import { z } from 'zod'
import { localizedText, perLanguage } from './localized.ts'
import { moduleSchema } from './module.ts'
import { pictureFile } from './picture.ts'

const languageMetadata = z.strictObject({
  /** Title of the browser tab, without the agency's name. */
  title: z.string().min(2).max(70),
  /** For search engines; at most 170 characters. */
  description: z.string().min(20).max(170),
  /** Open Graph; title and description above serve where these are missing. */
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
  /** Name for editors. */
  name: z.string(),
  /** The h1. */
  title: localizedText,
  /** Lead under the h1. */
  description: localizedText.optional(),
  /** The lead where the address names properties: whoever opens it may have saved none of them. */
  listDescription: localizedText.optional(),
  metadata: perLanguage(languageMetadata),
  /** Whether search engines may list the page. */
  seo: z.boolean(),
  image: pictureFile.extend({ alt: localizedText }).optional(),
  modules: z.array(moduleSchema),
  /** What happens when, in this order: thank-you pages (specification 2, "Thank-you pages"). */
  nextSteps: z.array(z.strictObject({ when: localizedText, text: localizedText })).default([]),
  /** Where to go from here; original paths or full addresses. */
  links: z.array(z.strictObject({ label: localizedText, link: z.string() })).default([]),
  /** Original path, a key of `data/routes.json`; empty for home. */
  path: z.string(),
  status: z.enum(['Published', 'Draft']),
  sort: z.int(),
  /** Paths of the pages shown as a menu beside this one. */
  childMenus: z.array(z.string()).default([]),
})

export type Page = z.output<typeof pageSchema>
