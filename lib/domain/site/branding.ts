/** The agency's visual identity where CSS custom properties are unavailable: in mails, documents, plain pages and SVG. */
import { paletteOf, type Theme } from './theme.ts'

/** Colours as `#rrggbb`, with sufficient contrast for the stated use. */
export type Branding = {
  name: string
  /** Text on white, and background of white text: links, buttons, lines. */
  accent: string
  /** A darker shade of `accent`. */
  accentDark: string
  /** Text on dark backgrounds. */
  accentOnDark: string
  /** Backgrounds of dark text, the second one lighter. */
  soft: string
  tint: string
}

/** Accent of an agency that has not set a colour: that of text. */
export const plainAccent = '#24363f'

export function brandingOf({ name, theme }: { name: string; theme: Theme }): Branding {
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
