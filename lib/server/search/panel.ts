/** What the search panel needs of the live content (specification 2, "Home search block"). */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import {
  createPanelIndex,
  type PanelChoice,
  type PanelCity,
  type PanelIndex,
  type PanelProperty,
  type PanelResult,
  searchPanel,
} from '../../domain/search/panel-search.ts'
import { foldName, noFilter, type PropertyFilter } from '../../domain/search/property-filter.ts'
import { titleCaseCity } from '../../domain/text/address.ts'
import type { Language } from '../../domain/text/language.ts'
import { truncate } from '../../domain/text/truncate.ts'
import { projectHref, propertyHref } from '../../routing/href.ts'
import { landingHref } from '../../routing/landing-pages.ts'
import { emptyListQuery, listQueryText } from '../../routing/list-query.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import type { Snapshot } from '../content/snapshot-type.ts'
import { pictureUrl } from '../media/current-media.ts'
import { getLandingPages } from '../pages/landing-pages.ts'
import { smallPictureOf } from '../property/small-picture.ts'

/** Longest type description (specification 9). */
const textLimit = 100

/** Up to so many references are fetched at once; more are asked for as the visitor types. */
const ownReferenceLimit = 300

type Counts = { sale: number; rent: number }
type CityCounts = Counts & { name: string; zip: string }

/** What is the same in every language. */
type PanelBase = { countsByType: ReadonlyMap<string, Counts>; cities: readonly PanelCity[] }

const queryOf = (filter: Partial<PropertyFilter>) => listQueryText({ ...emptyListQuery, filter: { ...noFilter, ...filter } })

const goals = ['sale', 'rent'] as const

/** What follows the address of each list where a page of its own shows what the filter leaves. */
function pagesOf(filter: Partial<PropertyFilter>, language: Language): Pick<PanelChoice, 'pages'> {
  const found = goals.flatMap((goal) => {
    const page = getLandingPages(goal).findByFilter({ ...noFilter, ...filter })
    return page ? [[goal, landingHref('', page, language)]] : []
  })
  return found.length > 0 ? { pages: Object.fromEntries(found) } : {}
}

const byNameAndZip = (a: CityCounts, b: CityCounts) => a.name.localeCompare(b.name, 'nl') || a.zip.localeCompare(b.zip)

/** The counts of a key, begun when it first turns up. */
function countsOf<T extends Counts>(counts: Map<string, T>, key: string, begin: () => T): T {
  const known = counts.get(key) ?? begin()
  counts.set(key, known)
  return known
}

/** Towns as the properties spell them; few beside the properties, so that folding names is done afterwards. */
function countSpellings(properties: readonly PublicProperty[]): CityCounts[] {
  const spellings = new Map<string, CityCounts>()
  for (const { goal, city, zip } of properties) {
    if (goal !== 'takeover') countsOf(spellings, `${city}|${zip}`, () => ({ name: city, zip, sale: 0, rent: 0 }))[goal] += 1
  }
  return [...spellings.values()]
}

function countCities(properties: readonly PublicProperty[]): CityCounts[] {
  const cities = new Map<string, CityCounts>()
  for (const { name, zip, sale, rent } of countSpellings(properties)) {
    const begin = () => ({ name: titleCaseCity(name), zip, sale: 0, rent: 0 })
    const counts = countsOf(cities, `${foldName(name)}|${zip}`, begin)
    counts.sale += sale
    counts.rent += rent
  }
  return [...cities.values()].sort(byNameAndZip)
}

function countTypes(properties: readonly PublicProperty[]): Map<string, Counts> {
  const types = new Map<string, Counts>()
  for (const { goal, webIds } of properties) {
    if (goal === 'takeover') continue
    for (const webId of new Set(webIds)) countsOf(types, webId, () => ({ sale: 0, rent: 0 }))[goal] += 1
  }
  return types
}

