/** Messages outside a page: mails, files and commands, in any language of the site. */
import 'server-only'
// Not from next-intl: that loads the framework, which a command does not have.
import { createTranslator } from 'use-intl/core'
import { finishMessages } from '../../domain/text/finish-text.ts'
import type { Language } from '../../domain/text/language.ts'
import { locales } from '../../domain/text/locales.ts'
import type { Promises } from '../../domain/text/promises.ts'
import { messages } from '../../i18n/messages.ts'
import { logError } from '../../process/log.ts'
import { promisesInForce } from '../content/snapshot/current-snapshot.ts'

/** `key` with its namespace, `Forms.labels.EMAIL`; a missing one gives the key itself (specification 8). */
export type Translate = {
  (key: string, values?: Record<string, string | number>): string
  has: (key: string) => boolean
  /** The message as it stands in the file: a text with its placeholders, or a group of messages. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape is that of the file
  raw: (key: string) => any
}

const translators = new Map<Language, { promises: Promises; translate: Translate }>()

/** The same one each time, until the agency promises something else: it keeps the messages that it has read. */
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
