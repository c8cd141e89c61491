/** The language that somebody with saved searches is written to in. */
import 'server-only'
import type { Language } from '../../../domain/text/language.ts'
import type { Subscriber } from '../../db/repositories/subscriptions/subscribers.ts'
import { languageInUse } from '../../pages/language-in-use.ts'

/** The agency's own when the site does not speak theirs any more: pages that mails lead to are in languages in use alone. */
export const languageOf = ({ language }: Pick<Subscriber, 'language'>): Language => languageInUse(language)
