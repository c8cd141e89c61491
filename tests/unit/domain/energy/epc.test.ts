import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelPicture } from '@/lib/domain/energy/label-picture'
import { epcLabels, findEnergyLabel, labelOf } from '../../../../lib/domain/energy/epc.ts'
import { epcLetters, epcScale, literalFSubLower, luxembourgLabels } from '../../../../lib/domain/energy/epc-scale.ts'
import type { Region } from '../../../../lib/domain/law/region.ts'

const regions: readonly Region[] = ['flanders', 'brussels', 'wallonia']

describe('epcScale', () => {
  test.each([
    ['flanders', 'a_plus -..0, a 0..100, b 100..200, c 200..300, d 300..400, e 400..500, f 500..+'],
    [
      'brussels',
      'a_plus -..0, a 1..23, a_sub 24..45, b_plus 46..62, b 63..79, b_sub 80..95, c_plus 96..113, c 114..132, c_sub 133..150, d_plus 151..170, d 171..190, d_sub 191..210, e_plus 211..232, e 233..253, e_sub 254..275, f_plus 276..298, f 299..322, f_sub 323..345, g 346..+',
    ],
    ['wallonia', 'a_plusplus -..0, a_plus 0..45, a 45..85, b 85..170, c 170..255, d 255..340, e 340..425, f 425..510, g 510..+'],
  ] as const)('%s is the scale of spec 3', (region, ladder) => {
    const steps = epcScale(region).map(({ label, lower, upper }) => `${label} ${lower ?? '-'}..${upper ?? '+'}`)
    expect(steps.join(', ')).toBe(ladder)
  })

  test('f_sub starts at 323, or at 223 as literally written in the specification (spec 3, ruling 19)', () => {
    const fSub = (options?: { fSubLower: number }) => epcScale('brussels', options).find(({ label }) => label === 'f_sub')
    expect(fSub()).toEqual({ label: 'f_sub', lower: 323, upper: 345 })
    expect(literalFSubLower).toBe(223)
    expect(fSub({ fSubLower: literalFSubLower })).toEqual({ label: 'f_sub', lower: 223, upper: 345 })
  })

  test('the letters of the special labels (spec 3)', () => {
    expect([epcLetters.a_plusplus, epcLetters.a_plus, epcLetters.a_sub, epcLetters.g]).toEqual(['A++', 'A+', 'A-', 'G'])
  })
})

describe('findEnergyLabel', () => {
  test.each<[Region, string]>([
    ['flanders', '-1 a_plus, 0 a, 100 a, 100.1 b, 200 b, 300 c, 400 d, 401 e, 500 e, 501 f'],
    ['brussels', '-1 a_plus, 0 a, 0.5 a, 23 a, 23.5 a_sub, 24 a_sub, 45 a_sub, 46 b_plus, 62 b_plus, 79 b, 95 b_sub, 113 c_plus'],
    ['brussels', '132 c, 150 c_sub, 170 d_plus, 190 d, 210 d_sub, 223 e_plus, 232 e_plus, 253 e, 275 e_sub, 298 f_plus, 322 f'],
    ['brussels', '322.5 f_sub, 323 f_sub, 345 f_sub, 345.5 g, 346 g'],
    ['wallonia', '-1 a_plusplus, 0 a_plus, 45 a_plus, 46 a, 85 a, 170 b, 255 c, 340 d, 425 e, 510 f, 511 g'],
  ])('%s: limits belong to the better label, values in a gap get the worse label (spec 3, ruling 19): %s', (region, cases) => {
    const values = cases.split(', ').map((pair) => Number.parseFloat(pair))
    expect(values.map((value) => `${value} ${findEnergyLabel(region, value)}`).join(', ')).toBe(cases)
  })

  test('every integer from 0 to 1000 has a label in each region (spec 3)', () => {
    for (const region of regions) {
      for (let value = 0; value <= 1000; value += 1) expect(epcLabels(region)).toContain(findEnergyLabel(region, value))
    }
  })

  test('a higher figure never has a better label (spec 3)', () => {
    const figure = fc.double({ min: -50, max: 1000, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...regions), figure, figure, (region, one, other) => {
        const rank = (value: number) => epcScale(region).findIndex(({ label }) => label === findEnergyLabel(region, value))
        expect(rank(Math.min(one, other))).toBeLessThanOrEqual(rank(Math.max(one, other)))
      }),
    )
  })

  test('both lower limits of f_sub give the same label (ruling 19)', () => {
    for (let value = 0; value <= 1000; value += 1) {
      expect(findEnergyLabel('brussels', value, { fSubLower: literalFSubLower })).toBe(findEnergyLabel('brussels', value))
    }
  })

  test('NaN has no label, infinity the worst', () => {
    expect(findEnergyLabel('flanders', Number.NaN)).toBeUndefined()
    expect(findEnergyLabel('flanders', Number.POSITIVE_INFINITY)).toBe('f')
  })
})

