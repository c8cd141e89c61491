/** Every text that visitors may read, from the files: messages, content and articles. */
import { globSync, readFileSync } from 'node:fs'
import { isLanguage, type Language, languageCodes } from '../../lib/domain/text/language.ts'

export type ContentText = { place: string; text: string; language: Language }

/** Fields whose texts are not read as words. */
const unread = /\.(path|link|icon|url|id|original)$/

function textsIn(value: unknown, place: string, language?: Language): ContentText[] {
  if (typeof value === 'string') return language && value.trim() && !unread.test(place) ? [{ place, text: value, language }] : []
  if (typeof value !== 'object' || value === null) return []
  const stated: unknown = Reflect.get(value, 'language')
  const own = typeof stated === 'string' && isLanguage(stated) ? stated : language
  const entries = Object.entries(value)
  const isLocalized = entries.length > 0 && entries.every(([key]) => isLanguage(key))
  return entries.flatMap(([key, item]) => {
    if (key === 'language') return []
    // A text per language has the path of the whole object.
    return isLocalized && isLanguage(key) ? textsIn(item, place, key) : textsIn(item, `${place}.${key}`, own)
  })
}

const languageOf = (file: string): Language | undefined => languageCodes.find((code) => file.endsWith(`${code}.json`))

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** In file order. */
export function readContentTexts(): ContentText[] {
  const messages = globSync('messages/*.json')
  const content = globSync('data/**/*.json')
  const articles = languageCodes.flatMap((language) =>
    globSync(`data/articles/*/${language}.md`).map((place) => ({ place, text: readFileSync(place, 'utf8'), language })),
  )
  return [
    ...messages.flatMap((file) => textsIn(readJson(file), file, languageOf(file))),
    ...content.flatMap((file) => textsIn(readJson(file), file)),
    ...articles,
  ]
}
