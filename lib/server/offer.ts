/** What the agency offers to the outside: feed and public data read from here. */
import 'server-only'
import type { Language } from '../domain/language.ts'
import type { Property } from '../domain/property.ts'
import { toPublicProperty } from '../domain/public-property.ts'
import { getSnapshot } from './snapshot/current-snapshot.ts'

/** Published properties and takeovers out of the archive, newest first, without what must stay hidden (ruling 10). */
export function findOffer(): Property[] {
  const { properties, takeovers, site } = getSnapshot()
  return [...properties, ...takeovers]
    .filter(({ published, archived }) => published && !archived)
    .map((property) => toPublicProperty(property, site.marqueeIgnoreList))
    .sort((a, b) => b.creationDate.localeCompare(a.creationDate) || b.id - a.id)
}

/** The language that `code` begins with when it is in use, else the default language. */
export function languageOrDefault(code: string | null): Language {
  const { languages, site } = getSnapshot()
  const wanted = code?.slice(0, 2).toLowerCase()
  return languages.find((language) => language === wanted) ?? site.defaultLanguage
}
