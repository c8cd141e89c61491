/** How the agency looks wherever its tokens do not reach: in mails, documents, plain pages and drawings. */
import { paletteOf, type Theme } from './theme.ts'

/** Colours as `#rrggbb`, all of them readable as said. */
export type Face = {
  name: string
  /** For text on white, and under white text: links, buttons, rules. */
  accent: string
  /** The same, darker. */
  accentDark: string
  /** Text on dark grounds. */
  accentOnDark: string
  /** Grounds under dark text, the second one paler. */
  soft: string
  tint: string
}

/** Of an agency that nobody knows yet: the colour of text. */
export const plainAccent = '#24363f'

export function faceOf({ name, theme }: { name: string; theme: Theme }): Face {
  const palette = paletteOf(theme)
  return {
    name,
    accent: palette['600'],
    accentDark: palette['700'],
    accentOnDark: palette['300'],
    soft: palette['200'],
    tint: palette['100'],
  }
}
