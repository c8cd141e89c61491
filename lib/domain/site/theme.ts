/** The agency's colour in all its shades, and what can be read on what (design, "Colour"). */
import { contrastOf, mixColours } from './colour.ts'

/** A colour takes the place of a token of `app/styles/tokens.css`; 600 is the agency's colour itself. */
export const shadeSteps = ['700', '500', '300', '200', '100'] as const

type ShadeStep = (typeof shadeSteps)[number]

/** Colours as `#rrggbb`. */
export type Theme = { accent: string; shades: Partial<Record<ShadeStep, string | undefined>> }

const white = '#ffffff'
const black = '#000000'
/** Ground of the footer, `--ink-950`. */
const ink = '#0e1a20'
/** Ground of quiet sections, `--bg-mist`. */
const mist = '#ebf0f2'

/** What a shade is mixed with where the agency chose none, and how much of it. */
const mixes = {
  '700': [black, 0.3],
  '500': [white, 0.12],
  '300': [white, 0.6],
  '200': [white, 0.78],
  '100': [white, 0.91],
} as const satisfies Record<ShadeStep, readonly [string, number]>

function shadeOf({ accent, shades }: Theme, step: ShadeStep): string {
  const [other, share] = mixes[step]
  return shades[step] ?? mixColours(accent, other, share)
}

/** Custom properties that take the place of those in `app/styles/tokens.css`. */
export function themeProperties(theme: Theme): Record<`--${string}`, string> {
  const shades = shadeSteps.map((step) => [`--cobalt-${step}`, shadeOf(theme, step)] as const)
  return Object.fromEntries([['--cobalt-600', theme.accent], ...shades])
}

/** Text needs this much (WCAG 1.4.3, AA). */
const textContrast = 4.5

type Mistake = { path: 'accent' | `shades.${ShadeStep}`; message: string }

/** Which text of which shade stands on what; a mistake per pair that cannot be read well. */
export function findContrastMistakes(theme: Theme): Mistake[] {
  const { accent } = theme
  const [dark, light, soft, tint] = (['700', '300', '200', '100'] as const).map((step) => shadeOf(theme, step))
  const pairs = [
    ['accent', accent, white, 'white'],
    ['accent', accent, mist, 'the ground of quiet sections'],
    ['accent', accent, tint, 'shade 100'],
    ['shades.700', dark, white, 'white'],
    ['shades.700', dark, soft, 'shade 200'],
    ['shades.300', light, ink, 'the ground of the footer'],
  ] as const
  return pairs.flatMap(([path, text = white, ground = white, name]) => {
    const contrast = contrastOf(text, ground)
    if (contrast >= textContrast) return []
    const expected = `expected a contrast of at least ${textContrast} against ${name} (${ground})`
    return [{ path, message: `${expected}; found ${contrast.toFixed(2)} with ${text}` }]
  })
}
