/** The published listings for the public data and for partners. */
import 'server-only'
import { isAbroad } from '../../domain/law/country.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { compareDates } from '../../domain/text/compare-dates.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

const isPublished = ({ published, archived }: PublicProperty) => published && !archived

/** Published properties and takeovers that are not archived, newest first. */
export function findPublishedListings(): PublicProperty[] {
  const { properties, takeovers } = getSnapshot()
  return [...properties, ...takeovers]
    .filter(isPublished)
    .sort((a, b) => compareDates(b.creationDate, a.creationDate) || b.id - a.id)
}

/** One of them. */
export function findPublishedListing(id: number): PublicProperty | undefined {
  const property = getSnapshot().propertyById.get(id)
  return property && isPublished(property) && !isAbroad(property) ? property : undefined
}

/** The language of a language tag if it is in use, else the default language. */
export function languageOrDefault(code: string | null): Language {
  const { languages, site } = getSnapshot()
  const wanted = code?.slice(0, 2).toLowerCase()
  return languages.find((language) => language === wanted) ?? site.defaultLanguage
}
