/** Language of a visitor on an address without one (specification 2, "Language selection"; ruling 1). */
import Negotiator from 'negotiator'
import { storedItems } from '../domain/consent/browser-storage.ts'
import type { Language } from '../domain/text/language.ts'

/** Cookie and storage key of the chosen language. */
export const languageKey = storedItems.languageCookie.key

export type LanguageHints = { lng: string | undefined; cookie: string | undefined; acceptLanguage: string | undefined }

/** The language in use of a language tag: `fr-BE` gives `fr`; undefined for other languages. */
export function findEnabled(tag: string | undefined, enabled: readonly Language[]): Language | undefined {
  const code = tag?.trim().slice(0, 2).toLowerCase()
  return enabled.find((language) => language === code)
}

/** Language tags of an Accept-Language header, most preferred first; those with a quality of 0 are left out. */
const parseAcceptLanguage = (header: string): string[] => new Negotiator({ headers: { 'accept-language': header } }).languages()

/** In order: query parameter, cookie, the browser's languages, default. */
export function detectLanguage(hints: LanguageHints, enabled: readonly Language[], fallback: Language): Language {
  const candidates = [hints.lng, hints.cookie, ...parseAcceptLanguage(hints.acceptLanguage ?? '')]
  for (const candidate of candidates) {
    const language = findEnabled(candidate, enabled)
    if (language) return language
  }
  return fallback
}
