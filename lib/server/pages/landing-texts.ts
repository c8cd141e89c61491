/** Texts of the page of a town or type: heading, texts of the content, and figures. */
import 'server-only'
import type { LandingContent } from '../../content/landing-pages.ts'
import type { Range } from '../../domain/project/project.ts'
import { findListingFigures, type ListingFigures } from '../../domain/property/listing-figures.ts'
import { formatPrice } from '../../domain/property/price.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import type { SearchGoal } from '../../domain/subscriptions/saved-search.ts'
import type { Language } from '../../domain/text/language.ts'
import { type LandingPage, landingFilter } from '../../routing/landing-pages.ts'
import { emptyListQuery } from '../../routing/list-query.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { countFiltered, findFirst } from '../property/property-lists.ts'
import { townName } from './landing-pages.ts'
import { translatorOf } from './translator.ts'

export type LandingTexts = {
  /** "Appartementen te koop in Berchem". */
  heading: string
  /** Last word of the breadcrumb: the type in a town, else the town. */
  name: string
  /** Of the content; undefined where it has none. */
  intro: string | undefined
  figures: ListingFigures
  /** All properties of the list, of all its pages. */
  homes: readonly PublicProperty[]
  /** Number of properties. */
  count: number
  /** The first property, for the sharing picture. */
  first: PublicProperty | undefined
}

/** The plural of a type: from the content, else the type's name. */
export function typeName(webId: string, language: Language): string {
  const { landingContent, types } = getSnapshot()
  const own = landingContent.types.find((type) => type.webId === webId)?.name
  return own?.[language] ?? types.find((type) => type.webId === webId)?.name[language] ?? ''
}

function findIntro(goal: SearchGoal, { town, type }: LandingPage, language: Language): string | undefined {
  const { towns, types, both } = getSnapshot().landingContent
  const ofTown = (own: { town: string }) => own.town === town?.name
  const ofType = (own: { webId: string }) => own.webId === type?.webId
  const own = town && type ? both.find((entry) => ofTown(entry) && ofType(entry)) : undefined
  // A text about a town applies to each type there; a text about a type need not apply to each town.
  const text = (own ?? (town ? towns.find(ofTown) : types.find(ofType)))?.intro[goal]
  return text?.[language]
}

export type LandingWords = Pick<LandingContent['towns'][number], 'text' | 'questions'>

/** The agency's text about a town or a type; a page of a type in a town has none of its own. */
export function findLandingWords({ town, type }: LandingPage): LandingWords {
  const { towns, types } = getSnapshot().landingContent
  const own =
    town && type ? undefined : (towns.find((one) => one.town === town?.name) ?? types.find((one) => one.webId === type?.webId))
  return { text: own?.text, questions: own?.questions ?? [] }
}

/** The heading of a page in a language. */
function landingHeading(goal: SearchGoal, { town, type }: LandingPage, language: Language): string {
  const t = translatorOf(language)
  const names = {
    town: town ? townName(town.name, language) : '',
    type: type ? typeName(type.webId, language) : '',
  }
  const kind = town && type ? 'both' : town ? 'town' : 'type'
  return t(`LandingPage.headings.${goal}.${kind}`, names)
}

/** All texts of the page, from the live content. */
export function findLandingTexts(goal: SearchGoal, page: LandingPage, language: Language): LandingTexts {
  const filter = landingFilter(page)
  const count = countFiltered(goal, filter)
  const homes = findFirst(goal, { ...emptyListQuery, filter }, count)
  return {
    heading: landingHeading(goal, page, language),
    name: page.type ? typeName(page.type.webId, language) : townName(page.town?.name ?? '', language),
    intro: findIntro(goal, page, language),
    figures: findListingFigures(homes),
    homes,
    count,
    first: homes[0],
  }
}

/** `€ 245.000 tot € 395.000`; one amount when both ends are the same. */
export function rangeText({ from, to }: Range, format: (value: number) => string, language: Language): string {
  return from === to ? format(from) : translatorOf(language)('LandingPage.range', { from: format(from), to: format(to) })
}

/** One sentence for search results: how many, and at what prices. */
export function landingSummary({ heading, count, figures }: LandingTexts, language: Language): string {
  const t = translatorOf(language)
  const homes = t('LandingPage.homes', { count })
  const prices = figures.prices && rangeText(figures.prices, formatPrice, language)
  return t('LandingPage.summary', { heading, facts: [homes, prices].filter(Boolean).join(', ') })
}
