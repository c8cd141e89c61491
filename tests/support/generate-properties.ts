/** Generates any number of plausible listings from a seed: same seed, same listings. For property-based tests and tests/bench. */

import type { ConfidentialProperty } from '../../lib/domain/property/confidential-property.ts'
import type { PublicProperty } from '../../lib/domain/property/property.ts'
import { toPublicProperty } from '../../lib/domain/property/public-property.ts'
import { addDays } from '../../lib/domain/text/date.ts'
import { snapshot } from './content.ts'

const towns: readonly (readonly [string, string, number, number])[] = [
  ['ANTWERPEN', '2000', 51.219, 4.402],
  ['ANTWERPEN', '2018', 51.2095, 4.418],
  ['ANTWERPEN', '2060', 51.23, 4.426],
  ['BERCHEM', '2600', 51.1985, 4.431],
  ['BORGERHOUT', '2140', 51.2135, 4.44],
  ['BRASSCHAAT', '2930', 51.2905, 4.4925],
  ['DEURNE', '2100', 51.2215, 4.464],
  ['EKEREN', '2180', 51.279, 4.417],
  ['HEIST-OP-DEN-BERG', '2220', 51.075, 4.728],
  ['MECHELEN', '2800', 51.028, 4.48],
  ['SINT-NIKLAAS', '9100', 51.165, 4.143],
]

/** A small, fast random number generator, 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** @param today latest possible day of listing, ISO. */
export function generateRecords(count: number, seed: number, today: string): ConfidentialProperty[] {
  const random = createRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const chance = (share: number) => random() < share
  const templates = snapshot.properties.flatMap(({ id }) => snapshot.confidential.propertyById.get(id) ?? [])
  return Array.from({ length: count }, (_, index): ConfidentialProperty => {
    const template = templates[below(templates.length)]
    const town = towns[below(towns.length)]
    if (!template || !town) throw new Error('no template or town')
    const [city, zip, latitude, longitude] = town
    const isSold = chance(0.08)
    return {
      ...template,
      id: 5_000_000 + index,
      city,
      zip,
      latitude: latitude + (random() - 0.5) / 20,
      longitude: longitude + (random() - 0.5) / 12,
      publishAddress: chance(0.9),
      publishPrice: !isSold && chance(0.95),
      availability: isSold ? 'sold' : 'available',
      price: Math.round((80_000 + random() ** 3 * 1_500_000) / 500) * 500,
      webIds: chance(0.1) ? [...new Set([...template.webIds, '8'])] : template.webIds,
      bedrooms: chance(0.9) ? below(7) : undefined,
      bathrooms: chance(0.8) ? 1 + below(3) : undefined,
      showerRooms: chance(0.3) ? 1 : undefined,
      surfaceLiving: chance(0.9) ? 30 + below(370) : undefined,
      surfaceGround: chance(0.5) ? 50 + below(2500) : undefined,
      energyPerformance: chance(0.9) ? 1 + below(650) : 0,
      garage: chance(0.3),
      parking: chance(0.3),
      garages: undefined,
      parkings: undefined,
      terrace: chance(0.5),
      garden: chance(0.5),
      lift: chance(0.3),
      furnished: chance(0.1),
      creationDate: addDays(today, -below(400)),
    }
  })
}

/** As public properties. */
export const generateProperties = (count: number, seed: number, today: string): PublicProperty[] =>
  generateRecords(count, seed, today).map((record) => toPublicProperty(record, snapshot.site.marqueeIgnoreList))
