/** `data/landing-pages.json`: texts of the pages of towns and types; every text is optional. */
import { z } from 'zod'
import { localizedText, perLanguage } from './localized.ts'

const segment = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,59}$/, 'expected lower-case letters, digits and hyphens, such as appartementen')

/** Introduction above the lists; without one the page only shows its figures. */
const intro = z.strictObject({ sale: localizedText.optional(), rent: localizedText.optional() }).default({})

/** Below the list of homes for sale: paragraphs separated by an empty line, and frequently asked questions. */
const words = {
  text: localizedText.optional(),
  questions: z.array(z.strictObject({ question: localizedText, answer: localizedText })).default([]),
}

export const landingContentSchema = z.strictObject({
  types: z
    .array(
      z.strictObject({
        webId: z.string().regex(/^[1-8]$/, 'expected the WebID of a type, 1 to 8'),
        /** Last segment of the path; defaults to the type's name. */
        path: perLanguage(segment),
        /** Plural, for headings: "Appartementen". */
        name: localizedText,
        intro,
        ...words,
      }),
    )
    .default([]),
  towns: z
    .array(
      z.strictObject({
        /** Official Dutch name, as in the properties. */
        town: z.string().min(1),
        /** The town's name in running text in each language; defaults to the official name (ruling 4). */
        name: localizedText.optional(),
        intro,
        ...words,
      }),
    )
    .default([]),
  /** A type in a town. */
  both: z
    .array(
      z.strictObject({
        town: z.string().min(1),
        webId: z.string().regex(/^[1-8]$/, 'expected the WebID of a type, 1 to 8'),
        intro,
      }),
    )
    .default([]),
})

export type LandingContent = z.output<typeof landingContentSchema>
