/** For components that are not given the language of their page. */
import { useLocale } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import { languageOfLocale } from '@/lib/domain/text/locales'
import { langOf } from '@/lib/server/pages/text-language'

/** @returns what tells, for the element with a text of the content, the language that it is written in where that is not the page's. */
export function useLangOf(): (text: string | undefined) => { lang?: Language } {
  const language = languageOfLocale(useLocale())
  return (text) => langOf(text, language)
}
