/** Categories, flags and stored value of the consent (specification 4, "Cookie consent"; rulings 35 and 36). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  choosableCategories,
  consentCategories,
  consentFlags,
  everything,
  formatConsent,
  nothing,
  parseConsent,
} from '@/lib/domain/consent/consent'

const anyConsent = fc.record({
  analytical: fc.boolean(),
  marketing: fc.boolean(),
  social: fc.boolean(),
  unclassified: fc.boolean(),
})

test('there are five categories, and "necessary" cannot be chosen', () => {
  expect(consentCategories).toEqual(['necessary', 'analytical', 'marketing', 'social', 'unclassified'])
  expect(choosableCategories).not.toContain('necessary')
})

test('agree all grants the four flags, decline all denies them', () => {
  expect(Object.values(consentFlags(everything))).toEqual(Array(4).fill('granted'))
  expect(Object.values(consentFlags(nothing))).toEqual(Array(4).fill('denied'))
})

test('only analytical and marketing set flags (ruling 36)', () => {
  expect(consentFlags({ ...nothing, analytical: true })).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  })
  expect(consentFlags({ ...nothing, marketing: true })).toEqual({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'denied',
  })
  expect(consentFlags({ ...nothing, social: true, unclassified: true })).toEqual(consentFlags(nothing))
})

test('a stored choice is read back until it expires', () => {
  fc.assert(
    fc.property(anyConsent, (consent) => {
      const marker = formatConsent(consent, '2027-05-21')
      expect(parseConsent(marker, '2027-05-21')).toEqual(consent)
      expect(parseConsent(marker, '2027-05-22')).toBeUndefined()
    }),
  )
})

test('a malformed value is no consent', () => {
  for (const text of [null, '', 'true', 'analytical', '2027-5-1 analytical', '{"marketing":true}'])
    expect(parseConsent(text, '2026-11-22')).toBeUndefined()
  fc.assert(fc.property(fc.string(), (text) => parseConsent(text, '2026-11-22') === undefined))
})
