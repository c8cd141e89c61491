import { describe, expect, test } from 'vitest'
import { findMainArea } from '../../../../lib/domain/property/main-area.ts'
import { getProperty } from '../../../support/content.ts'

describe('findMainArea', () => {
  test.each([
    ['s01', 'a house', { kind: 'living', area: 265 }],
    ['s07', 'a shop with an office of 18 m²', { kind: 'shop', area: 78 }],
    ['r03', 'an office', { kind: 'office', area: 240 }],
    ['t01', 'a bakery', { kind: 'shop', area: 74 }],
    ['s16', 'a garage', { kind: 'floor', area: 16 }],
    ['s13', 'land', undefined],
  ])('%s, %s', (recordFile, _, expected) => {
    expect(findMainArea(getProperty(recordFile))).toEqual(expected)
  })

  test('the larger of shop and office, the floor area where neither is known', () => {
    expect(findMainArea(getProperty('s07', { surfaceOffice: 300 }))).toEqual({ kind: 'office', area: 300 })
    expect(findMainArea(getProperty('s07', { surfaceOffice: undefined, surfaceStore: 0 }))).toEqual({ kind: 'floor', area: 203 })
  })

  test('a home uses its living area, else its floor area, never that of its study', () => {
    const study = { surfaceOffice: 18, surfaceTotal: 260 }
    expect(findMainArea(getProperty('s01', study))).toEqual({ kind: 'living', area: 265 })
    expect(findMainArea(getProperty('s01', { ...study, surfaceLiving: undefined }))).toEqual({ kind: 'floor', area: 260 })
  })
})
