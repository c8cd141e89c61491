/** The energy label as an SVG: an arrow of 56 by 28 px from green to red with the letter as outline (specification 9). */
import { type EpcRegion, epcLabels } from './epc.ts'
import { type Glyph, letterGlyphs, signGlyphs } from './epc-glyphs.ts'
import { type EpcLabel, epcLetters } from './epc-scale.ts'

const dark = '#0E1A20'
const light = '#FFFFFF'

type Face = { letter: keyof typeof letterGlyphs; sign: keyof typeof signGlyphs; fill: string; ink: string }

/** `ink` is dark or light, whichever has a contrast of at least 4.5 to 1 with the fill (WCAG 2.2, 1.4.3). */
const faces: Record<EpcLabel, Face> = {
  a_plusplus: { letter: 'a', sign: 'doublePlus', fill: '#00703C', ink: light },
  a_plus: { letter: 'a', sign: 'plus', fill: '#008441', ink: light },
  a: { letter: 'a', sign: 'none', fill: '#3DAA35', ink: dark },
  a_sub: { letter: 'a', sign: 'minus', fill: '#52B136', ink: dark },
  b_plus: { letter: 'b', sign: 'plus', fill: '#86C13A', ink: dark },
  b: { letter: 'b', sign: 'none', fill: '#9BC83B', ink: dark },
  b_sub: { letter: 'b', sign: 'minus', fill: '#AFCD35', ink: dark },
  c_plus: { letter: 'c', sign: 'plus', fill: '#E0DB25', ink: dark },
  c: { letter: 'c', sign: 'none', fill: '#F4E01F', ink: dark },
  c_sub: { letter: 'c', sign: 'minus', fill: '#F6D718', ink: dark },
  d_plus: { letter: 'd', sign: 'plus', fill: '#F9C207', ink: dark },
  d: { letter: 'd', sign: 'none', fill: '#FBB900', ink: dark },
  d_sub: { letter: 'd', sign: 'minus', fill: '#F8AC04', ink: dark },
  e_plus: { letter: 'e', sign: 'plus', fill: '#F18A0D', ink: dark },
  e: { letter: 'e', sign: 'none', fill: '#EE7D11', ink: dark },
  e_sub: { letter: 'e', sign: 'minus', fill: '#EB6C14', ink: dark },
  f_plus: { letter: 'f', sign: 'plus', fill: '#E75718', ink: dark },
  f: { letter: 'f', sign: 'none', fill: '#E0301E', ink: light },
  f_sub: { letter: 'f', sign: 'minus', fill: '#D1281D', ink: light },
  g: { letter: 'g', sign: 'none', fill: '#9E0B1B', ink: light },
  h: { letter: 'h', sign: 'none', fill: '#7F0A17', ink: light },
  i: { letter: 'i', sign: 'none', fill: '#5F0912', ink: light },
}

/** Colours of a label, for use outside the SVG. */
export function labelFace(label: EpcLabel): { fill: string; ink: string } {
  const { fill, ink } = faces[label]
  return { fill, ink }
}

/** Pixels; `body` is the width of the rectangular part of the arrow, in which the letter is centred. */
const size = { width: 56, height: 28, body: 44 }

/**
 * An SVG document; a dashed empty arrow for a label that the Region does not have.
 * @param short name of the certificate before the letter: `PEB` in French
 */
export function epcLabelSvg(region: EpcRegion, label: EpcLabel, short = 'EPC'): string {
  const isKnown = epcLabels(region).includes(label)
  const title = `${short} ${isKnown ? epcLetters[label] : '?'}`
  const frame = `viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}"`
  const content = isKnown ? drawFace(faces[label]) : drawUnknown()
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} role="img" aria-label="${title}"><title>${title}</title>${content}</svg>`
}

function drawFace({ letter, sign, fill, ink }: Face): string {
  const letterGlyph: Glyph = letterGlyphs[letter]
  const signGlyph: Glyph = signGlyphs[sign]
  // Optical correction: the point of the arrow makes a centred letter look 1.5 px too far left.
  const start = (size.body - letterGlyph.width - signGlyph.width) / 2 + 1.5
  const arrow = `<path fill="${fill}" d="M0 0h44l12 14-12 14H0z"/>`
  return arrow + drawGlyph(letterGlyph, start, ink) + drawGlyph(signGlyph, start + letterGlyph.width, ink)
}

function drawGlyph({ path }: Glyph, x: number, ink: string): string {
  return path === '' ? '' : `<path fill="${ink}" transform="translate(${x.toFixed(2)} 0)" d="${path}"/>`
}

function drawUnknown(): string {
  const outline = '<path fill="none" stroke="#5B6C75" stroke-dasharray="3 2" d="M.5.5h43.3l11.5 13.5-11.5 13.5H.5z"/>'
  return `${outline}<path stroke="#5B6C75" stroke-width="2" d="M17 14h10"/>`
}
