/** The agency's colour: derived shades, and contrast of text on them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastOf, mixColours } from '@/lib/domain/site/colour'
import { findContrastWarnings, paletteOf, themeProperties } from '@/lib/domain/site/theme'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast (WCAG 2.2, 1.4.3)', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#1233c2', '#1233c2', 1],
  ])('of %s on %s is %d', (text, ground, expected) => {
    expect(contrastOf(text, ground)).toBeCloseTo(expected, 2)
  })

  test('is symmetric and between 1 and 21', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const contrast = contrastOf(one, other)
        expect(contrast).toBe(contrastOf(other, one))
        expect(contrast).toBeGreaterThanOrEqual(1)
        expect(contrast).toBeLessThanOrEqual(21)
      }),
    )
  })
})

test('a mix is the first colour at 0 and the other at 1', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(mixColours(one, other, 0)).toBe(one)
      expect(mixColours(one, other, 1)).toBe(other)
    }),
  )
})

test('missing shades are derived, given ones are used', () => {
  expect(themeProperties({ accent: '#006644', shades: { '100': '#e0f0ea' } })).toEqual({
    '--cobalt-700': '#004730',
    '--cobalt-600': '#006644',
    '--cobalt-500': '#1f785a',
    '--cobalt-300': '#99c2b4',
    '--cobalt-200': '#c7ddd6',
    '--cobalt-100': '#e0f0ea',
  })
})

test('a dark colour is enough: its shades have sufficient contrast', () => {
  for (const accent of ['#006644', '#7a1f3d', '#4b2e83', '#1a1a1a', '#8a3b00']) {
    expect(findContrastWarnings({ accent, shades: {} })).toEqual([])
  }
})

test('a pale colour is reported with what was expected', () => {
  const [first] = findContrastWarnings({ accent: '#ff8800', shades: {} })
  expect(first).toEqual({
    path: 'accent',
    message: 'expected a contrast of at least 4.5 against white (#ffffff); found 2.39 with #ff8800; #a35700 is used in its place',
  })
})

test('a pale shade is reported by its step', () => {
  const warnings = findContrastWarnings({ accent: '#1233c2', shades: { '700': '#9db2ff', '300': '#24363f' } })
  expect(warnings.map(({ path }) => path)).toEqual(['shades.700', 'shades.700', 'shades.300', 'shades.300'])
})

test('any colour gives text with sufficient contrast: on white, on muted sections, on its own tints and under white', () => {
  const shades = fc.record({ '700': colour, '300': colour, '200': colour, '100': colour }, { requiredKeys: [] })
  fc.assert(
    fc.property(colour, shades, (accent, chosen) => {
      const palette = paletteOf({ accent, shades: chosen })
      for (const ground of ['#ffffff', '#ebf0f2', palette['100']]) {
        expect(contrastOf(palette['600'], ground)).toBeGreaterThanOrEqual(4.5)
      }
      for (const ground of ['#ffffff', palette['200']]) {
        expect(contrastOf(palette['700'], ground)).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrastOf(palette['300'], '#0e1a20')).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a colour with sufficient contrast is used unchanged', () => {
  for (const accent of ['#1233c2', '#006644', '#7a1f3d']) expect(paletteOf({ accent, shades: {} })['600']).toBe(accent)
})
