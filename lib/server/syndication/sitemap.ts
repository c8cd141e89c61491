/** The XML sitemaps: every indexable address with its other languages, pictures and last change. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import {
  countSitemaps,
  type SitemapEntry,
  sitemapPart,
  writeSitemap,
  writeSitemapIndex,
} from '../../domain/syndication/sitemap-xml.ts'
import type { Language, Localized } from '../../domain/text/language.ts'
import { foreignListPath, type ItemList, isOutside, itemLists, listPathOf, sitemapHref } from '../../routing/href.ts'
import { matchesLanding } from '../../routing/landing-pages.ts'
import { findOriginalPage } from '../../routing/match-route.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { listItems } from '../content/snapshot/items.ts'
import { inSteps, runAtOnce, runInSlices, type Steps } from '../content/thread/steps.ts'
import { isDated } from '../pages/articles.ts'
import { landingAlternates, listLandingPages } from '../pages/landing-pages.ts'
import { alternatesOf, findContentPage, itemAlternates, listContentPaths } from '../pages/pages.ts'
import { translatedOnly } from '../pages/text-language.ts'
import { projectAlternates, propertyAlternates } from '../property/property-page.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

/** `pictures`: a function, as reading those of a listing may need the cold store. */
type Entry = {
  alternates: Partial<Localized>
  modified?: string | undefined
  pictures?: (() => readonly { url: string }[]) | undefined
}

const newest = (days: readonly string[]) =>
  days.reduce<string | undefined>((last, day) => (last !== undefined && last > day ? last : day), undefined)

const newestOf = (properties: readonly PublicProperty[]) => newest(properties.map(({ modificationDate }) => modificationDate))

/** The listings shown by a content page, by its original path; none for a text page. */
function findShown(path: string): readonly PublicProperty[] {
  const { properties, takeovers, foreignProperties } = getSnapshot()
  if (path === '') return properties
  if (path === foreignListPath) return foreignProperties
  if (path === listPathOf.takeover) return takeovers
  return properties.filter(({ goal }) => path === listPathOf[goal])
}

/** A content page. Last change: of a list, that of its listings; of an article, its date; of other pages, unknown. */
function contentEntry(path: string): Entry {
  const { articles, pages } = getSnapshot()
  const article = articles.find((candidate) => candidate.path === path)
  const image = article?.image ?? pages.get(path)?.image
  const ofArticle = article && (article.modified ?? (isDated(article) ? article.date : undefined))
  const alternates = article
    ? translatedOnly(alternatesOf(path), 'article', article.id)
    : translatedOnly(alternatesOf(path), 'page', path)
  return { alternates, modified: ofArticle ?? newestOf(findShown(path)), pictures: image && (() => [image]) }
}

/** Pages of agents and branches, if their list page is published; and that list page if it is not part of the content. */
function itemEntries(list: ItemList): Entry[] {
  if (!findContentPage(list)) return []
  const own = findOriginalPage(list) ? [contentEntry(list)] : []
  const below = listItems(getSnapshot(), list).map((item) => ({
    alternates: itemAlternates(list, item),
    pictures: () => (item.picture ? [item.picture] : []),
  }))
  return [...own, ...below]
}

const isOurs = ({ alternates }: Entry) => !Object.values(alternates).some(isOutside)

/** Builds an entry only when it is written, as there may be very many listings. */
type Source = () => Entry

/** Everything the sitemap may contain, in order; each file is a consecutive range of it. */
function listSources(): Source[] {
  const { pages, properties, takeovers, foreignProperties, projects } = getSnapshot()
  const ofContent = listContentPaths()
    .filter((path) => pages.get(path)?.seo ?? true)
    .map((path) => () => contentEntry(path))
  const ofItems = itemLists.flatMap(itemEntries).map((entry) => () => entry)
  const ofLandingPages = listLandingPages().map(({ goal, landing }) => () => ({
    alternates: landingAlternates(goal, landing),
    modified: newestOf(properties.filter((property) => property.goal === goal && matchesLanding(property, landing))),
  }))
  const ofProperties = [...properties, ...takeovers, ...foreignProperties].map((property) => () => ({
    alternates: translatedOnly(propertyAlternates(property), 'property', property.id),
    modified: property.modificationDate,
    pictures: () => property.pictures,
  }))
  const ofProjects = projects.map((project) => () => ({
    alternates: translatedOnly(projectAlternates(project), 'project', project.id),
    pictures: () => project.pictures,
  }))
  return [...ofContent, ...ofItems, ...ofLandingPages, ...ofProperties, ...ofProjects]
}

