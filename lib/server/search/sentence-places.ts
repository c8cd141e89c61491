/** The places recognized in sentences: of listings, of zones, and towns of `points.json`. */
import 'server-only'
import { foldName } from '../../domain/search/property-filter.ts'
import { createPlaces, type PlaceNames, type SentencePlaces } from '../../domain/sentence/places.ts'
import { titleCaseCity } from '../../domain/text/address.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Snapshot } from '../content/snapshot/snapshot-type.ts'

type Town = { name: string; zips: Set<string>; aliases: Set<string> }

function collectTowns({ properties, surroundings, site }: Snapshot): Town[] {
  const towns = new Map<string, Town>()
  const townOf = (name: string): Town => {
    const own = towns.get(foldName(name)) ?? { name: titleCaseCity(name), zips: new Set(), aliases: new Set() }
    towns.set(foldName(name), own)
    return own
  }
  for (const { city, zip } of properties) townOf(city).zips.add(zip)
  for (const { kind, name, also, zips } of surroundings.points) {
    if (kind !== 'town' && kind !== 'district') continue
    const town = townOf(name.nl)
    // A town with listings has the postcodes of these listings.
    if (town.zips.size === 0) for (const zip of zips) town.zips.add(zip)
    for (const alias of [...Object.values(name), ...also]) if (alias) town.aliases.add(alias)
  }
  for (const [alias, official] of Object.entries(site.cityAliases)) towns.get(foldName(official))?.aliases.add(alias)
  return [...towns.values()].filter(({ zips }) => zips.size > 0)
}

function namesOf(snapshot: Snapshot): PlaceNames {
  const { properties, zones } = snapshot
  return {
    towns: collectTowns(snapshot).map(({ name, zips, aliases }) => ({ name, zips: [...zips].sort(), aliases: [...aliases] })),
    quarters: [...new Set(properties.flatMap(({ quarter }) => quarter ?? []))],
    zones: zones.map(({ name, zips }) => ({ names: Object.values(name), zips })),
  }
}

const made = new WeakMap<Snapshot, SentencePlaces>()

/** Computed once per snapshot. */
export function getSentencePlaces(): SentencePlaces {
  const snapshot = getSnapshot()
  const places = made.get(snapshot) ?? createPlaces(namesOf(snapshot))
  made.set(snapshot, places)
  return places
}
