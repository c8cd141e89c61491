/**
 * What the search panel finds for a typed text (specification 2, "Home search block"; ruling 20). The server and the
 * browser ask the same function; it needs no more than a few look-ups, however many properties there are.
 */
import { findNearestNames, type NamedWords } from './nearest-names.ts'
import { panelTextLimit } from './panel-text-limit.ts'
import { tokenise } from './tokenise.ts'

/**
 * Named choice of the lists. `query` goes behind the address of either list, or what `pages` says of that list instead:
 * there a page of its own shows the same.
 */
export type PanelChoice = {
  name: string
  query: string
  sale: number
  rent: number
  pages?: Readonly<Partial<Record<'sale' | 'rent', string>>>
}

/** A town with its postcode. `aliases` are names that lead to it too, such as Anvers. */
export type PanelCity = PanelChoice & { zip: string; aliases?: readonly string[] }

/** A property, takeover or project; `text` is already cut. */
export type PanelProperty = { id: number; text: string; href: string; picture?: string | undefined }

export type PanelResult = {
  cities: readonly PanelCity[]
  properties: readonly PanelProperty[]
  /** Towns with a name near to the text, when nothing equals it. */
  suggestions: readonly PanelCity[]
}

export type PanelIndex = {
  /** The towns that have a word in their names or as postcode. */
  citiesByToken: ReadonlyMap<string, ReadonlySet<PanelCity>>
  /** The towns of a name, by its words joined by spaces. */
  citiesByName: ReadonlyMap<string, readonly PanelCity[]>
  /** The distinct names, in words. */
  names: readonly NamedWords[]
  findProperty: (id: string) => PanelProperty | undefined
}

export const nothingFound: PanelResult = { cities: [], properties: [], suggestions: [] }

const namesOf = ({ name, aliases = [] }: PanelCity) => [name, ...aliases]

/** @param cities in the order they are shown. */
export function createPanelIndex(cities: readonly PanelCity[], findProperty: PanelIndex['findProperty']): PanelIndex {
  const citiesByToken = new Map<string, Set<PanelCity>>()
  const citiesByName = new Map<string, PanelCity[]>()
  for (const city of cities) {
    for (const token of [...namesOf(city), city.zip].flatMap(tokenise))
      citiesByToken.set(token, (citiesByToken.get(token) ?? new Set()).add(city))
    for (const name of new Set(namesOf(city).map((text) => tokenise(text).join(' '))))
      citiesByName.set(name, [...(citiesByName.get(name) ?? []), city])
  }
  const names = [...citiesByName.keys()].map((name) => ({ name, words: name.split(' ') }))
  return { citiesByToken, citiesByName, names, findProperty }
}

/** Towns that have every token. */
function findCities({ citiesByToken }: PanelIndex, tokens: readonly string[]): PanelCity[] {
  const [first, ...others] = tokens.map((token) => citiesByToken.get(token) ?? new Set<PanelCity>())
  return first ? [...first].filter((city) => others.every((cities) => cities.has(city))) : []
}

const isNumber = (token: string) => /^\d+$/.test(token)

/** Words ask for a near name; figures may narrow it to the postcodes that begin so. */
function suggestCities({ citiesByName, names }: PanelIndex, tokens: readonly string[]): PanelCity[] {
  const words = tokens.filter((token) => !isNumber(token))
  const numbers = tokens.filter(isNumber)
  const near = new Set(findNearestNames(names, words).flatMap((name) => citiesByName.get(name) ?? []))
  const narrowed = [...near].filter(({ zip }) => numbers.every((number) => zip.startsWith(number)))
  return narrowed.length ? narrowed : [...near]
}

/** Shorter words, such as "of" in "Garage of parking", name nothing. */
const shortestName = 3

/** The choices that have every typed word in their names. */
export function findNamed<T>(choices: readonly T[], namesOfChoice: (choice: T) => readonly string[], text: string): T[] {
  const tokens = tokenise(text).filter((token) => token.length >= shortestName)
  if (tokens.length === 0) return []
  const has = (name: string) => {
    const own = new Set(tokenise(name))
    return tokens.every((token) => own.has(token))
  }
  return choices.filter((choice) => namesOfChoice(choice).some(has))
}

/** Every typed word must equal a word of the name, the postcode or the reference; else the nearest names are suggested. */
export function searchPanel(index: PanelIndex, text: string): PanelResult {
  const tokens = [...new Set(tokenise(text.slice(0, panelTextLimit)))]
  const [id, ...rest] = tokens
  if (id === undefined) return nothingFound
  const cities = findCities(index, tokens)
  const property = rest.length === 0 ? index.findProperty(id) : undefined
  const isFound = cities.length > 0 || property !== undefined
  return { cities, properties: property ? [property] : [], suggestions: isFound ? [] : suggestCities(index, tokens) }
}
