/** Listing changes that notify many subscribers: listings that the demo content does not have. */
import type { PublicProperty } from '../../lib/domain/property/property.ts'
import { getProperty, snapshot } from './content.ts'
import { showListings } from './demo-snapshot.ts'

const model = getProperty('s09')

export const newListings: readonly PublicProperty[] = [1, 2, 3].map((number) => ({ ...model, id: 4_900_000 + number }))

export const showChanges = () => showListings([...snapshot.properties, ...newListings])
