/** Schemas of values per language; missing languages have been filled before (`fill-languages.ts`). */
import { z } from 'zod'
import { inEachLanguage, type Localized } from '../domain/text/language.ts'

/** A schema for each language that the software supports. */
export function perLanguage<Schema extends z.ZodType>(schema: Schema): z.ZodObject<Localized<Schema>, z.core.$strict> {
  return z.strictObject(inEachLanguage(() => schema))
}

/** Its error message shows the expected form when there is a single text, or none. */
const textPerLanguage = (schema: z.ZodString) =>
  z.strictObject(
    inEachLanguage(() => schema),
    {
      error: ({ code }) =>
        code === 'invalid_type' ? 'expected a text per language, such as { "nl": "…", "fr": "…" }' : undefined,
    },
  )

/** A text per language. */
export const localizedText = textPerLanguage(
  z.string().min(1, 'expected a text; what is left out altogether stands in the default language'),
)

/** Like {@link localizedText}, but a language may be empty (web type 8 has no name in fr and en, specification 3). */
export const localizedTextOrEmpty = textPerLanguage(z.string())

/** A file or code: one for all languages, or one per language. */
export const oneOrLocalized = z
  .union([z.string().min(1), localizedText], 'expected a text, or one per language')
  .transform((value): Localized => (typeof value === 'string' ? inEachLanguage(() => value) : value))
