/**
 * What the search panel finds for a typed text (specification 2, "Home search block"; ruling 20). Runs on server and browser;
 * takes a few map look-ups, regardless of the number of properties.
 */
import { findNearestNames, type NamedWords } from './nearest-names.ts'
import { panelTextLimit } from './panel-text-limit.ts'
import { tokenise } from './tokenise.ts'

/**
 * A named choice of the lists. `query` is appended to the address of either list, unless `pages` gives an address for that list,
 * where a page of its own shows the same.
 */
export type PanelChoice = {
  name: string
  query: string
  sale: number
  rent: number
  pages?: Readonly<Partial<Record<'sale' | 'rent', string>>>
}

/** A town with its postcode. `aliases` are other names for it, such as Anvers. */
export type PanelCity = PanelChoice & { zip: string; aliases?: readonly string[] }

/** A property, takeover or project; `text` is already truncated. */
export type PanelProperty = { id: number; text: string; href: string; picture?: string | undefined }

export type PanelResult = {
  cities: readonly PanelCity[]
  properties: readonly PanelProperty[]
  /** Towns with a similar name, when none matches exactly. */
  suggestions: readonly PanelCity[]
}

export type PanelIndex = {
  /** Towns by each word of their names and by postcode. */
  citiesByToken: ReadonlyMap<string, ReadonlySet<PanelCity>>
  /** Towns by name, words joined by spaces. */
  citiesByName: ReadonlyMap<string, readonly PanelCity[]>
  /** The distinct names, split into words. */
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

/** Towns that match every token. */
function findCities({ citiesByToken }: PanelIndex, tokens: readonly string[]): PanelCity[] {
  const [first, ...others] = tokens.map((token) => citiesByToken.get(token) ?? new Set<PanelCity>())
  return first ? [...first].filter((city) => others.every((cities) => cities.has(city))) : []
}

const isNumber = (token: string) => /^\d+$/.test(token)

/** Words are matched fuzzily; digits restrict the result to postcodes that begin with them. */
function suggestCities({ citiesByName, names }: PanelIndex, tokens: readonly string[]): PanelCity[] {
  const words = tokens.filter((token) => !isNumber(token))
  const numbers = tokens.filter(isNumber)
  const near = new Set(findNearestNames(names, words).flatMap((name) => citiesByName.get(name) ?? []))
  const narrowed = [...near].filter(({ zip }) => numbers.every((number) => zip.startsWith(number)))
  return narrowed.length ? narrowed : [...near]
}

/** Shorter words, such as "of" in "Garage of parking", are ignored. */
const shortestName = 3

/** The choices whose names contain every typed word. */
export function findNamed<T>(choices: readonly T[], namesOfChoice: (choice: T) => readonly string[], text: string): T[] {
  const tokens = tokenise(text).filter((token) => token.length >= shortestName)
  if (tokens.length === 0) return []
  const has = (name: string) => {
    const own = new Set(tokenise(name))
    return tokens.every((token) => own.has(token))
  }
  return choices.filter((choice) => namesOfChoice(choice).some(has))
}

/** Every typed word must equal a word of the name, the postcode or the reference; otherwise the nearest names are suggested. */
export function searchPanel(index: PanelIndex, text: string): PanelResult {
  const tokens = [...new Set(tokenise(text.slice(0, panelTextLimit)))]
  const [id, ...rest] = tokens
  if (id === undefined) return nothingFound
  const cities = findCities(index, tokens)
  const property = rest.length === 0 ? index.findProperty(id) : undefined
  const isFound = cities.length > 0 || property !== undefined
  return { cities, properties: property ? [property] : [], suggestions: isFound ? [] : suggestCities(index, tokens) }
}
