/** The canonical form of a list's query. */
import { type CityChoice, foldName } from '../domain/search/property-filter.ts'
import { buildListQuery, isKey, type ListQuery, parseCity, writeCity } from './list-query.ts'

/** Look-ups of town names and postcodes. */
export type TownNames = {
  /** Official Dutch name by alternative name (ruling 4). */
  aliases: Readonly<Record<string, string>>
  /** Postcodes of a town with homes in the list, with its name; empty for a town without. */
  findZips: (name: string) => readonly CityChoice[]
}

/** The official Dutch name for an alternative name or spelling; undefined for an unknown name. */
function officialName(name: string, { aliases, findZips }: TownNames): string | undefined {
  const alias = Object.keys(aliases).find((other) => foldName(other) === foldName(name))
  return (alias === undefined ? undefined : aliases[alias]) ?? findZips(name)[0]?.name
}

/** A town without a postcode becomes all of its postcodes; an unknown one is unchanged, so that the notice can name it. */
function readTown(value: string, towns: TownNames): string[] {
  const city = parseCity(value)
  if (city) return [city.name ? writeCity({ ...city, name: officialName(city.name, towns) ?? city.name }) : value]
  const choices = towns.findZips(value)
  return choices.length ? choices.map(writeCity) : [value]
}

/**
 * The canonical query: no empty parameters, official Dutch town names (ruling 4), every postcode of a town, fixed order. Invalid
 * values stay in the address, so that the page can report them, as do foreign parameters (utm ...).
 * @param read parses the remaining parameters.
 */
export function normaliseQuery(query: URLSearchParams, towns: TownNames, read: (own: URLSearchParams) => ListQuery) {
  const own = new URLSearchParams()
  const foreign: [string, string][] = []
  for (const [name, value] of query) {
    if (!isKey(name)) foreign.push([name, value])
    else if (value.trim())
      for (const part of name === 'city' ? readTown(value.trim(), towns) : [value.trim()]) own.append(name, part)
  }
  const parsed = read(own)
  const canonical = parsed.ignored.length ? own : buildListQuery(parsed)
  const hasFilters = canonical.size > 0
  const withForeign = (text: URLSearchParams) => new URLSearchParams([...text, ...foreign])
  const whole = withForeign(canonical)
  return {
    /** Without invalid parameters. */
    parsed,
    /** Adds the foreign parameters to a query of this list. */
    withForeign,
    canonical: whole,
    hasFilters,
    isCanonical: whole.toString() === new URLSearchParams(query).toString(),
  }
}
