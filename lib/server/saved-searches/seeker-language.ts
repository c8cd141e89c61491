/** The language that somebody with saved searches is written to in. */
import 'server-only'
import { isLanguage, type Language } from '../../domain/language.ts'
import type { Seeker } from '../db/repositories/seekers.ts'
import { getSnapshot } from '../snapshot/current-snapshot.ts'

/** The agency's own when the site does not know theirs any more. */
export const languageOf = ({ language }: Pick<Seeker, 'language'>): Language =>
  isLanguage(language) ? language : getSnapshot().site.defaultLanguage
