/** The public data of every listing, as `docs/api.md` describes it. */
import 'server-only'
import type { Language } from '../domain/language.ts'
import type { PublicProperty } from '../domain/property.ts'
import { type PublicListing, toPublicListing } from '../domain/public-listing.ts'
import { boxWords } from '../i18n/box-words.ts'
import { propertyHref } from '../routing/href.ts'
import { tagText } from './conditional-response.ts'
import { linkHref } from './link-href.ts'
import { findOffer } from './offer.ts'
import { oncePerSnapshot } from './once-per-snapshot.ts'
import { findAgent } from './property-detail.ts'
import { absoluteUrl } from './site-url.ts'
import { getSnapshot } from './snapshot/current-snapshot.ts'

function toListing(property: PublicProperty, language: Language): PublicListing {
  const { routeTable } = getSnapshot()
  const { name, phone, email } = findAgent(property, language)
  return toPublicListing(property, {
    language,
    boxWord: boxWords[language],
    url: absoluteUrl(propertyHref(routeTable, property, language)),
    agent: { name, phone, email },
    absoluteUrl,
  })
}

/** The JSON document with its ETag, made once per snapshot. */
export const getPublicListings = oncePerSnapshot(async (language) => {
  const listings = findOffer().map((property) => toListing(property, language))
  const agency = { name: getSnapshot().site.name, url: absoluteUrl(linkHref('home', language)) }
  return tagText(JSON.stringify({ language, agency, count: listings.length, listings }))
})
