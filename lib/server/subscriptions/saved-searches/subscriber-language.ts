/** The language that somebody with saved searches is written to in. */
import 'server-only'
import { isLanguage, type Language } from '../../../domain/text/language.ts'
import { getSnapshot } from '../../content/current-snapshot.ts'
import type { Subscriber } from '../../db/repositories/subscribers.ts'

/** The agency's own when the site does not know theirs any more. */
export const languageOf = ({ language }: Pick<Subscriber, 'language'>): Language =>
  isLanguage(language) ? language : getSnapshot().site.defaultLanguage
