/** What the content gives per language. */
import { z } from 'zod'
import { type OptionalLanguage, optionalLanguages, type RequiredLanguage, requiredLanguages } from '../domain/text/language.ts'

type Shape<Schema extends z.ZodType> = Readonly<
  Record<RequiredLanguage, Schema> & Record<OptionalLanguage, z.ZodOptional<Schema>>
>

/** One of a schema for each language that the software knows; those that texts may leave out are optional. */
export function perLanguage<Schema extends z.ZodType>(schema: Schema): z.ZodObject<Shape<Schema>, z.core.$strict> {
  const required = requiredLanguages.map((language) => [language, schema])
  const optional = optionalLanguages.map((language) => [language, schema.optional()])
  return z.strictObject<Shape<Schema>>(Object.fromEntries([...required, ...optional]))
}

/** A text per language. */
export const localizedText = perLanguage(z.string().min(1))

/** Like {@link localizedText}, but a language may stay empty (web type 8 has no name in fr and en, specification 3). */
export const localizedTextOrEmpty = perLanguage(z.string())
