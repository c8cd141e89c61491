/** The language that somebody wrote in. */
import 'server-only'
import { isLanguage, type Language } from '../../domain/language.ts'
import type { Lead } from '../db/repositories/leads.ts'
import { getSnapshot } from '../snapshot/current-snapshot.ts'

/** The agency's own when the site does not know it any more. */
export const leadLanguage = ({ language }: Pick<Lead, 'language'>): Language =>
  isLanguage(language) ? language : getSnapshot().site.defaultLanguage
