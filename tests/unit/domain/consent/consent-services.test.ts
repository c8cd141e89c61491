/** Which consent permits which service, and which hosts it needs (specification 7; ruling 36). */
import { expect, test } from 'vitest'
import { siteSchema } from '@/lib/content/site'
import { everything, nothing } from '@/lib/domain/consent/consent'
import { configuredServices, consentHosts, permittedServices, scriptOf } from '@/lib/domain/consent/consent-services'

const none = { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' }
const all = { analyticsId: 'G-ABC123', adsId: 'AW-123456', tagManagerId: 'GTM-ABC123', pixelId: '123456' }

test.each([
  ['nothing', nothing, []],
  ['analytical', { ...nothing, analytical: true }, ['analyticsId', 'tagManagerId']],
  ['marketing', { ...nothing, marketing: true }, ['adsId', 'tagManagerId', 'pixelId']],
  ['social media and unclassified', { ...nothing, social: true, unclassified: true }, []],
  ['everything', everything, ['analyticsId', 'adsId', 'tagManagerId', 'pixelId']],
] as const)('consent to %s permits exactly its services', (_, consent, permitted) => {
  expect(permittedServices(all, consent)).toEqual(permitted)
  expect(permittedServices(none, consent)).toEqual([])
})

test('hosts of services that are not configured are not listed', () => {
  expect(consentHosts(none)).toEqual([])
  expect(consentHosts({ ...none, pixelId: all.pixelId })).toEqual(['connect.facebook.net', 'www.facebook.com'])
  expect(consentHosts({ ...none, analyticsId: all.analyticsId })).not.toContain('www.googleadservices.com')
})

test('each script is loaded from one of the listed hosts', () => {
  for (const key of configuredServices(all))
    expect(consentHosts({ ...none, [key]: all[key] })).toContain(new URL(scriptOf(key, all[key])).host)
})

test('an invalid id is an error of the content', () => {
  const { analytics } = siteSchema.shape
  expect(analytics.safeParse(all).success).toBe(true)
  expect(analytics.safeParse(none).success).toBe(true)
  for (const wrong of ['UA-1', 'G-1" onload="', ' G-ABC123', 'GTM-ABC123'])
    expect(analytics.safeParse({ ...none, analyticsId: wrong }).success).toBe(false)
})
