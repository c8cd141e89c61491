/** Schema of `data/points.json`: surroundings of the homes, and rivers. */
import { z } from 'zod'
import { amenityKinds, type PointOfInterest, placeKinds, type River, type Surroundings } from '../domain/map/points.ts'
import { oneOrLocalized } from './localized.ts'

const longitude = z.number().min(-180).max(180)
const latitude = z.number().min(-85).max(85)

const pointOfInterest = z
  .strictObject({
    kind: z.enum([...placeKinds, ...amenityKinds]),
    name: oneOrLocalized,
    latitude,
    longitude,
    /** Other names for it. */
    also: z.array(z.string().min(2).max(60)).default([]),
    zips: z.array(z.string().regex(/^\d{4}$/, 'expected a postcode such as 2000')).default([]),
  })
  .transform((point): PointOfInterest => point)

const river = z
  .strictObject({
    name: oneOrLocalized,
    line: z.array(z.tuple([longitude, latitude], 'expected [longitude, latitude]')).min(2, 'expected two points or more'),
  })
  .transform((read): River => read)

/** Each part is optional. */
export const pointsSchema = z
  .strictObject({ points: z.array(pointOfInterest).default([]), rivers: z.array(river).default([]) })
  .transform((read): Surroundings => read)
