/** Schema of `data/map.json`: what the site's own map draws. Without the file it draws the municipalities of Belgium. */
import { z } from 'zod'
import { type Geography, nameKinds } from '../domain/map/geography.ts'
import { zoomRange } from '../domain/map/tile.ts'

const longitude = z.number().min(-180).max(180)
/** Limits of the map projection (Web Mercator). */
const latitude = z.number().min(-85).max(85)
const metres = z.number().positive().max(20_000)

const point = z.tuple([longitude, latitude], 'expected [longitude, latitude]')
const line = z.array(point).min(2, 'expected two points or more')
const area = z.array(point).min(3, 'expected three points or more')
const stream = z
  .array(z.tuple([longitude, latitude, metres], 'expected [longitude, latitude, width in metres]'))
  .min(2, 'expected two points or more')

/** Metres; narrower streets would be indistinguishable and too many. */
const leastSpacing = 20

const quarter = z.strictObject({
  longitude,
  latitude,
  width: metres.max(5_000),
  height: metres.max(5_000),
  spacing: z.number().min(leastSpacing).max(5_000),
  angle: z.number().min(-360).max(360),
})

const zoom = z.int().min(zoomRange.min).max(zoomRange.max)

const street = z.strictObject({ name: z.string().min(1).max(60), line })

const placeName = z
  .strictObject({
    kind: z.enum(nameKinds),
    name: z.string().min(1).max(60),
    longitude,
    latitude,
    fromZoom: zoom,
    toZoom: zoom.optional(),
    angle: z.number().min(-360).max(360).optional(),
  })
  .refine(({ fromZoom, toZoom }) => toZoom === undefined || toZoom >= fromZoom, {
    path: ['toZoom'],
    error: 'expected `fromZoom` or more',
  })

/** Missing parts are not drawn. */
export const mapSchema = z
  .strictObject({
    streams: z.array(stream).default([]),
    docks: z.array(area).default([]),
    parks: z.array(area).default([]),
    motorways: z.array(line).default([]),
    mainRoads: z.array(line).default([]),
    railways: z.array(line).default([]),
    quarters: z.array(quarter).default([]),
    streets: z.array(street).default([]),
    names: z.array(placeName).default([]),
  })
  .transform((map): Geography => ({ ...map, names: nameKinds.flatMap((kind) => map.names.filter((name) => name.kind === kind)) }))
