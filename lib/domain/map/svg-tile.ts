/** A map tile as a complete SVG document. */
import { tileSize } from './mercator.ts'

/** @param ground background colour. @param parts in drawing order */
export function svgTile(ground: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSize}" height="${tileSize}" viewBox="0 0 ${tileSize} ${tileSize}">`,
    `<path fill="${ground}" d="M0 0h${tileSize}v${tileSize}H0z"/>`,
    ...parts,
    '</svg>',
  ].join('')
}
