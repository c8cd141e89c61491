/** Every address that search engines may list, with its other languages, pictures and the day it last changed. */
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

/** `pictures`: looked up when they are written, as those of a listing may lie elsewhere. */
type Entry = {
  alternates: Partial<Localized>
  modified?: string | undefined
  pictures?: (() => readonly { url: string }[]) | undefined
}

const newest = (days: readonly string[]) =>
  days.reduce<string | undefined>((last, day) => (last !== undefined && last > day ? last : day), undefined)

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
  return { alternates, modified: ofArticle ?? newestOf(findShown(path)), pictures: image && (() => [image]) }
}

/** The page of each agent and branch, where the page of all of them is published; and that page, where it is none of the content's own. */
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

/** Makes an entry when a file needs it, as there may be very many listings. */
type Source = () => Entry

/** What may stand in the sitemap, in its order: a file of it, in whatever language, is made of one stretch. */
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

/** The entries of a language. Archived properties and what leads outside are left out. */
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

/** One entry per language and page, all languages in use one after the other. */
export const buildSitemap = (): SitemapEntry[] => runAtOnce(entriesOfAll()).map(withImages)

/** Every page with the day it last changed, beside the requests. */
export async function listSitemapPages(): Promise<readonly Pick<SitemapEntry, 'url' | 'lastModified'>[]> {
  return await runInSlices(entriesOfAll())
}

/** Empty when there is no such part. @param part from 1. */
function* partOf(language: Language, part: number): Steps<SitemapEntry[]> {
  const entries = yield* makeEntries(sitemapPart(listSources(), part))
  return yield* inSteps(yield* findLanguageEntries(entries, language), withImages)
}

/** The sitemap of a language, or the first part of it. */
export async function firstSitemapXml(language: Language): Promise<string> {
  return writeSitemap(await runInSlices(partOf(language, 1)))
}

/** A further part of the sitemap of a language; undefined when there is none. @param part from 2. */
export async function sitemapXml(language: Language, part: number): Promise<string | undefined> {
  const entries = await runInSlices(partOf(language, part))
  return entries.length > 0 ? writeSitemap(entries) : undefined
}

/** Each part with what is in it. */
function* allParts(): Steps<Entry[][]> {
  const sources = listSources()
  const parts: Entry[][] = []
  for (let part = 1; part <= countSitemaps(sources.length); part++) parts.push(yield* makeEntries(sitemapPart(sources, part)))
  return parts
}

/** Which sitemaps there are: one for each language in use, in parts where it is long, each with the newest day in it. */
export async function sitemapIndexXml(): Promise<string> {
  const parts = await runInSlices(allParts())
  const sitemaps = getSnapshot().languages.flatMap((language) =>
    parts.flatMap((entries, index) => {
      const own = entries.filter(({ alternates }) => alternates[language])
      const lastModified = newest(own.flatMap(({ modified }) => modified ?? []))
      // Of the first there is always one; a later part may hold nothing that is written in this language.
      return index === 0 || own.length > 0 ? [{ url: absoluteUrl(sitemapHref(language, index + 1)), lastModified }] : []
    }),
  )
  return writeSitemapIndex(sitemaps)
}
