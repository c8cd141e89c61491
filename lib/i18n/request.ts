/** Messages and formats of a request: the language is the first segment of the address. */
import { notFound } from 'next/navigation'
import { lang } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { finishMessages } from '../domain/text/finish-text.ts'
import { isLanguage } from '../domain/text/language.ts'
import { locales } from '../domain/text/locales.ts'
import { logError } from '../process/log.ts'
import { promisesInForce } from '../server/content/current-snapshot.ts'

export default getRequestConfig(async () => {
  const language = await lang()
  if (!isLanguage(language)) notFound()
  return {
    locale: locales[language],
    messages: finishMessages((await import(`../../messages/${language}.json`)).default, language, promisesInForce()),
    timeZone: 'Europe/Brussels',
    onError: (error) => logError('text-missing', { language, reason: error.message }),
    // Missing translation keys show the key (specification 8).
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  }
})
