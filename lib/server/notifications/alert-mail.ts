/** The alert mail to a subscriber: listing changes that match a saved search, with picture, facts and reason. */
import 'server-only'
import { z } from 'zod'
import { withSource } from '../../domain/page-views/page-view-source.ts'
import { formatPrice } from '../../domain/property/price.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { changeReasons } from '../../domain/subscriptions/listing-change.ts'
import type { Language } from '../../domain/text/language.ts'
import type { DueAlert } from '../db/repositories/notifications/alerts.ts'
import { readSearchCriteria, toCriteriaRow } from '../db/repositories/subscriptions/saved-searches.ts'
import type { MailListing } from '../mail/mail-content.ts'
import { opening } from '../mail/mail-parts.ts'
import { propertyInMail } from '../mail/mail-property.ts'
import { defineTemplate, type QueuedMail } from '../mail/mail-template.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'
import { priceText } from '../property/price-text.ts'
import { nameSearchCriteria } from '../subscriptions/saved-searches/describe-criteria.ts'
import { searchMailing } from '../subscriptions/saved-searches/search-mailing.ts'
import { languageOf } from '../subscriptions/saved-searches/subscriber-language.ts'
import { changesToNotify, stillAvailable } from './changes-to-notify.ts'

const changeSchema = z.object({
  propertyId: z.number(),
  reason: z.enum(changeReasons),
  /** The price of the change in euro, even if the listing has another price when the mail is sent. */
  price: z.number().optional(),
  priceBefore: z.number().optional(),
  /** The criteria of the search that matched. */
  goal: z.string().nullable(),
  query: z.string(),
})

type Change = z.output<typeof changeSchema>

type PriceChange = Pick<Change, 'reason' | 'price' | 'priceBefore'>

/** The price, and the previous one if the alert is about a price change. */
function pricesOf(
  { reason, price: amount, priceBefore }: PriceChange,
  property: PublicProperty,
  language: Language,
  t: Translate,
) {
  const { price: current } = property
  if (reason !== 'price' || priceBefore === undefined) {
    const price = priceText(property, language, t)
    return { price, priceText: price }
  }
  const changed = current.kind === 'shown' && amount !== undefined ? { ...property, price: { ...current, amount } } : property
  const [price, before] = [priceText(changed, language, t), formatPrice(priceBefore)]
  return { price, before, priceText: t('Alerts.priceChange', { price, before }) }
}

/** Without anything that the site hides (ruling 10). */
function toMailListing(change: Change, property: PublicProperty, language: Language): MailListing {
  const t = translatorOf(language)
  const shown = propertyInMail(property, language)
  return {
    ...shown,
    ...pricesOf(change, property, language, t),
    href: withSource(shown.href, 'saved-search'),
    reference: '',
    reason: t(`Alerts.reasons.${change.reason}`),
    note: t('Alerts.fits', { search: nameSearchCriteria(readSearchCriteria(change), language) }),
  }
}

function titleOf(found: readonly { change: Change; property: PublicProperty }[], language: Language, t: Translate): string {
  const [single, ...others] = found
  return single && others.length === 0
    ? t(`Alerts.titles.${single.change.reason}`, { title: single.property.texts[language].title })
    : t('Alerts.titles.several', { count: found.length })
}

/** One mail with all listing changes for one subscriber; none if all the listings are gone when it is sent. */
export const alertTemplate = defineTemplate({
  name: 'alert',
  schema: z.object({ subscriberId: z.string(), firstName: z.string(), changes: z.array(changeSchema) }),
  render: ({ subscriberId, firstName, changes }, { t, language, queuedAt }) => {
    const found = stillAvailable(changes)
    if (found.length === 0) return undefined
    const listings = found.map(({ change, property }) => toMailListing(change, property, language))
    return {
      title: titleOf(found, language, t),
      preheader: listings.map(({ priceText: price, address }) => [price, address].filter(Boolean).join(', ')).join(' · '),
      blocks: [
        opening(firstName && t('Forms.mail.greeting', { name: firstName }), t('Alerts.text', { count: found.length })),
        ...listings.map((listing) => ({ kind: 'listing' as const, listing })),
        {
          kind: 'buttons',
          others: [{ label: t('Alerts.manage'), href: searchMailing.link('manage', subscriberId, language, queuedAt) }],
        },
      ],
      closing: [t('Alerts.why'), { label: t('Alerts.end'), href: searchMailing.link('end', subscriberId, language, queuedAt) }],
      headers: searchMailing.endHeaders(subscriberId, language, queuedAt),
    }
  },
})

/** Undefined when there is nothing to send, because the subscriber unsubscribed or the listings are gone. */
export function alertMail(alerts: readonly DueAlert[]): QueuedMail | undefined {
  const subscriber = alerts[0]?.subscriber
  if (!subscriber?.isConfirmed) return undefined
  const changes = changesToNotify(alerts).map(
    ({ change: { propertyId, reason, priceBefore, criteria }, property: { price } }) => ({
      propertyId,
      reason,
      priceBefore,
      ...(price.kind === 'shown' && { price: price.amount }),
      ...toCriteriaRow(criteria),
    }),
  )
  if (changes.length === 0) return undefined
  const { id, email, firstName } = subscriber
  return alertTemplate.mail({ to: email, language: languageOf(subscriber) }, { subscriberId: id, firstName, changes })
}
