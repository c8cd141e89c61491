/** Contrast of all text and background tokens of `app/styles/tokens.css` in light and dark mode (WCAG 2.2, 1.4.3, 1.4.11). */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import site from '@/data/site.json'
import { contrastOf, mixColours } from '@/lib/domain/site/colour'
import { themeProperties } from '@/lib/domain/site/theme'

const sheet = readFileSync('app/styles/tokens.css', 'utf8')
const darkRule = '@media screen and (prefers-color-scheme: dark)'

const declarationsOf = (css: string) =>
  Object.fromEntries([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

const light = declarationsOf(sheet.slice(0, sheet.indexOf(darkRule)))
const dark = { ...light, ...declarationsOf(sheet.slice(sheet.indexOf(darkRule))) }

/** Agencies with a dark, a bright and no colour of their own. */
const accents = [site.theme.accent, '#000000', '#e8a200', '#34495e']
const themes = [{}, ...accents.map((accent) => themeProperties({ accent, shades: {} }))]

/** The colour of a token as `#rrggbb`. */
function colourOf(token: string, tokens: Record<string, string>): string {
  const value = tokens[token] ?? ''
  const [, from = '', share = '', into = ''] = /^color-mix\(in srgb, var\((.+?)\) (\d+)%, var\((.+?)\)\)$/.exec(value) ?? []
  if (from) return mixColours(colourOf(into, tokens), colourOf(from, tokens), Number(share) / 100)
  const [, other] = /^var\((.+)\)$/.exec(value) ?? []
  return other ? colourOf(other, tokens) : value
}

/** Backgrounds and the tokens used on them; text unless stated otherwise. */
const grounds = ['--bg', '--bg-mist', '--bg-soft', '--bg-raised']
const texts = ['--text', '--text-2', '--text-3', '--accent', '--success', '--warning', '--danger']
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['--text', '--bg-tint'],
  ['--text', '--bg-mark'],
  ['--accent', '--bg-tint'],
  ['--accent-hover', '--bg-tint'],
  ['--accent-hover', '--bg-mark'],
  ['--stone-600', '--stone-150'],
  ['--stone-700', '--bg-mist'],
  ['--success', '--success-bg'],
  ['--warning', '--warning-bg'],
  ['--danger', '--danger-bg'],
  ['--text-on-accent', '--bg-accent'],
  ['--text-on-accent', '--cobalt-700'],
  ['--bg', '--text'],
  ['--text-on-ink', '--bg-ink'],
  ['--text-on-ink-2', '--bg-ink'],
  ['--cobalt-300', '--bg-ink'],
] as const
const controls = ['--line-control', '--line-search', '--accent', '--focus']

test.each([
  ['light', light],
  ['dark', dark],
])('%s mode has sufficient contrast with every colour of an agency', (_name, tokens) => {
  const faint = themes.flatMap((theme) => {
    const themed = { ...tokens, ...theme }
    const measure = (token: string, ground: string, least: number) => {
      const contrast = contrastOf(colourOf(token, themed), colourOf(ground, themed))
      return contrast < least ? [`${token} on ${ground}: ${contrast.toFixed(2)} with ${colourOf('--cobalt-600', themed)}`] : []
    }
    return [
      ...pairs.flatMap(([token, ground]) => measure(token, ground, 4.5)),
      ...controls.flatMap((token) => ['--bg', '--bg-raised'].flatMap((ground) => measure(token, ground, 3))),
    ]
  })
  expect(faint).toEqual([])
})

test('no component uses a tint that stays light in dark mode', () => {
  const tints = /var\(--(?:cobalt-[12]00|(?:red|green|amber)-100)\)/
  const uses = globSync('{app,components}/**/*.module.css').flatMap((path) =>
    tints.test(readFileSync(path, 'utf8')) ? [path] : [],
  )
  // Its white button is white in both modes.
  expect(uses).toEqual(['components/ui/button.module.css'])
})
