/** The language to write to a known person in. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** The default language if theirs is not in use (any more). */
export function languageInUse(code: string): Language {
  const { languages, site } = getSnapshot()
  return languages.find((language) => language === code) ?? site.defaultLanguage
}
