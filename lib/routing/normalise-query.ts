/** The one canonical form of a list's query. */
import { type CityChoice, foldName } from '../domain/search/property-filter.ts'
import { buildListQuery, isKey, type ListQuery, parseCity, writeCity } from './list-query.ts'

/** What routing knows of towns: their other names, and the postcodes of a name. */
export type TownNames = {
  /** Names that lead to the Dutch official one (ruling 4). */
  aliases: Readonly<Record<string, string>>
  /** Every postcode of a town that a list has homes in, with its name; empty for a town without. */
  findZips: (name: string) => readonly CityChoice[]
}

/** The Dutch official name that another name, or the same in other letters, stands for; undefined for a name that nobody knows. */
function officialName(name: string, { aliases, findZips }: TownNames): string | undefined {
  const alias = Object.keys(aliases).find((other) => foldName(other) === foldName(name))
  return (alias === undefined ? undefined : aliases[alias]) ?? findZips(name)[0]?.name
}

/** A town without a postcode means all of its postcodes; one that is not known stays as it is, for the notice. */
function readTown(value: string, towns: TownNames): string[] {
  const city = parseCity(value)
  if (city) return [city.name ? writeCity({ ...city, name: officialName(city.name, towns) ?? city.name }) : value]
  const choices = towns.findZips(value)
  return choices.length ? choices.map(writeCity) : [value]
}

/**
 * A query in canonical form: no empty parameters, the Dutch town name (ruling 4), every postcode of a town, fixed order.
 * Nonsense stays in the address, so that the page can say what it left out; parameters of others (utm ...) stay too.
 * @param read reads what remains.
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
    /** Without what makes no sense. */
    parsed,
    /** A query of this list with the parameters of others behind it. */
    withForeign,
    canonical: whole,
    hasFilters,
    isCanonical: whole.toString() === new URLSearchParams(query).toString(),
  }
}
