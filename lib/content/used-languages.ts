/** The languages in use, from `data/site.json`. */
import { z } from 'zod'
import { languageCodes } from '../domain/text/language.ts'
import type { UsedLanguages } from './fill-languages.ts'

const schema = z.looseObject({
  languages: z.array(z.looseObject({ code: z.enum(languageCodes), use: z.boolean() })),
  defaultLanguage: z.enum(languageCodes),
})

/** Used when the settings cannot be read; nothing is published then. */
const unknown: UsedLanguages = { inUse: [], defaultLanguage: 'nl' }

/** @param text of `site.json`; undefined when the file is missing. */
export function readUsedLanguages(text: string | undefined): UsedLanguages {
  try {
    const { languages, defaultLanguage } = schema.parse(JSON.parse(text ?? ''))
    return { inUse: languages.filter(({ use }) => use).map(({ code }) => code), defaultLanguage }
  } catch {
    return unknown
  }
}
