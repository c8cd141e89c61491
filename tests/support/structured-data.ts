/**
 * The allowed structured data of a page: the types we use, with the properties that search engines document as required
 * (developers.google.com/search/docs/appearance/structured-data) and no unlisted ones.
 */
import { z } from 'zod'

const url = z.url({ protocol: /^https?$/ })
const day = z.iso.date()
const text = z.string().trim().min(1)
const amount = z.number().positive()
const context = { '@context': z.literal('https://schema.org').optional() }
const reference = z.strictObject({ '@id': url })
const type = <T extends string>(...names: [T, ...T[]]) => ({ '@type': z.enum(names), ...context })

const address = z.strictObject({
  ...type('PostalAddress'),
  streetAddress: text.optional(),
  postalCode: text,
  addressLocality: text,
  addressCountry: z.string().regex(/^[A-Z]{2}$/, 'expected the code of a country'),
})
const geo = z.strictObject({ ...type('GeoCoordinates'), latitude: z.number(), longitude: z.number() })
const area = z.strictObject({ ...type('QuantitativeValue'), value: amount, unitCode: z.literal('MTK') })

const clock = z.string().regex(/^\d{2}:\d{2}$/, 'expected a time such as 09:00')
const hours = z.strictObject({ ...type('OpeningHoursSpecification'), dayOfWeek: url, opens: clock, closes: clock })

const agency = z.strictObject({
  ...type('RealEstateAgent'),
  '@id': url,
  name: text,
  url,
  logo: url,
  image: url,
  telephone: z.string().regex(/^\+\d{9,14}$/, 'expected an international number'),
  address: address.required({ streetAddress: true }),
  legalName: text.optional(),
  email: z.email().optional(),
  vatID: text.optional(),
  openingHours: text.optional(),
  knowsLanguage: z.array(z.string().length(2)).min(1).optional(),
  geo: geo.optional(),
  openingHoursSpecification: z.array(hours).optional(),
  parentOrganization: reference.optional(),
  sameAs: z.array(url).min(1).optional(),
})

const person = z.strictObject({
  ...type('Person'),
  '@id': url,
  name: text,
  jobTitle: text,
  description: text,
  telephone: z.string().regex(/^\+\d{9,14}$/, 'expected an international number'),
  email: z.email(),
  knowsLanguage: z.array(z.string().length(2)),
  url,
  worksFor: reference,
  identifier: z.strictObject({ ...type('PropertyValue'), propertyID: text, value: text }).optional(),
})

const site = z.strictObject({
  ...type('WebSite'),
  '@id': url,
  name: text,
  url,
  inLanguage: z.string().length(2),
  publisher: reference,
})

