/** The agency's colour in all its shades, adjusted to sufficient contrast where they are used with text (design, "Colour"). */
import { contrastOf, mixColours } from './colour.ts'

/** Shades that override tokens of `app/styles/tokens.css`; 600 is the agency's colour itself. */
export const shadeSteps = ['700', '500', '300', '200', '100'] as const

type ShadeStep = (typeof shadeSteps)[number]

/** Colours as `#rrggbb`. */
export type Theme = { accent: string; shades: Partial<Record<ShadeStep, string | undefined>> }

/**
 * Every shade with sufficient contrast: 600 and 700 as text and under white text, 300 as text on dark backgrounds, 200 and 100 as
 * backgrounds.
 */
export type Palette = Readonly<Record<ShadeStep | '600', string>>

const white = '#ffffff'
const black = '#000000'
/** Background of the footer, `--ink-950`; also text colour on light shades. */
const ink = '#0e1a20'
/** Background of muted sections, `--bg-mist`. */
const mist = '#ebf0f2'
/** Background of raised surfaces in dark mode, `--bg-raised`: the lightest background of a shade for dark mode. */
const raised = '#182830'

/** How a shade is derived where the agency chose none: the colour to mix with, and its share. */
const mixes = {
  '700': [black, 0.3],
  '500': [white, 0.12],
  '300': [white, 0.6],
  '200': [white, 0.78],
  '100': [white, 0.91],
} as const satisfies Record<ShadeStep, readonly [string, number]>

/** Contrast required for text (WCAG 1.4.3, AA). */
const textContrast = 4.5

type Ground = { colour: string; name: string }

const grounds = {
  white: { colour: white, name: 'white' },
  mist: { colour: mist, name: 'the ground of quiet sections' },
  ink: { colour: ink, name: 'the ground of the footer' },
  raised: { colour: raised, name: 'the raised ground of the dark appearance' },
} as const satisfies Record<string, Ground>

const isReadable = (colour: string, against: readonly Ground[]) =>
  against.every((ground) => contrastOf(colour, ground.colour) >= textContrast)

/** Steps from a colour to black or white: fine enough to be invisible. */
const steps = 50

/** The first colour on the way to `end` with sufficient contrast to all of `against`; `end` when there is none. */
function findReadable(colour: string, end: string, against: readonly Ground[]): string {
  for (let step = 0; step < steps; step += 1) {
    const mixed = mixColours(colour, end, step / steps)
    if (isReadable(mixed, against)) return mixed
  }
  return end
}

const stated = ({ accent, shades }: Theme, step: ShadeStep, from = accent) => {
  const [other, share] = mixes[step]
  return shades[step] ?? mixColours(from, other, share)
}

/** A shade, its path in the settings, its configured value, and the colours that it needs contrast with. */
type ShadeCheck = {
  step: keyof Palette
  path: 'accent' | `shades.${ShadeStep}`
  colour: string
  end: string
  against: readonly Ground[]
}

/** Backgrounds first, since text colours depend on them. */
function shadeChecksOf(theme: Theme): ShadeCheck[] {
  const text = [{ colour: ink, name: 'the colour of text' }]
  const shade = (step: ShadeStep, end: string, against: readonly Ground[], from?: string): ShadeCheck => ({
    step,
    path: `shades.${step}`,
    colour: stated(theme, step, from),
    end,
    against,
  })
  const tint = shade('100', white, text)
  const soft = shade('200', white, text)
  const groundOf = ({ colour, end, against, step }: ShadeCheck) => ({
    colour: findReadable(colour, end, against),
    name: `shade ${step}`,
  })
  const onTint = [grounds.white, grounds.mist, groundOf(tint)]
  const accent: ShadeCheck = { step: '600', path: 'accent', colour: theme.accent, end: black, against: onTint }
  const readable = findReadable(theme.accent, black, onTint)
  return [
    accent,
    shade('700', black, [grounds.white, groundOf(soft)], readable),
    shade('300', white, [grounds.ink, grounds.raised]),
    soft,
    tint,
  ]
}

/** The agency's colours; a colour with insufficient contrast is darkened, or lightened on dark backgrounds (WCAG 1.4.3). */
export function paletteOf(theme: Theme): Palette {
  const readable = shadeChecksOf(theme).map(
    ({ step, colour, end, against }) => [step, findReadable(colour, end, against)] as const,
  )
  const {
    '600': accent = ink,
    '700': dark = ink,
    '300': light = white,
    '200': soft = white,
    '100': tint = white,
  } = Object.fromEntries(readable)
  return { '700': dark, '600': accent, '500': stated(theme, '500', accent), '300': light, '200': soft, '100': tint }
}

type ThemeProperties = Readonly<Record<`--${string}`, string>>

const known = new WeakMap<Theme, ThemeProperties>()

/** Custom properties that override those of `app/styles/tokens.css`. Calculated once per theme, as every page has them. */
export function themeProperties(theme: Theme): ThemeProperties {
  const properties: ThemeProperties =
    known.get(theme) ?? Object.fromEntries(Object.entries(paletteOf(theme)).map(([step, colour]) => [`--cobalt-${step}`, colour]))
  known.set(theme, properties)
  return properties
}

type Warning = { path: ShadeCheck['path']; message: string }

/** One warning per shade and background with insufficient contrast, with the shade used instead. */
export function findContrastWarnings(theme: Theme): Warning[] {
  return shadeChecksOf(theme).flatMap(({ path, colour, end, against }) => {
    const used = findReadable(colour, end, against)
    return against
      .filter((ground) => !isReadable(colour, [ground]))
      .map((ground) => {
        const expected = `expected a contrast of at least ${textContrast} against ${ground.name} (${ground.colour})`
        const found = contrastOf(colour, ground.colour).toFixed(2)
        return { path, message: `${expected}; found ${found} with ${colour}; ${used} is used in its place` }
      })
  })
}
