/** The agency's own listings in the formats of partner portals, each document cached per snapshot. */
import 'server-only'
import { writeHomeListings } from '../../domain/syndication/home-listings-xml.ts'
import { writeKyero } from '../../domain/syndication/kyero-xml.ts'
import { writeOpenImmo } from '../../domain/syndication/openimmo-xml.ts'
import { isForPartners, type PartnerFeed } from '../../domain/syndication/partner-listing.ts'
import type { Language } from '../../domain/text/language.ts'
import { boxWords } from '../../i18n/box-words.ts'
import { propertyHref } from '../../routing/href.ts'
import { cachedPerLanguage } from '../content/snapshot/cached-per-snapshot.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { answerConditionally, type TaggedText, tagText } from '../http/conditional-response.ts'
import { jpegUrl } from '../media/current-media.ts'
import { isEnabled } from '../pages/feature.ts'
import { linkHref } from '../pages/link-href.ts'
import { findAgent } from '../property/property-detail.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { findPublishedListings, languageOrDefault } from './published-listings.ts'

/** JPEG is the only format that all portals accept. */
const pictureWidth = 1360

function collect(language: Language): PartnerFeed {
  const { site, routeTable, today } = getSnapshot()
  const listings = findPublishedListings()
    .filter(isForPartners)
    .map((property) => {
      const { name, phone, email } = findAgent(property, language)
      return {
        property,
        url: absoluteUrl(propertyHref(routeTable, property, language)),
        pictures: property.pictures.map((picture) => absoluteUrl(jpegUrl(picture.url, pictureWidth))),
        agent: { name, phone, email },
      }
    })
  const agency = { name: site.name, email: site.contact.email, url: absoluteUrl(linkHref('home', language)) }
  return { language, agency, madeAt: `${today}T00:00:00`, listings }
}

export const partnerFeeds = {
  kyero: cachedPerLanguage(async (language) => tagText(writeKyero(collect(language)))),
  openimmo: cachedPerLanguage(async (language) => tagText(writeOpenImmo(collect(language)))),
  homeListings: cachedPerLanguage(async (language) => tagText(writeHomeListings(collect(language), boxWords[language]))),
} satisfies Record<string, (language: Language) => Promise<TaggedText>>

/** In the language of `?lng=`, else in the default language; 404 if the agency has switched feeds off. */
export async function answerPartner(request: Request, feed: keyof typeof partnerFeeds): Promise<Response> {
  if (!isEnabled('feeds')) return new Response(null, { status: 404 })
  const language = languageOrDefault(new URL(request.url).searchParams.get('lng'))
  return answerConditionally(request, await partnerFeeds[feed](language), 'application/xml')
}
