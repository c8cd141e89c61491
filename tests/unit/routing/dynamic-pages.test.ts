/** Only pages rendered for one visitor may contain a nonce: in a cached one it would be shared. */
import { expect, test } from 'vitest'
import { findPageRoute, holdsNonce } from '@/lib/routing/match-route'

const mayHoldNonce = (path: string) => {
  const route = findPageRoute(path)
  return route && holdsNonce(route)
}

test.each([
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
])('%s may have a nonce', (path) => expect(mayHoldNonce(path)).toBe(true))

test.each([
  '/nl/',
  '/nl/whole/feedback/contact-appointment/',
  '/nl/list/for-sale/',
  '/nl/filtered/for-sale/',
  '/nl/filtered/map/for-sale/',
  '/nl/filtered/landing/for-sale/berchem/-/',
  '/nl/property/4102311/',
  '/nl/property/4102311/brochure/',
])('%s has none', (path) => expect(mayHoldNonce(path)).toBe(false))
