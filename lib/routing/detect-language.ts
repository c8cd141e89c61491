/** Which language a visitor gets on an address without one (specification 2, "Language selection"; ruling 1). */
import { storedItems } from '../domain/consent/browser-storage.ts'
import type { Language } from '../domain/text/language.ts'

/** Cookie and storage key of the chosen language. */
export const languageKey = storedItems.languageCookie.key

export type LanguageHints = { lng: string | undefined; cookie: string | undefined; acceptLanguage: string | undefined }

/** The language in use that a tag begins with, so that `fr-BE` means `fr`; undefined for any other. */
export function findEnabled(tag: string | undefined, enabled: readonly Language[]): Language | undefined {
  const code = tag?.trim().slice(0, 2).toLowerCase()
  return enabled.find((language) => language === code)
}

/** Tags of an Accept-Language header, best first; a quality of 0 means "not this one". */
function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters
        .find((parameter) => parameter.trim().startsWith('q='))
        ?.trim()
        .slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

/** Query parameter, then cookie, then the browser's languages, then the default. */
export function detectLanguage(hints: LanguageHints, enabled: readonly Language[], fallback: Language): Language {
  const candidates = [hints.lng, hints.cookie, ...parseAcceptLanguage(hints.acceptLanguage ?? '')]
  for (const candidate of candidates) {
    const language = findEnabled(candidate, enabled)
    if (language) return language
  }
  return fallback
}
