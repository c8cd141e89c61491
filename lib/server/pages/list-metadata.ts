/** Metadata of lists: their further pages, what they are filtered to, and the pages of towns and types. */
import 'server-only'
import type { Metadata } from 'next'
import type { Language, Localized } from '../../domain/text/language.ts'
import { fitTitle, summarise } from '../../domain/text/summarise.ts'
import { listPathOf } from '../../routing/href.ts'
import { listFilterParts } from '../../routing/list-links.ts'
import { emptyListQuery, type ListQuery, listQueryText } from '../../routing/list-query.ts'
import { listGoals } from '../../routing/resolve-list.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { filterText } from '../search/filter-text.ts'
import { type FoundPage, filterParts, landingAlternates } from './landing-pages.ts'
import { findLandingTexts, landingSummary } from './landing-texts.ts'
import { contentPageMetadata, toMetadata } from './metadata.ts'
import { alternatesOf, type ContentPageSource } from './pages.ts'
import { translatorOf } from './translator.ts'

/** Metadata of the second and later pages of a list: indexed at their own address, in every language, with their own title. */
function pageMetadata(first: Metadata, name: string, paths: Partial<Localized>, language: Language, page: number): Metadata {
  const t = translatorOf(language)
  const { site } = getSnapshot()
  const query = listQueryText({ ...emptyListQuery, page })
  const addresses = Object.entries(paths).map(([code, path]) => [code, absoluteUrl(path + query)])
  const languages: Record<string, string> = Object.fromEntries(addresses)
  const fallback = languages[site.defaultLanguage]
  const title = fitTitle([t('PropertyList.pageNumber', { title: name, page })], site.name)
  const description = summarise(t('PropertyList.pageDescription', { page, description: first.description ?? '' }))
  const canonical = languages[language]
  return {
    ...first,
    title,
    description,
    alternates: {
      ...first.alternates,
      canonical: canonical ?? null,
      languages: { ...languages, ...(fallback && { 'x-default': fallback }) },
    },
    openGraph: { ...first.openGraph, title, description, url: canonical },
    twitter: { ...first.twitter, title, description },
  }
}

/** "Te koop: Appartement, Antwerpen 2018 | name of the agency": the title of a filtered list. */
function filteredTitle(source: ContentPageSource, language: Language, query: ListQuery): string | undefined {
  const t = translatorOf(language)
  const filters = (key: string, values?: Record<string, string | number>) => t(`FilterBar.${key}`, values)
  const goal = listGoals.find((candidate) => listPathOf[candidate] === source.path)
  const names = (goal ? filterParts(goal, query.filter) : listFilterParts(query.filter)).map(({ part }) =>
    filterText(part, language, filters),
  )
  if (names.length === 0 || source.kind !== 'page') return undefined
  const list = source.page.title[language]
  return fitTitle([t('PropertyList.filteredTitle', { list, filters: names.join(', ') })], getSnapshot().site.name)
}

/** Title of the first page for search engines. */
const nameOf = (source: ContentPageSource, language: Language) =>
  source.kind === 'page' ? source.page.metadata[language].title : source.article.title[language]

/** Filtered lists are unlimited in number: noindex, follow, and no canonical address. Further pages keep their own address. */
export function filteredListMetadata(source: ContentPageSource, language: Language, query: ListQuery): Metadata {
  const plain = contentPageMetadata(source, language)
  const isPlainPaging = listQueryText({ ...query, page: 1 }) === '' && query.ignored.length === 0
  if (isPlainPaging) return pageMetadata(plain, nameOf(source, language), alternatesOf(source.path), language, query.page)
  const title = filteredTitle(source, language, query) ?? String(plain.title)
  const url = absoluteUrl((alternatesOf(source.path)[language] ?? '/') + listQueryText(query))
  return {
    ...plain,
    title,
    alternates: {},
    robots: { index: false, follow: true },
    openGraph: { ...plain.openGraph, title, url },
    twitter: { ...plain.twitter, title },
  }
}

/** Metadata of the page of a town or type. @param page of its list. */
export function landingMetadata({ goal, landing }: FoundPage, language: Language, page = 1): Metadata {
  const texts = findLandingTexts(goal, landing, language)
  const summary = landingSummary(texts, language)
  const picture = texts.first?.pictures[0]
  const alternates = landingAlternates(goal, landing)
  const first = toMetadata(language, {
    title: texts.heading,
    description: [summary, texts.intro].filter(Boolean).join(' '),
    alternates,
    isIndexed: true,
    image: picture && { url: picture.url, width: picture.width, height: picture.height, alt: picture.alt[language] },
  })
  return page > 1 ? pageMetadata(first, texts.heading, alternates, language, page) : first
}