function* makeEntries(sources: readonly Source[]): Steps<Entry[]> {
  return (yield* inSteps(sources, (make) => make())).filter(isOurs)
}

type LanguageEntry = Omit<SitemapEntry, 'images'> & Pick<Entry, 'pictures'>

/** The entries of a language, without archived properties and external pages. */
function* findLanguageEntries(entries: readonly Entry[], language: Language): Steps<LanguageEntry[]> {
  const { defaultLanguage } = getSnapshot().site
  const found = yield* inSteps(entries, ({ alternates, modified, pictures }): LanguageEntry[] => {
    const languages = Object.fromEntries(Object.entries(alternates).map(([code, path]) => [code, absoluteUrl(path)]))
    const [url, fallback] = [languages[language], languages[defaultLanguage]]
    if (!url) return []
    return [{ url, lastModified: modified, alternates: { ...languages, ...(fallback && { 'x-default': fallback }) }, pictures }]
  })
  return found.flat()
}

const withImages = ({ pictures, ...entry }: LanguageEntry): SitemapEntry => ({
  ...entry,
  images: (pictures?.() ?? []).map(({ url }) => absoluteUrl(url)),
})

function* entriesOfAll(): Steps<LanguageEntry[]> {
  const entries = yield* makeEntries(listSources())
  const all: LanguageEntry[] = []
  for (const language of getSnapshot().languages)
    for (const entry of yield* findLanguageEntries(entries, language)) all.push(entry)
  return all
}

/** One entry per language and page, grouped by language. */
export const buildSitemap = (): SitemapEntry[] => runAtOnce(entriesOfAll()).map(withImages)

/** Every page with the day of its last change, computed in time slices. */
export async function listSitemapPages(): Promise<readonly Pick<SitemapEntry, 'url' | 'lastModified'>[]> {
  return await runInSlices(entriesOfAll())
}

/** Empty for an unknown part. @param part from 1. */
function* partOf(language: Language, part: number): Steps<SitemapEntry[]> {
  const entries = yield* makeEntries(sitemapPart(listSources(), part))
  return yield* inSteps(yield* findLanguageEntries(entries, language), withImages)
}

/** The sitemap of a language, or its first part. */
export async function firstSitemapXml(language: Language): Promise<string> {
  return writeSitemap(await runInSlices(partOf(language, 1)))
}

/** A further part of the sitemap of a language; undefined for an unknown part. @param part from 2. */
export async function sitemapXml(language: Language, part: number): Promise<string | undefined> {
  const entries = await runInSlices(partOf(language, part))
  return entries.length > 0 ? writeSitemap(entries) : undefined
}

/** Each part with its entries. */
function* allParts(): Steps<Entry[][]> {
  const sources = listSources()
  const parts: Entry[][] = []
  for (let part = 1; part <= countSitemaps(sources.length); part++) parts.push(yield* makeEntries(sitemapPart(sources, part)))
  return parts
}

/** The sitemap index: one sitemap per language in use, split if long, each with its newest change. */
export async function sitemapIndexXml(): Promise<string> {
  const parts = await runInSlices(allParts())
  const sitemaps = getSnapshot().languages.flatMap((language) =>
    parts.flatMap((entries, index) => {
      const own = entries.filter(({ alternates }) => alternates[language])
      const lastModified = newest(own.flatMap(({ modified }) => modified ?? []))
      // The first part always exists; a later one may have no page written in this language.
      return index === 0 || own.length > 0 ? [{ url: absoluteUrl(sitemapHref(language, index + 1)), lastModified }] : []
    }),
  )
  return writeSitemapIndex(sitemaps)
}
