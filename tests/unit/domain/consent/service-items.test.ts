/**
 * Cookies of third-party services, as their providers document them: listed in the cookie policy, and deleted when consent is
 * withdrawn.
 */
import { expect, test } from 'vitest'
import { serviceItems } from '@/lib/domain/consent/service-items'

const days = (seconds: number | undefined) => seconds && seconds / 86_400

test.each([
  // developers.google.com, "Cookie usage": two years, analytics; 90 days, advertising.
  ['cookie _ga', 'analytical', 'analyticsId', 'Google', 730],
  ['cookie _ga_*', 'analytical', 'analyticsId', 'Google', 730],
  ['cookie _gcl_*', 'marketing', 'adsId', 'Google', 90],
  ['local _gcl_*', 'marketing', 'adsId', 'Google', undefined],
  // Meta's cookie policy: 90 days.
  ['cookie _fbp', 'marketing', 'pixelId', 'Meta', 90],
  ['cookie _fbc', 'marketing', 'pixelId', 'Meta', 90],
])('%s is %s', (name, category, service, setBy, length) => {
  const found = serviceItems.filter(({ place, key }) => `${place} ${key}` === name)
  expect(found).toEqual([expect.objectContaining({ category, service, setBy })])
  expect(days(found[0]?.maxAge)).toBe(length)
})
