/** The Web Mercator projection: degrees to pixels of the whole world at a zoom. */

export const tileSize = 256

export type Pixel = { x: number; y: number }

/** Pixels from the north-west corner of the world. */
export function project(longitude: number, latitude: number, zoom: number): Pixel {
  const world = tileSize * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  }
}

/** Width of a pixel in metres at a latitude. */
export function metresPerPixel(latitude: number, zoom: number): number {
  return (40_075_016.686 * Math.cos((latitude * Math.PI) / 180)) / (tileSize * 2 ** zoom)
}

/** Latitude in degrees of the north edge of a row of tiles. */
export function tileLatitude(row: number, zoom: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI
}

/** Longitude in degrees of the west edge of a column of tiles. */
export function tileLongitude(column: number, zoom: number): number {
  return (column / 2 ** zoom) * 360 - 180
}
