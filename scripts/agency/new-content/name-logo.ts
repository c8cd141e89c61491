/** A logo for who has none yet: the name in letters. */

/** Pixels that a letter of the sans serif takes at this size, on average. */
const size = 22
const letterWidth = 12
const height = 44
/** Longer names are drawn narrower, so that the top bar keeps room for the menu. */
const mostWidth = 320

/** Width of the drawing of a name, in pixels. */
export const nameLogoWidth = (name: string): number => Math.min(mostWidth, [...name].length * letterWidth)

export const nameLogoHeight = height

/** The drawing, an SVG file. @param colour `#rrggbb` */
export function drawNameLogo(name: string, colour: string): string {
  const width = nameLogoWidth(name)
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${escaped}</title><text x="0" y="30" font-family="sans-serif" font-weight="600" font-size="${size}" fill="${colour}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escaped}</text></svg>\n`
}
