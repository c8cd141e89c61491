/** The region for which the site serves tiles: the listings and their surroundings. */
import 'server-only'
import { belgiumId } from '../../../domain/law/country.ts'
import { type Bounds, boundsOf, padBounds } from '../../../domain/map/bounds.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Snapshot } from '../../content/snapshot/snapshot-type.ts'

/** Margin in degrees around the outermost properties, about 17 km. */
const margin = { latitude: 0.15, longitude: 0.25 } as const

const regions = new WeakMap<Snapshot, Bounds>()

const down = (degrees: number) => Math.floor(degrees * 10) / 10
const up = (degrees: number) => Math.ceil(degrees * 10) / 10

/** Rounded outwards to 0.1 degree, so that the edge does not reveal a hidden address (ruling 10). */
function findRegion({ properties, takeovers, projects, site }: Snapshot): Bounds {
  const stock = [...properties, ...takeovers].filter(({ countryId }) => countryId === belgiumId)
  const { latitude, longitude } = site.contact
  const around = boundsOf([...stock, ...projects]) ?? { south: latitude, west: longitude, north: latitude, east: longitude }
  const { south, west, north, east } = padBounds(around, margin.latitude, margin.longitude)
  return { south: down(south), west: down(west), north: up(north), east: up(east) }
}

/** Around the properties in Belgium and the projects; around the office when there are none. */
export function tileRegion(): Bounds {
  const snapshot = getSnapshot()
  const region = regions.get(snapshot) ?? findRegion(snapshot)
  regions.set(snapshot, region)
  return region
}
