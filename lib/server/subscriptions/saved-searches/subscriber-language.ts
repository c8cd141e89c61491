/** The language of mails to a subscriber. */
import 'server-only'
import type { Language } from '../../../domain/text/language.ts'
import type { Subscriber } from '../../db/repositories/subscriptions/subscribers.ts'
import { languageInUse } from '../../pages/language-in-use.ts'

/** The agency's default if the site no longer has the subscriber's language, as links in that language would not work. */
export const languageOf = ({ language }: Pick<Subscriber, 'language'>): Language => languageInUse(language)
