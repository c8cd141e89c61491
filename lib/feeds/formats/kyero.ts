/**
 * Kyero, version 3 of its XML: one `<property>` per home, designed for homes abroad. It has no street or house number and no
 * fields of Belgian law; features are English words. The fields are those that public feeds and importers use.
 */
import type { FeedFormat } from '../adapter.ts'
import type { FeedFacts, FeedGoal, FeedListing } from '../feed-listing.ts'
import type { FeedAnswer, FeedFile, FeedPrice } from '../feed-parts.ts'
import { countryOf } from '../reading/country-names.ts'
import { kindNames, nameWord } from '../reading/fact-names.ts'
import { type FeedRecord, feedRecord } from '../reading/feed-record.ts'
import { inLanguage, type Words, wordsOf } from '../reading/feed-words.ts'
import { filled } from '../reading/filled.ts'
import { readXml } from '../reading/read-xml.ts'
import { readFeed, readItems } from '../reading/to-reading.ts'

const goals: Words<FeedGoal> = wordsOf({ sale: ['sale'], rent: ['month', 'week', 'year'] })
const periods: Readonly<Record<string, NonNullable<FeedPrice['per']>>> = {
  sale: 'once',
  month: 'month',
  week: 'week',
  year: 'year',
}

/** Features that answer one of our questions. An unlisted feature may still be present, so its absence is not a "no". */
const features: readonly (readonly [
  'lift' | 'terrace' | 'garden' | 'garage' | 'parking' | 'cellar' | 'attic' | 'furnished' | 'gas',
  RegExp,
])[] = [
  ['lift', /\blift|elevator/],
  ['terrace', /terrace|balcony|solarium/],
  ['garden', /\bgarden/],
  ['garage', /garage/],
  ['parking', /parking|carport/],
  ['cellar', /basement|cellar/],
  ['attic', /attic|loft/],
  ['furnished', /^(?:fully )?furnished/],
  ['gas', /\bgas\b/],
]

function featureFacts(property: FeedRecord): FeedFacts {
  const named = property.values('features.feature').map((feature) => feature.toLowerCase())
  const found = features.filter(([, pattern]) => named.some((feature) => pattern.test(feature)))
  return Object.fromEntries(found.map(([name]): [string, FeedAnswer] => [name, 'yes']))
}

/** A letter, or a value in kWh per m² and year. */
function toFacts(property: FeedRecord): FeedFacts {
  const consumption = property.text('energy_rating.consumption')
  const emissions = property.text('energy_rating.emissions')
  const isFigure = (text: string | undefined) => text !== undefined && /^\d/.test(text)
  return {
    ...featureFacts(property),
    ...filled({
      bedrooms: property.count('beds'),
      bathrooms: property.count('baths'),
      surfaceLiving: property.positive('surface_area.built'),
      surfaceGround: property.positive('surface_area.plot'),
      surfaceTerrace: property.positive('surface_area.terrace'),
      constructionYear: property.positive('year_built'),
      pool: property.answer('pool'),
      energyPerformance: isFigure(consumption) ? property.positive('energy_rating.consumption') : undefined,
      epcCO2: isFigure(emissions) ? property.positive('energy_rating.emissions') : undefined,
    }),
  }
}

function toPictures(property: FeedRecord): FeedFile[] {
  return property.records('images.image').flatMap((image, place) => {
    const url = image.link('url')
    return url === undefined ? [] : [{ url, order: image.number('@id') ?? place + 1, ...filled({ name: image.texts('title') }) }]
  })
}

const linksOf = (url: string | undefined): FeedFile[] => (url === undefined ? [] : [{ url }])

const labelOf = (text: string | undefined) => (text !== undefined && /^[A-G][+-]*$/i.test(text) ? text.toUpperCase() : undefined)

function toPrice(property: FeedRecord): FeedPrice {
  const amount = property.amount('price')
  return filled({
    amount,
    currency: property.text('currency')?.toUpperCase(),
    per: amount === undefined ? undefined : periods[property.text('price_freq') ?? 'sale'],
    // A price of 0 means "on request".
    isHidden: property.text('price') === '0' || undefined,
  })
}

function toListing(id: string, property: FeedRecord): FeedListing {
  const type = property.plain('type', 'type.en')
  return {
    id,
    ...filled({
      reference: property.text('ref'),
      goal: property.word('price_freq', goals),
      kind: nameWord(type, kindNames),
      isNewBuild: property.isYes('new_build') || undefined,
      address: filled({
        zip: property.text('postcode'),
        town: property.text('town'),
        quarter: property.text('location_detail'),
        country: countryOf(property.text('country')),
        latitude: property.number('location.latitude'),
        longitude: property.number('location.longitude'),
      }),
      texts: filled({
        title: property.texts('title'),
        description: property.texts('desc'),
        typeName: inLanguage('en', type),
        epcLabel: labelOf(property.text('energy_rating.consumption')),
      }),
      changedOn: property.day('date'),
      price: toPrice(property),
      facts: toFacts(property),
      pictures: toPictures(property),
      videos: linksOf(property.link('video_url')),
      tours: linksOf(property.link('virtual_tour_url')),
      url: property.link('url', 'url.en', 'url.nl', 'url.fr', 'url.de'),
    }),
    // A Kyero feed contains only available listings.
    state: { theirs: 'listed', ours: 'available' },
  }
}

export const kyero: FeedFormat = {
  name: 'Kyero',
  read: (payloads) =>
    readFeed(
      payloads,
      (payload, remarks) => {
        const xml = readXml(payload, ['root', 'kyero'])
        if (xml.kind === 'unreadable') return xml
        const properties = feedRecord(xml.value, { remarks }).records('property')
        return {
          kind: 'items',
          items: readItems(properties, 'id', (property, id) => ({ kind: 'listing', listing: toListing(id, property) }), remarks),
        }
      },
      { laterCounts: true },
    ),
}
