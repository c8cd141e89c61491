/** Only dynamic pages may hold a nonce: in a static one it would be everybody's. */
import { expect, test } from 'vitest'
import { findPageRoute } from '@/lib/routing/match-route'

const renderingOf = (path: string) => findPageRoute(path)?.rendering

test.each([
  '/nl/filtered/for-sale/',
  '/nl/preview/news/',
  '/fr/newsletter-link/confirm/',
  '/nl/unwanted-mail/',
  '/nl/saved-search/manage/',
  '/en/login/',
  '/nl/viewing/booked/',
  '/fr/viewing/confirm/',
  '/fr/account/second-factor/',
  '/nl/property/4102311/visit/',
  '/nl/property/4102311/costs/',
  '/nl/project/51014/new-build/',
  '/nl/returned/contact/',
  '/nl/returned-form/',
  '/map-frame/nl/',
])('%s is dynamic', (path) => expect(renderingOf(path)).toBe('dynamic'))

test.each([
  '/nl/',
  '/nl/feedback/contact-appointment/',
  '/nl/for-sale/',
  '/nl/property/4102311/',
  '/nl/property/4102311/brochure/',
])('%s is static', (path) => expect(renderingOf(path)).toBe('static'))
