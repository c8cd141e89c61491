/**
 * The streets known from the content: of `data/points.json`, of sales and properties with a public address, and of the drawn map.
 * No external service is used.
 */
import 'server-only'
import { distanceBetween, type Spot } from '../../domain/map/distance.ts'
import type { NamedStreet } from '../../domain/map/geography.ts'
import type { PointOfInterest } from '../../domain/map/points.ts'
import type { NamedPlace } from '../../domain/search/named-places.ts'
import { foldName } from '../../domain/search/property-filter.ts'
import { titleCaseCity } from '../../domain/text/address.ts'
import { inEachLanguage, type Language } from '../../domain/text/language.ts'
import type { Snapshot } from '../content/snapshot/snapshot-type.ts'

type Names = Readonly<Record<Language, string>>

/** `town`: as in the source; undefined where only coordinates are known. */
type Found = Spot & { name: string | Names; town: string | undefined; zip: string | undefined }

/** Limit, as more would delay the first request; agencies have far fewer. */
const mostStreets = 8_000

const middleOf = ({ line }: NamedStreet) => line[line.length >> 1]

const mayBeTown = ({ kind, zips }: PointOfInterest) => kind !== 'station' && kind !== 'street' && zips.length > 0

/** A part of a town that shares a postcode with it is not used as the town of a street: "Perronstraat, Antwerpen". */
function findTowns(points: readonly PointOfInterest[]): PointOfInterest[] {
  const ofTowns = new Set(points.flatMap(({ kind, zips }) => (kind === 'town' ? zips : [])))
  return points.filter((point) => mayBeTown(point) && !(point.kind === 'quarter' && point.zips.every((zip) => ofTowns.has(zip))))
}

/** Sources in order of accuracy. */
function* findAll({ surroundings, market, properties }: Snapshot): Iterable<Found> {
  for (const { kind, name, latitude, longitude, zips } of surroundings.points)
    if (kind === 'street') yield { name, latitude, longitude, town: undefined, zip: zips[0] }
  for (const { address, city, zip, latitude, longitude } of properties)
    if (address.kind === 'shown' && address.street) yield { name: address.street, latitude, longitude, town: city, zip }
  for (const { street, town, zip, latitude, longitude } of market.references)
    if (street) yield { name: street, latitude, longitude, town, zip }
}

/** The map does not contain the town of a street. */
function drawnStreet(street: NamedStreet): Found[] {
  const [longitude, latitude] = middleOf(street) ?? []
  if (longitude === undefined || latitude === undefined) return []
  return [{ name: street.name, latitude, longitude, town: undefined, zip: undefined }]
}

/** Towns by normalized name. */
type Towns = {
  all: readonly PointOfInterest[]
  byZip: ReadonlyMap<string, PointOfInterest>
  byName: ReadonlyMap<string, PointOfInterest>
}

function readTowns({ surroundings }: Snapshot): Towns {
  const all = findTowns(surroundings.points)
  const byZip = new Map(all.toReversed().flatMap((town) => town.zips.map((zip) => [zip, town] as const)))
  return { all, byZip, byName: new Map(all.toReversed().map((town) => [foldName(town.name.nl), town])) }
}

/** The town of a street in each language, with its postcodes: the one in the source, else by postcode, else the nearest. */
function findTown({ town, zip, ...spot }: Found, towns: Towns): { name: Names; zips: readonly string[] } {
  const named = town ? towns.byName.get(foldName(town)) : undefined
  const isThere = named && (!zip || named.zips.includes(zip))
  const other = town ? undefined : ((zip ? towns.byZip.get(zip) : undefined) ?? nearestOf(towns.all, spot))
  const known = isThere ? named : other
  return { name: known?.name ?? inEachLanguage(() => titleCaseCity(town ?? '')), zips: zip ? [zip] : (known?.zips ?? []) }
}

function nearestOf(towns: readonly PointOfInterest[], spot: Spot): PointOfInterest | undefined {
  let nearest: { town: PointOfInterest; metres: number } | undefined
  for (const town of towns) {
    const metres = distanceBetween(town, spot)
    if (!nearest || metres < nearest.metres) nearest = { town, metres }
  }
  return nearest?.town
}

const inTown = (street: string, town: string) => (town ? `${street}, ${town}` : street)

function toPlace(found: Found, towns: Towns): NamedPlace {
  const town = findTown(found, towns)
  const { name: said } = found
  const name = typeof said === 'string' ? inEachLanguage(() => said) : said
  const { latitude, longitude } = found
  return {
    kind: 'street',
    name: inEachLanguage((code) => inTown(name[code], town.name[code])),
    latitude,
    longitude,
    also: town.zips,
  }
}

const nlName = (name: Found['name']) => foldName(typeof name === 'string' ? name : name.nl)

/** Each street of a town once, from its best source. */
export function findStreets(snapshot: Snapshot): NamedPlace[] {
  const towns = readTowns(snapshot)
  const byTown = new Map<string, NamedPlace>()
  const seen = new Set<string>()
  const add = (found: Found) => {
    const place = toPlace(found, towns)
    const key = foldName(place.name.nl)
    if (!byTown.has(key)) byTown.set(key, place)
    seen.add(nlName(found.name))
  }
  const sources = new Set<string>()
  for (const found of findAll(snapshot)) {
    // Cached: a street of a hundred properties is looked up once.
    const source = `${typeof found.name === 'string' ? found.name : found.name.nl}|${found.town}|${found.zip}`
    if (!sources.has(source)) add(found)
    sources.add(source)
    if (byTown.size >= mostStreets) break
  }
  for (const street of snapshot.geography.streets) if (!seen.has(nlName(street.name))) drawnStreet(street).forEach(add)
  return [...byTown.values()]
}
