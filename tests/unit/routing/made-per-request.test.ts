/** Only pages that are made for one request may hold a nonce: in a page that is kept it would be everybody's. */
import { expect, test } from 'vitest'
import { isDynamicPage } from '@/lib/routing/made-per-request'

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
])('%s is made for its request', (path) => expect(isDynamicPage(path)).toBe(true))

test.each([
  '/nl/',
  '/nl/feedback/contact-appointment/',
  '/nl/for-sale/',
  '/nl/property/4102311/',
  '/nl/property/4102311/brochure/',
])('%s is kept', (path) => expect(isDynamicPage(path)).toBe(false))
