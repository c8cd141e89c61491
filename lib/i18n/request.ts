/** Messages and formats of a request; the language is the first segment of the path. */
import { notFound } from 'next/navigation'
import { lang } from 'next/root-params'
import type { AbstractIntlMessages } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { finishMessages } from '../domain/text/finish-text.ts'
import { isLanguage } from '../domain/text/language.ts'
import { locales } from '../domain/text/locales.ts'
import { logError } from '../process/log.ts'
import { promisesInForce } from '../server/content/snapshot/current-snapshot.ts'
import { formatCacheOf } from './format-cache.ts'

export default getRequestConfig(async () => {
  const language = await lang()
  if (!isLanguage(language)) notFound()
  const texts: AbstractIntlMessages = (await import(`../../messages/${language}.json`)).default
  const messages = finishMessages(texts, language, promisesInForce())
  return {
    locale: locales[language],
    messages,
    ...{ _cache: formatCacheOf(messages) },
    timeZone: 'Europe/Brussels',
    onError: (error) => logError('text-missing', { language, reason: error.message }),
    // A missing message shows its key (specification 8).
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  }
})
