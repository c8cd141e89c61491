/** The Atom feed of new properties and price changes, per language. */
import 'server-only'
import { mediaTypeOf } from '../../domain/property/media-type.ts'
import { formatPrice } from '../../domain/property/price.ts'
import { type FeedEntry, writeAtom } from '../../domain/syndication/atom.ts'
import { type FeedEvent, feedEventsInPieces } from '../../domain/syndication/feed-events.ts'
import { formatStreet, formatTown } from '../../domain/text/address.ts'
import type { Language } from '../../domain/text/language.ts'
import { truncate } from '../../domain/text/truncate.ts'
import { boxWords } from '../../i18n/box-words.ts'
import { feedHref, propertyHref } from '../../routing/href.ts'
import { cachedPerLanguage } from '../content/snapshot/cached-per-snapshot.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { runInSlices } from '../content/thread/steps.ts'
import { type TaggedText, tagText } from '../http/conditional-response.ts'
import { linkHref } from '../pages/link-href.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'
import { priceText } from '../property/price-text.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

/** A new property with its current price; a price change with the former price. */
function summaryOf({ property, event }: FeedEvent, language: Language, t: Translate): string {
  const texts = property.texts[language]
  const price =
    event.kind === 'price'
      ? t('Feed.change', { price: formatPrice(event.price), before: formatPrice(event.price - event.difference) })
      : priceText(property, language, t)
  const address = [formatStreet(property.address, boxWords[language]), formatTown(property, texts.countryName)]
    .filter(Boolean)
    .join(', ')
  return `${price}. ${address}. ${truncate(texts.description.replace(/\s+/g, ' '))}`
}

/** The id is the address without slug, so it stays the same when a title changes. */
const entryId = ({ property, event }: FeedEvent, language: Language) =>
  absoluteUrl(`/${language}/property/${property.id}/#${event.kind === 'price' ? `price-${event.step}` : event.kind}`)

function toEntry(feedEvent: FeedEvent, language: Language, t: Translate): FeedEntry {
  const { property, event } = feedEvent
  const texts = property.texts[language]
  const [front] = property.pictures
  return {
    id: entryId(feedEvent, language),
    title: t(`Feed.titles.${event.kind}`, { title: texts.title, town: formatTown(property, texts.countryName) }),
    url: absoluteUrl(propertyHref(getSnapshot().routeTable, property, language)),
    date: event.date,
    summary: summaryOf(feedEvent, language, t),
    picture: front && { url: absoluteUrl(front.url), type: mediaTypeOf(front.url) },
  }
}

type Feed = { language: Language; title: string; subtitle: string; url: string; events: readonly FeedEvent[] }

/** The Atom document of listing changes, with its ETag. */
export function makeFeed({ language, events, ...named }: Feed): TaggedText {
  const { site, today } = getSnapshot()
  const t = translatorOf(language)
  return tagText(
    writeAtom({
      language,
      ...named,
      author: site.name,
      home: absoluteUrl(linkHref('home', language)),
      entries: events.map((feedEvent) => toEntry(feedEvent, language, t)),
      today,
    }),
  )
}

/** The Atom document with its ETag, cached per snapshot. */
export const getFeed = cachedPerLanguage(async (language) => {
  const t = translatorOf(language)
  const { properties, takeovers } = getSnapshot()
  return makeFeed({
    language,
    title: t('Feed.title', { agency: getSnapshot().site.name }),
    subtitle: t('Feed.subtitle'),
    url: absoluteUrl(feedHref(language)),
    events: await runInSlices(feedEventsInPieces([...properties, ...takeovers])),
  })
})