describe('labelOf', () => {
  const antwerp = { zip: '2000', countryId: 10, energyPerformance: 241 }
  const picture = (region: string, label: string, letterText: string) => ({
    kind: 'picture',
    region,
    label,
    letterText,
    imageUrl: labelPicture(region, label),
  })

  test('a figure above 0 takes precedence over the text (spec 9)', () => {
    expect(labelOf(antwerp, 'A')).toEqual(picture('flanders', 'c', 'C'))
    expect(labelOf({ ...antwerp, zip: '1000' }, '')).toEqual(picture('brussels', 'e', 'E'))
    expect(labelOf({ ...antwerp, zip: '4000' }, '')).toEqual(picture('wallonia', 'c', 'C'))
  })

  test.each([
    ['2000', 'A+', picture('flanders', 'a_plus', 'A+')],
    ['2000', ' b ', picture('flanders', 'b', 'B')],
    ['1000', 'C-', picture('brussels', 'c_sub', 'C-')],
    ['1000', 'C\u2212', picture('brussels', 'c_sub', 'C-')],
    ['1000', 'c_sub', picture('brussels', 'c_sub', 'C-')],
    ['4000', 'A++', picture('wallonia', 'a_plusplus', 'A++')],
  ])('without a figure %s takes its label from the text %j (spec 9)', (zip, text, label) => {
    for (const energyPerformance of [0, -5, Number.NaN])
      expect(labelOf({ zip, countryId: 10, energyPerformance }, text)).toEqual(label)
  })

  test('a text that is no label of the Region stays text (spec 9)', () => {
    expect(labelOf({ ...antwerp, energyPerformance: 0 }, 'in aanvraag')).toEqual({ kind: 'text', letterText: 'in aanvraag' })
    expect(labelOf({ ...antwerp, energyPerformance: 0 }, 'G')).toEqual({ kind: 'text', letterText: 'G' })
  })

  test('neither figure nor text: no label (spec 9)', () => {
    expect(labelOf({ ...antwerp, energyPerformance: 0 }, ' ')).toBeUndefined()
  })

  test('Luxembourg has its own pictures and no scale (spec 9, ruling 14)', () => {
    const property = { zip: 'L-1234', countryId: 50, energyPerformance: 120 }
    expect(labelOf(property, 'I')).toEqual(picture('luxembourg', 'i', 'I'))
    expect(labelOf(property, 'A+')).toEqual(picture('luxembourg', 'a_plus', 'A+'))
    expect(labelOf(property, '')).toBeUndefined()
    expect(epcLabels('luxembourg')).toEqual(luxembourgLabels)
  })

  test.each([
    ['03730', 34],
    ['0999', 10],
  ])('postcode %s of country %d has no Region: text only (ruling 14)', (zip, countryId) => {
    expect(labelOf({ zip, countryId, energyPerformance: 120 }, 'B')).toEqual({ kind: 'text', letterText: 'B' })
    expect(labelOf({ zip, countryId, energyPerformance: 120 }, '')).toBeUndefined()
  })
})
