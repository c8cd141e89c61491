/** Every address that search engines may list, with its other languages, pictures and the day it last changed. */
import 'server-only'
import type { Branch } from '../../domain/agency/branch.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import {
  countSitemaps,
  type SitemapEntry,
  sitemapPart,
  writeSitemap,
  writeSitemapIndex,
} from '../../domain/syndication/sitemap-xml.ts'
import type { Language, Localized } from '../../domain/text/language.ts'
import {
  type AgencyList,
  agentsPath,
  branchesPath,
  foreignListPath,
  isOutside,
  listPathOf,
  sitemapHref,
} from '../../routing/href.ts'
import { matchesLanding } from '../../routing/landing-pages.ts'
import { agencyAlternates } from '../agency/agency-links.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import { isDated } from '../pages/articles.ts'
import { landingAlternates, listLandingPages } from '../pages/landing-pages.ts'
import { alternatesOf, findContentPage, listContentPaths } from '../pages/pages.ts'
import { translatedOnly } from '../pages/text-language.ts'
import { projectAlternates, propertyAlternates } from '../property/property-page.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

type Entry = { alternates: Partial<Localized>; modified?: string | undefined; pictures?: readonly { url: string }[] }

const newest = (days: readonly string[]) => days.toSorted().at(-1)

const newestOf = (properties: readonly PublicProperty[]) => newest(properties.map(({ modificationDate }) => modificationDate))

/** The listings that a page of the content shows, by its original path; none for a page that is text. */
function findShown(path: string): readonly PublicProperty[] {
  const { properties, takeovers, foreignProperties } = getSnapshot()
  if (path === '') return properties
  if (path === foreignListPath) return foreignProperties
  if (path === listPathOf.takeover) return takeovers
  return properties.filter(({ goal }) => path === listPathOf[goal])
}

/** A list changes with what is in it, a dated article on its day; of other texts nobody notes the day. */
function contentEntry(path: string): Entry {
  const { articles, pages } = getSnapshot()
  const article = articles.find((candidate) => candidate.path === path)
  const image = article?.image ?? pages.get(path)?.image
  const ofArticle = article && (article.modified ?? (isDated(article) ? article.date : undefined))
  const alternates = article
    ? translatedOnly(alternatesOf(path), 'article', article.id)
    : translatedOnly(alternatesOf(path), 'page', path)
  return { alternates, modified: ofArticle ?? newestOf(findShown(path)), pictures: image ? [image] : [] }
}

/** The branches, and the page of each of them and of each agent. */
function agencyEntries(): Entry[] {
  const { agents, branches } = getSnapshot()
  const pageOf = (list: AgencyList) => (one: { slug: string; picture?: Branch['picture'] }) => ({
    alternates: agencyAlternates(list, one),
    pictures: one.picture ? [one.picture] : [],
  })
  return [
    ...(findContentPage(agentsPath) ? agents.map(pageOf(agentsPath)) : []),
    ...(findContentPage(branchesPath) ? [contentEntry(branchesPath), ...branches.map(pageOf(branchesPath))] : []),
  ]
}

function findEntries(): Entry[] {
  const { pages, properties, takeovers, foreignProperties, projects } = getSnapshot()
  return [
    ...listContentPaths()
      .filter((path) => pages.get(path)?.seo ?? true)
      .map(contentEntry),
    ...agencyEntries(),
    ...listLandingPages().map(({ goal, landing }) => ({
      alternates: landingAlternates(goal, landing),
      modified: newestOf(properties.filter((property) => property.goal === goal && matchesLanding(property, landing))),
    })),
    ...[...properties, ...takeovers, ...foreignProperties].map((property) => ({
      alternates: translatedOnly(propertyAlternates(property), 'property', property.id),
      modified: property.modificationDate,
      pictures: property.pictures,
    })),
    ...projects.map((project) => ({
      alternates: translatedOnly(projectAlternates(project), 'project', project.id),
      pictures: project.pictures,
    })),
  ].filter(({ alternates }) => !Object.values(alternates).some(isOutside))
}

/** The entries of a language. Archived properties and what leads outside are left out. */
function findLanguageEntries(entries: readonly Entry[], language: Language): SitemapEntry[] {
  const { defaultLanguage } = getSnapshot().site
  return entries.flatMap(({ alternates, modified, pictures = [] }) => {
    const languages = Object.fromEntries(Object.entries(alternates).map(([code, path]) => [code, absoluteUrl(path)]))
    const [url, fallback] = [languages[language], languages[defaultLanguage]]
    if (!url) return []
    const images = pictures.map((picture) => absoluteUrl(picture.url))
    return [{ url, lastModified: modified, alternates: { ...languages, ...(fallback && { 'x-default': fallback }) }, images }]
  })
}

/** One entry per language and page, all languages in use one after the other. */
export function buildSitemap(): SitemapEntry[] {
  const entries = findEntries()
  return getSnapshot().languages.flatMap((language) => findLanguageEntries(entries, language))
}

const entriesIn = (language: Language) => findEntries().filter(({ alternates }) => alternates[language])

/** The sitemap of a language, or the first part of it. */
export function firstSitemapXml(language: Language): string {
  return writeSitemap(findLanguageEntries(sitemapPart(entriesIn(language), 1), language))
}

/** A further part of the sitemap of a language; undefined when there is none. @param part from 2. */
export function sitemapXml(language: Language, part: number): string | undefined {
  const entries = sitemapPart(entriesIn(language), part)
  return entries.length > 0 ? writeSitemap(findLanguageEntries(entries, language)) : undefined
}

/** Which sitemaps there are: one for each language in use, in parts where it is long, each with the newest day in it. */
export function sitemapIndexXml(): string {
  const entries = findEntries()
  const lastModifiedOf = (some: readonly Entry[]) => newest(some.flatMap(({ modified }) => modified ?? []))
  const sitemaps = getSnapshot().languages.flatMap((language) => {
    const own = entries.filter(({ alternates }) => alternates[language])
    return Array.from({ length: countSitemaps(own.length) }, (_, index) => ({
      url: absoluteUrl(sitemapHref(language, index + 1)),
      lastModified: lastModifiedOf(sitemapPart(own, index + 1)),
    }))
  })
  return writeSitemapIndex(sitemaps)
}
