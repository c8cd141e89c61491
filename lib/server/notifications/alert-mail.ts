/** The mail with listing changes for a subscriber: listings that fit, with picture, facts and the reason. */
import 'server-only'
import { withSource } from '../../domain/page-views/page-view-source.ts'
import { formatPrice } from '../../domain/property/price.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import type { ListingChange } from '../../domain/subscriptions/listing-change.ts'
import type { Language } from '../../domain/text/language.ts'
import type { DueAlert } from '../db/repositories/alerts.ts'
import { composeMail } from '../leads/lead-messages.ts'
import type { NewMail } from '../mail/mail-message.ts'
import { mailPicture } from '../mail/mail-picture.ts'
import type { MailListing } from '../mail/render-mail.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'
import { priceText } from '../property/price-text.ts'
import { toPropertyCard } from '../property/property-card.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { nameSearchCriteria } from '../subscriptions/saved-searches/describe-criteria.ts'
import { endHeaders, searchLink } from '../subscriptions/saved-searches/search-links.ts'
import { languageOf } from '../subscriptions/saved-searches/subscriber-language.ts'
import { withListings } from './match-changes.ts'

function priceOf({ reason, priceBefore }: ListingChange, property: PublicProperty, language: Language, t: Translate): string {
  const now = priceText(property, language, t)
  if (reason !== 'price' || priceBefore === undefined) return now
  return t('Alerts.priceChange', { price: now, before: formatPrice(priceBefore) })
}

/** A listing as a mail shows it; nothing in it is hidden on the site (ruling 10). */
function toMailListing(change: ListingChange, property: PublicProperty, language: Language): MailListing {
  const t = translatorOf(language)
  const { title, address, href, picture, facts } = toPropertyCard(property, language)
  const figures = facts.map(({ kind, value, count }) => `${value} ${t(`PropertyCard.facts.${kind}`, { count: count ?? 0 })}`)
  return {
    reason: t(`Alerts.reasons.${change.reason}`),
    title,
    lines: [address, figures.join(', ')].filter(Boolean),
    price: priceOf(change, property, language, t),
    href: withSource(absoluteUrl(href), 'saved-search'),
    picture: picture && { ...picture, src: mailPicture(picture.src) },
  }
}

export type ListingCache = (change: ListingChange, property: PublicProperty, language: Language) => MailListing

/** The same listing looks the same to everybody who reads its language. */
export function createListingCache(): ListingCache {
  const known = new Map<string, MailListing>()
  return (change, property, language) => {
    const key = [language, change.propertyId, change.reason, change.key].join(' ')
    const listing = known.get(key) ?? toMailListing(change, property, language)
    known.set(key, listing)
    return listing
  }
}

const isNotified = ({ subscriber, criteria }: DueAlert) => subscriber.isConfirmed && criteria !== undefined

/**
 * One mail for all the listing changes for one subscriber; undefined when nothing is left to send, because the subscriber ended it or the
 * listing is gone meanwhile.
 */
export function alertMail(alerts: readonly DueAlert[], listingOf: ListingCache, now: Date): NewMail | undefined {
  const found = withListings(alerts.filter(isNotified)).filter(({ property }) => property.availability === 'available')
  const [first] = alerts
  const [single, ...others] = found
  if (!first || !single) return undefined
  const { subscriber } = first
  const language = languageOf(subscriber)
  const t = translatorOf(language)
  const listings = found.map(({ change, property }) => {
    const listing = listingOf(change, property, language)
    const fits = change.criteria ? [t('Alerts.fits', { search: nameSearchCriteria(change.criteria, language) })] : []
    return { ...listing, lines: [...listing.lines, ...fits] }
  })
  const title =
    others.length === 0
      ? t(`Alerts.titles.${single.change.reason}`, { title: single.property.texts[language].title })
      : t('Alerts.titles.several', { count: found.length })
  const content = {
    language,
    title,
    paragraphs: [
      ...(subscriber.firstName ? [t('Forms.mail.greeting', { name: subscriber.firstName })] : []),
      t('Alerts.text', { count: found.length }),
    ],
    listings,
    action: { label: t('Alerts.manage'), href: searchLink('manage', subscriber.id, language, now) },
    closing: [t('Alerts.why'), { label: t('Alerts.end'), href: searchLink('end', subscriber.id, language, now) }],
  }
  return composeMail(subscriber.email, content, { headers: endHeaders(subscriber.id, language, now) })
}
