/** Map tiles: their addresses, and which of them the site serves. */

import { isLanguage, type Language } from '../text/language.ts'
import { type Bounds, overlaps } from './bounds.ts'
import { type Scheme, schemes } from './map-colours.ts'
import { tileLatitude, tileLongitude } from './mercator.ts'

export type Tile = { zoom: number; x: number; y: number }

export const zoomRange = { min: 9, max: 18 } as const

/** The plain map of Belgium has no streets: at a closer zoom a place would be in an empty area. */
export const belgiumMaxZoom = 12

/** Language and colour scheme of a tile. */
export type Look = { language: Language; scheme: Scheme }

/**
 * `nl-light-1a2b3c4d`: the last part of a tile's address. @param version hash of the map, so that a changed map has new
 * addresses
 */
export const lookName = ({ language, scheme }: Look, version: string) => `${language}-${scheme}-${version}`

/** Parses the last part of a tile's address; undefined when it is malformed. */
export function parseLook(text: string): (Look & { version: string }) | undefined {
  const [language, scheme, version, ...more] = text.split('-')
  const known = schemes.find((one) => one === scheme)
  if (!isLanguage(language) || !known || version === undefined || more.length > 0) return undefined
  return { language, scheme: known, version }
}

/** Address template of the tiles in Leaflet's syntax. @param look see `lookName` */
export const tileTemplate = (look: string) => `/tiles/{z}/{x}/{y}/${look}/`

function readNumber(text: string): number | undefined {
  return /^(0|[1-9]\d{0,6})$/.test(text) ? Number(text) : undefined
}

/** Parses a tile's address; the row may end in `.png`. Undefined for an invalid tile and outside the zooms served. */
export function parseTile(z: string, x: string, y: string): Tile | undefined {
  const [zoom, column, row] = [readNumber(z), readNumber(x), readNumber(y.replace(/\.png$/, ''))]
  if (zoom === undefined || column === undefined || row === undefined) return undefined
  if (zoom < zoomRange.min || zoom > zoomRange.max) return undefined
  return column < 2 ** zoom && row < 2 ** zoom ? { zoom, x: column, y: row } : undefined
}

export function tileBounds({ zoom, x, y }: Tile): Bounds {
  return {
    south: tileLatitude(y + 1, zoom),
    west: tileLongitude(x, zoom),
    north: tileLatitude(y, zoom),
    east: tileLongitude(x + 1, zoom),
  }
}

/** Whether any part of the region is on the tile. */
export function isInRegion(tile: Tile, region: Bounds): boolean {
  return overlaps(tileBounds(tile), region)
}