const breadcrumbs = z.strictObject({
  ...type('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ ...type('ListItem'), position: z.int().positive(), name: text, item: url }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'expected positions in order'),
})

const list = z.strictObject({
  ...type('ItemList'),
  numberOfItems: z.int().positive(),
  itemListElement: z
    .array(z.strictObject({ ...type('ListItem'), position: z.int().positive(), name: text, url }))
    .min(1)
    .refine((items) => new Set(items.map((item) => item.url)).size === items.length, 'expected each page once'),
})

const availability = z.enum(['InStock', 'SoldOut', 'LimitedAvailability'].map((word) => `https://schema.org/${word}`))
const price = { price: amount.optional(), priceCurrency: z.literal('EUR').optional() }
const offer = z
  .strictObject({
    ...type('Offer'),
    ...price,
    businessFunction: url,
    availability,
    offeredBy: reference,
    priceSpecification: z
      .strictObject({ ...type('UnitPriceSpecification'), price: amount, priceCurrency: z.literal('EUR'), unitCode: text })
      .optional(),
  })
  .refine((own) => (own.price === undefined) === (own.priceCurrency === undefined), 'expected a currency with a price')
  .refine((own) => own.price === undefined || !own.availability.endsWith('SoldOut'), 'expected no price of what is sold')

const unit = z.strictObject({
  ...type('Offer'),
  name: text,
  availability,
  price: amount,
  priceCurrency: z.literal('EUR'),
  itemOffered: z.strictObject({
    ...type('Apartment', 'House', 'Place'),
    name: text,
    numberOfBedrooms: z.int().min(0).optional(),
    floorSize: area.optional(),
  }),
})
const units = z.strictObject({
  ...type('AggregateOffer'),
  priceCurrency: z.literal('EUR'),
  lowPrice: amount,
  highPrice: amount,
  offerCount: z.int().positive(),
  offeredBy: reference,
  offers: z.array(unit).min(1),
})

const place = z.strictObject({
  ...type('SingleFamilyResidence', 'Apartment', 'Residence', 'ApartmentComplex', 'ParkingFacility', 'Place'),
  additionalType: url.optional(),
  name: text,
  address,
  geo: geo.optional(),
  numberOfBedrooms: z.int().min(0).optional(),
  numberOfBathroomsTotal: z.int().positive().optional(),
  yearBuilt: z.int().min(1500).max(2100).optional(),
  floorSize: area.optional(),
  additionalProperty: z
    .array(
      z.strictObject({
        ...type('PropertyValue'),
        propertyID: z.enum(['plotSize', 'floorSize', 'energyLabel', 'energyPerformance']),
        value: z.union([amount, text]),
        unitCode: z.literal('MTK').optional(),
        unitText: text.optional(),
      }),
    )
    .min(1)
    .optional(),
  accommodationFloorPlan: z
    .strictObject({
      ...type('FloorPlan'),
      numberOfAccommodationUnits: z.int().positive(),
      numberOfAvailableAccommodationUnits: z.int().min(0),
    })
    .optional(),
  subjectOf: z.strictObject({ ...type('MediaObject'), contentUrl: url }).optional(),
})

const video = z
  .strictObject({
    ...type('VideoObject'),
    name: text,
    description: text,
    thumbnailUrl: url,
    uploadDate: day,
    contentUrl: url.optional(),
    embedUrl: url.optional(),
  })
  .refine((own) => own.contentUrl ?? own.embedUrl, 'expected the film or its player')

const listing = z.strictObject({
  ...type('RealEstateListing'),
  name: text,
  description: text,
  url,
  inLanguage: z.string().length(2),
  datePosted: day,
  dateModified: day.optional(),
  image: z.array(url),
  video: video.optional(),
  about: place,
  offers: z.union([offer, units]).optional(),
})

const article = z.strictObject({
  ...type('Article'),
  headline: text.max(110),
  description: text,
  inLanguage: z.string().length(2),
  datePublished: day,
  dateModified: day,
  mainEntityOfPage: url,
  image: url.optional(),
  author: z.union([reference, z.strictObject({ ...type('Person'), name: text })]),
  publisher: reference,
})

const questions = z.strictObject({
  ...type('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        ...type('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ ...type('Answer'), text }),
      }),
    )
    .min(1)
    .refine((items) => new Set(items.map(({ name }) => name)).size === items.length, 'expected each question once'),
})

/** Removed homes have no page: only their number. */
const collection = z.strictObject({
  ...type('CollectionPage'),
  name: text,
  url,
  mainEntity: z.strictObject({ ...type('ItemList'), name: text, numberOfItems: z.int().positive() }),
})

const node = z.discriminatedUnion('@type', [agency, person, site, breadcrumbs, list, listing, article, questions, collection])

/** References to nodes of the same page. */
function findReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findReferences)
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  if (entries.length === 1 && entries[0]?.[0] === '@id') return [String(entries[0][1])]
  return entries.flatMap(([, part]) => findReferences(part))
}

/** The errors in the structured data of a page; undefined if there are none. */
export function findDataMistake(nodes: readonly unknown[]): string | undefined {
  for (const data of nodes) {
    const result = node.safeParse(data)
    if (!result.success) return z.prettifyError(result.error)
  }
  const own = new Set(nodes.map((data) => z.looseObject({ '@id': z.string().optional() }).parse(data)['@id']))
  const missing = findReferences(nodes).find((id) => !own.has(id))
  return missing && `nothing on the page is ${missing}`
}
