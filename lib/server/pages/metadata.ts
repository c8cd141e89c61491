/** Titles, descriptions, canonical and alternate addresses, Open Graph and Twitter data (specification 3, "Page definition"). */
import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { PublicProject } from '../../domain/project/project.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { sharePictureHref, shareSize } from '../../domain/site/icon.ts'
import { formatTown, titleCaseCity } from '../../domain/text/address.ts'
import type { Language, Localized } from '../../domain/text/language.ts'
import { locales } from '../../domain/text/locales.ts'
import { fitTitle, summarise } from '../../domain/text/summarise.ts'
import { feedHref, listPathOf } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { jpegUrl } from '../media/current-media.ts'
import { projectAlternates, propertyAlternates } from '../property/property-page.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { isEnabled } from './feature.ts'
import { alternatesOf, type ContentPageSource } from './pages.ts'
import { translatedOnly } from './text-language.ts'
import { translatorOf } from './translator.ts'

type Facts = {
  title: string
  /** Shorter titles, used if the full one is too long. */
  shorter?: readonly string[]
  description: string
  alternates: Partial<Localized>
  isIndexed: boolean
  image?: { url: string; width: number; height: number; alt: string } | undefined
  type?: 'website' | 'article'
  og?: { title?: string | undefined; description?: string | undefined; image?: string | undefined }
  twitter?: { card: 'summary' | 'summary_large_image'; title?: string | undefined; description?: string | undefined }
}

const shareWidth = 1360

const listPaths: readonly string[] = Object.values(listPathOf)

/** Lists link to the feed of their new properties. */
function withFeed(metadata: Metadata, path: string, language: Language): Metadata {
  if (!listPaths.includes(path) || !isEnabled('feeds')) return metadata
  const feed = { url: absoluteUrl(feedHref(language)), title: getSnapshot().site.name }
  return { ...metadata, alternates: { ...metadata.alternates, types: { 'application/atom+xml': [feed] } } }
}

/** JPEG for link previews. */
const shareUrl = (url: string) => absoluteUrl(jpegUrl(url, shareWidth))

type Shared = NonNullable<Facts['image']>

/** With the size of the copy: never wider than requested or than the original. Pictures set in metadata have no size. */
function shareImage({ url, width, height, alt }: Shared, own: string | undefined) {
  if (own) return { url: shareUrl(own), alt }
  if (!url.startsWith('/')) return { url, width, height, alt }
  const shown = Math.min(width, shareWidth)
  return { url: shareUrl(url), width: shown, height: Math.round((height * shown) / width), alt }
}

/** For a page without a picture: the agency's logo. */
const agencyPicture = (language: Language) => ({
  url: absoluteUrl(sharePictureHref(language)),
  ...shareSize,
  alt: getSnapshot().site.name,
})

/** Metadata common to all pages, from the page's own. */
export function toMetadata(language: Language, facts: Facts): Metadata {
  const { site } = getSnapshot()
  const canonical = facts.alternates[language] ?? facts.alternates[site.defaultLanguage] ?? `/${language}/`
  const languages = Object.fromEntries(Object.entries(facts.alternates).map(([code, path]) => [code, absoluteUrl(path)]))
  const fallback = facts.alternates[site.defaultLanguage]
  const title = fitTitle([facts.title, ...(facts.shorter ?? [])], site.name)
  const description = summarise(facts.description)
  const images = [facts.image ? shareImage(facts.image, facts.og?.image) : agencyPicture(language)]
  return {
    title,
    description,
    alternates: facts.isIndexed
      ? {
          canonical: absoluteUrl(canonical),
          languages: { ...languages, ...(fallback && { 'x-default': absoluteUrl(fallback) }) },
        }
      : {},
    robots: facts.isIndexed ? { index: true, follow: true } : { index: false, follow: true },
    openGraph: {
      type: facts.type ?? 'website',
      url: absoluteUrl(canonical),
      siteName: site.name,
      title: facts.og?.title ?? facts.title,
      description: facts.og?.description ?? description,
      locale: locales[language].replace('-', '_'),
      images,
    },
    twitter: {
      card: facts.twitter?.card ?? 'summary_large_image',
      title: facts.twitter?.title ?? facts.title,
      description: facts.twitter?.description ?? description,
      images: images.map((image) => image.url),
    },
  }
}

