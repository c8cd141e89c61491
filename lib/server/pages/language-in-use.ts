/** The language that somebody known by name or address is written to in. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** The agency's own when the site does not speak theirs, or not any more. */
export function languageInUse(code: string): Language {
  const { languages, site } = getSnapshot()
  return languages.find((language) => language === code) ?? site.defaultLanguage
}
