/** A provisional logo for an agency without one: its name as text. */

const size = 22
const height = 44
/** Pixels; longer names are drawn smaller, so that the top bar has room for the menu. */
const maxWidth = 320

/**
 * Widths of bold letters, relative to the font size. Each browser uses its own sans-serif font; these are the widths of DejaVu,
 * the widest one.
 */
const widths: readonly (readonly [letters: RegExp, share: number])[] = [
  [/[mwMW@%&]/, 1.12],
  [/[\sijlI.,:;'’|!-]/, 0.43],
  [/[frt()]/, 0.53],
  [/\p{Lu}/u, 0.86],
]
const usualWidth = 0.74

const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth

/** Width of the name in the normal size, in pixels. */
const wholeWidth = (name: string) => Math.ceil([...name].reduce((sum, letter) => sum + widthOf(letter), 0) * size)

/** Width of the logo, in pixels. */
export const nameLogoWidth = (name: string): number => Math.min(maxWidth, wholeWidth(name))

export const nameLogoHeight = height

/**
 * The logo as SVG.
 * @param colour `#rrggbb`
 */
export function drawNameLogo(name: string, colour: string): string {
  const width = nameLogoWidth(name)
  const fitting = Math.floor((size * width * 10) / wholeWidth(name)) / 10
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${escaped}</title><text x="0" y="30" font-family="sans-serif" font-weight="600" font-size="${fitting}" fill="${colour}">${escaped}</text></svg>\n`
}
