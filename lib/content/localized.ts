/** Texts that the content gives per language. */
import { z } from 'zod'

/** A text per language; German may be missing and then falls back to Dutch (snapshot, "Languages"). */
export const localizedText = z.strictObject({
  nl: z.string().min(1),
  fr: z.string().min(1),
  en: z.string().min(1),
  de: z.string().min(1).optional(),
})

/** Like {@link localizedText}, but a language may stay empty (web type 8 has no name in fr and en, specification 3). */
export const localizedTextOrEmpty = z.strictObject({
  nl: z.string(),
  fr: z.string(),
  en: z.string(),
  de: z.string().optional(),
})
