/** Translates messages outside of pages: for mails, files and commands, in any language of the site. */
import 'server-only'
// Not imported from next-intl, which loads the framework; commands do not have it.
import { createTranslator } from 'use-intl/core'
import { finishMessages } from '../../domain/text/finish-text.ts'
import type { Language } from '../../domain/text/language.ts'
import { locales } from '../../domain/text/locales.ts'
import type { Promises } from '../../domain/text/promises.ts'
import { messages } from '../../i18n/messages.ts'
import { logError } from '../../process/log.ts'
import { promisesInForce } from '../content/snapshot/current-snapshot.ts'

/** `key` with its namespace, such as `Forms.labels.EMAIL`; for a missing one the key itself is returned (specification 8). */
export type Translate = {
  (key: string, values?: Record<string, string | number>): string
  has: (key: string) => boolean
  /** The raw message: a text with placeholders, or a group of messages. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape is that of the file
  raw: (key: string) => any
}

const translators = new Map<Language, { promises: Promises; translate: Translate }>()

/** Cached until the agency's promises change, as it caches parsed messages. */
export function translatorOf(language: Language): Translate {
  const promises = promisesInForce()
  const known = translators.get(language)
  if (known?.promises === promises) return known.translate
  const translate = makeTranslator(language, promises)
  translators.set(language, { promises, translate })
  return translate
}

function makeTranslator(language: Language, promises: Promises): Translate {
  return createTranslator({
    locale: locales[language],
    messages: finishMessages(messages[language], language, promises),
    timeZone: 'Europe/Brussels',
    onError: (error) => logError('text-missing', { language, reason: error.message }),
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join('.'),
  }) as Translate
}
