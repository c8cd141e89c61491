/** Every address that search engines may list, with its other languages. */
import 'server-only'
import type { MetadataRoute } from 'next'
import type { Localized } from '../domain/language.ts'
import { isOutside } from '../routing/href.ts'
import { alternatesOf, listContentPaths } from './pages.ts'
import { projectAlternates, propertyAlternates } from './property-page.ts'
import { absoluteUrl } from './site-url.ts'
import { getSnapshot } from './snapshot/current-snapshot.ts'

type Entry = { alternates: Partial<Localized>; modified?: string }

function isListed(path: string): boolean {
  return getSnapshot().pages.get(path)?.seo ?? true
}

function findEntries(): Entry[] {
  const { properties, takeovers, foreignProperties, projects } = getSnapshot()
  return [
    ...listContentPaths()
      .filter(isListed)
      .map((path) => ({ alternates: alternatesOf(path) })),
    ...[...properties, ...takeovers, ...foreignProperties].map((property) => ({
      alternates: propertyAlternates(property),
      modified: property.modificationDate,
    })),
    ...projects.map((project) => ({ alternates: projectAlternates(project), modified: project.creationDate })),
  ].filter(({ alternates }) => !Object.values(alternates).some(isOutside))
}

/** One entry per language and page. Archived properties and what leads outside are left out. */
export function buildSitemap(): MetadataRoute.Sitemap {
  const { defaultLanguage } = getSnapshot().site
  return findEntries().flatMap(({ alternates, modified }) => {
    const languages = Object.fromEntries(Object.entries(alternates).map(([language, path]) => [language, absoluteUrl(path)]))
    const fallback = languages[defaultLanguage]
    return Object.values(languages).map((url) => ({
      url,
      ...(modified && { lastModified: modified }),
      alternates: { languages: { ...languages, ...(fallback && { 'x-default': fallback }) } },
    }))
  })
}
