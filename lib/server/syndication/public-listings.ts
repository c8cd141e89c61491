/** The public data of every listing, as `docs/api.md` describes it. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { type PublicListing, toPublicListing } from '../../domain/syndication/public-listing.ts'
import type { Language } from '../../domain/text/language.ts'
import { boxWords } from '../../i18n/box-words.ts'
import { propertyHref } from '../../routing/href.ts'
import { cachedPerLanguage } from '../content/snapshot/cached-per-snapshot.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { tagText } from '../http/conditional-response.ts'
import { linkHref } from '../pages/link-href.ts'
import { findAgent } from '../property/property-detail.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { findPublishedListings } from './published-listings.ts'

/** A listing in the public API. */
export function toListing(property: PublicProperty, language: Language): PublicListing {
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

/** The JSON document with its ETag, cached per snapshot. */
export const getPublicListings = cachedPerLanguage(async (language) => {
  const listings = findPublishedListings().map((property) => toListing(property, language))
  const agency = { name: getSnapshot().site.name, url: absoluteUrl(linkHref('home', language)) }
  return tagText(JSON.stringify({ language, agency, count: listings.length, listings }))
})