/** Metadata of a page definition or an article. */
export function contentPageMetadata(source: ContentPageSource, language: Language): Metadata {
  const { banner } = getSnapshot().site
  const id = source.kind === 'article' ? source.article.id : source.path
  const alternates = translatedOnly(alternatesOf(source.path), source.kind, id)
  if (source.kind === 'article') {
    const { title, intro, image } = source.article
    const picture = image && { ...image, alt: image.alt[language] }
    return toMetadata(language, {
      title: title[language],
      description: intro[language],
      alternates,
      isIndexed: true,
      image: picture,
      type: 'article',
    })
  }
  const { metadata, seo, image } = source.page
  const texts = metadata[language]
  const picture = image ?? banner.images[0]
  const own = toMetadata(language, {
    title: texts.title,
    description: texts.description,
    alternates,
    isIndexed: seo,
    image: picture && { ...picture, alt: picture.alt[language] },
    og: texts.og,
    twitter: texts.twitter,
  })
  return withFeed(own, source.path, language)
}

/** The status of a property as a key of the messages: for sale, to rent, or gone. */
const stateOf = ({ availability, goal }: Pick<PublicProperty, 'availability' | 'goal'>) =>
  availability === 'available' ? goal : availability

/** Metadata of a property; hidden addresses and prices stay out of it (ruling 10). */
export function propertyMetadata(property: PublicProperty, language: Language): Metadata {
  const t = translatorOf(language)
  const texts = property.texts[language]
  const [front] = property.pictures
  const key = `PropertyDetail.metaTitles.${stateOf(property)}` as const
  const { title } = texts
  const town = titleCaseCity(property.city)
  return toMetadata(language, {
    title: t(key, { title, town: formatTown(property, texts.countryName) }),
    shorter: [t(key, { title, town }), t('ShareLinks.pageTitle', { title, town }), title],
    description: texts.description,
    alternates: translatedOnly(propertyAlternates(property), 'property', property.id),
    isIndexed: !property.archived,
    image: front && { url: front.url, width: front.width, height: front.height, alt: front.alt[language] },
  })
}

/** Metadata of a property's brochure, a print version: its canonical address is the property's. */
export async function brochureMetadata(property: PublicProperty, language: Language): Promise<Metadata> {
  const t = await getTranslations('Brochure')
  const canonical = propertyAlternates(property)[language]
  return {
    title: fitTitle(
      [t('pageTitle', { title: property.texts[language].title }), t('pageTitle', { title: t('reference', { id: property.id }) })],
      getSnapshot().site.name,
    ),
    robots: { index: false, follow: true },
    alternates: canonical === undefined ? {} : { canonical: absoluteUrl(canonical) },
  }
}

/** Metadata of a new-build project. */
export function projectMetadata(project: PublicProject, language: Language): Metadata {
  const t = translatorOf(language)
  const texts = project.texts[language]
  const [front] = project.pictures
  return toMetadata(language, {
    title: t('ProjectPage.metaTitle', { name: project.name, town: formatTown(project, texts.countryName) }),
    shorter: [t('ProjectPage.metaTitle', { name: project.name, town: titleCaseCity(project.city) })],
    description: texts.intro,
    alternates: translatedOnly(projectAlternates(project), 'project', project.id),
    isIndexed: true,
    image: front && { url: front.url, width: front.width, height: front.height, alt: front.alt[language] },
  })
}

const notFoundTitles = {
  page: 'title',
  property: 'propertyTitle',
  project: 'projectTitle',
  formerProperty: 'formerPropertyTitle',
  formerProject: 'formerProjectTitle',
} as const

/** Metadata of the pages for 404 and 410: the title states which. */
export async function notFoundMetadata(what: keyof typeof notFoundTitles): Promise<Metadata> {
  const t = await getTranslations('NotFound')
  const title = fitTitle([t(notFoundTitles[what])], getSnapshot().site.name)
  return { title, robots: { index: false, follow: true } }
}
