/** The language that somebody wrote in. */
import 'server-only'
import { isLanguage, type Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import type { Lead } from '../db/repositories/leads.ts'

/** The agency's own when the site does not know it any more. */
export const leadLanguage = ({ language }: Pick<Lead, 'language'>): Language =>
  isLanguage(language) ? language : getSnapshot().site.defaultLanguage
