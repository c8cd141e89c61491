/** `data/landing-pages.json`: what the pages of towns and types say; each entry may leave out whatever it has no own words for. */
import { z } from 'zod'
import { localizedText, perLanguage } from './localized.ts'

const segment = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,59}$/, 'expected lower-case letters, digits and hyphens, such as appartementen')

/** Texts above the lists; without one of its own a page says its figures alone. */
const intro = z.strictObject({ sale: localizedText.optional(), rent: localizedText.optional() }).default({})

/** Below the list of homes for sale: paragraphs parted by an empty line, and usual questions with their answers. */
const words = {
  text: localizedText.optional(),
  questions: z.array(z.strictObject({ question: localizedText, answer: localizedText })).default([]),
}

export const landingContentSchema = z.strictObject({
  types: z
    .array(
      z.strictObject({
        webId: z.string().regex(/^[1-8]$/, 'expected the WebID of a type, 1 to 8'),
        /** Last part of the address; without it, the type's name. */
        path: perLanguage(segment),
        /** In the plural, for headings: "Appartementen". */
        name: localizedText,
        intro,
        ...words,
      }),
    )
    .default([]),
  towns: z
    .array(
      z.strictObject({
        /** Dutch official name, as properties have it. */
        town: z.string().min(1),
        /** What running text calls the town in each language; without it, the official name (ruling 4). */
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
