/** The published listings for the Atom feed and the public data. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { compareDates } from '../../domain/text/compare-dates.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** Published properties and takeovers that are not archived, newest first. */
export function findPublishedListings(): PublicProperty[] {
  const { properties, takeovers } = getSnapshot()
  return [...properties, ...takeovers]
    .filter(({ published, archived }) => published && !archived)
    .sort((a, b) => compareDates(b.creationDate, a.creationDate) || b.id - a.id)
}

/** The language of a language tag if it is in use, else the default language. */
export function languageOrDefault(code: string | null): Language {
  const { languages, site } = getSnapshot()
  const wanted = code?.slice(0, 2).toLowerCase()
  return languages.find((language) => language === wanted) ?? site.defaultLanguage
}
