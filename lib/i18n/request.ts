/** Messages and formats of a request: the language is the first segment of the address. */
import { notFound } from 'next/navigation'
import { lang } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { isLanguage } from '../domain/text/language.ts'
import { locales } from '../domain/text/locales.ts'
import { logError } from '../process/log.ts'
import { typesetMessages } from './typeset-messages.ts'

export default getRequestConfig(async () => {
  const language = await lang()
  if (!isLanguage(language)) notFound()
  return {
    locale: locales[language],
    messages: typesetMessages((await import(`../../messages/${language}.json`)).default, language),
    timeZone: 'Europe/Brussels',
    onError: (error) => logError('text-missing', { language, reason: error.message }),
    // Missing translation keys show the key (specification 8).
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  }
})