function toPanelCity(city: CityCounts, cityAliases: Snapshot['site']['cityAliases']): PanelCity {
  const ofCity = Object.entries(cityAliases).filter(([, official]) => foldName(official) === foldName(city.name))
  const filter = { cities: [{ name: city.name, zip: city.zip }] }
  // A town is called the same in the addresses of every language (ruling 4).
  const pages = pagesOf(filter, 'nl')
  return { ...city, query: queryOf(filter), ...pages, ...(ofCity.length > 0 && { aliases: ofCity.map(([alias]) => alias) }) }
}

function buildBase({ properties, site }: Snapshot): PanelBase {
  return {
    countsByType: countTypes(properties),
    cities: countCities(properties).map((city) => toPanelCity(city, site.cityAliases)),
  }
}

const bases = new WeakMap<Snapshot, PanelBase>()

/** Built once per snapshot. */
function getBase(): PanelBase {
  const snapshot = getSnapshot()
  const base = bases.get(snapshot) ?? buildBase(snapshot)
  bases.set(snapshot, base)
  return base
}

function toPanelProperty(property: PublicProperty, language: Language): PanelProperty {
  return {
    id: property.id,
    text: truncate(property.texts[language].title, textLimit),
    href: propertyHref(getSnapshot().routeTable, property, language),
    picture: smallPictureOf(property)?.url,
  }
}

/** The property, takeover or project that visitors may see under a reference number; archived ones are none. */
export function findReference(id: string, language: Language): PanelProperty | undefined {
  const { propertyById, projectById, routeTable } = getSnapshot()
  // The text of the number must be the reference itself: "04102311" is none.
  const property = propertyById.get(Number(id))
  if (property) return property.archived || String(property.id) !== id ? undefined : toPanelProperty(property, language)
  const project = projectById.get(Number(id))
  if (!project || String(project.id) !== id) return undefined
  const [front] = project.pictures
  return {
    id: project.id,
    text: truncate(`${project.name}. ${project.texts[language].intro}`, textLimit),
    href: projectHref(routeTable, project, language),
    picture: front && pictureUrl(front.url, 400),
  }
}

const indexes = new WeakMap<PanelBase, Map<Language, PanelIndex>>()

function getIndex(language: Language): PanelIndex {
  const base = getBase()
  const byLanguage = indexes.get(base) ?? new Map<Language, PanelIndex>()
  indexes.set(base, byLanguage)
  const index = byLanguage.get(language) ?? createPanelIndex(base.cities, (id) => findReference(id, language))
  byLanguage.set(language, index)
  return index
}

/** What the panel finds for a text. */
export function findForPanel(text: string, language: Language): PanelResult {
  return searchPanel(getIndex(language), text)
}

/** Every type with a name in the language (ruling 16), in the order of the content. */
export function findPanelTypes(language: Language): PanelChoice[] {
  const { countsByType } = getBase()
  return getSnapshot()
    .types.filter(({ name }) => name[language])
    .map(({ webId, name, sale, rent }) => {
      const counts = countsByType.get(webId)
      const filter = { types: [webId] }
      const links = { query: queryOf(filter), ...pagesOf(filter, language) }
      return { name: name[language], ...links, sale: sale ? (counts?.sale ?? 0) : 0, rent: rent ? (counts?.rent ?? 0) : 0 }
    })
}

const listReferences = (): number[] => {
  const { propertyById, projectById } = getSnapshot()
  return [...propertyById.keys(), ...projectById.keys()]
}

/** Whether everything to search in can be fetched at once. */
export const hasPanelStock = (): boolean => listReferences().length <= ownReferenceLimit

/** Everything to search in, while that is little; undefined when the server must be asked. */
export function findPanelStock(
  language: Language,
): { cities: readonly PanelCity[]; properties: readonly PanelProperty[] } | undefined {
  if (!hasPanelStock()) return undefined
  return { cities: getBase().cities, properties: listReferences().flatMap((id) => findReference(String(id), language) ?? []) }
}
