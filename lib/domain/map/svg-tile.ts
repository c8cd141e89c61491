/** A square of the map as a whole SVG document. */
import { tileSize } from './mercator.ts'

/** @param ground colour of what nothing else covers. @param parts in the order they are drawn */
export function svgTile(ground: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSize}" height="${tileSize}" viewBox="0 0 ${tileSize} ${tileSize}">`,
    `<path fill="${ground}" d="M0 0h${tileSize}v${tileSize}H0z"/>`,
    ...parts,
    '</svg>',
  ].join('')
}
