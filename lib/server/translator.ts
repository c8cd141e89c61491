/** Messages where no page is being made: feeds and other documents that name their language themselves. */
import 'server-only'
import { createTranslator } from 'next-intl'
import type { Language } from '../domain/language.ts'
import { locales } from '../i18n/locales.ts'

/** What `useTranslations` gives components. */
export async function getTranslator(language: Language, namespace: string) {
  const { default: messages } = await import(`../../messages/${language}.json`)
  return createTranslator({ locale: locales[language], messages, namespace, timeZone: 'Europe/Brussels' })
}
