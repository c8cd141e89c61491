/** The smaller files of `data/`: cities, web types, categories, agents, testimonials, cards, discreet properties, zones, statistics (specification 3). */
import { z } from 'zod'
import { findMunicipality, outlineOf } from '../domain/map/belgium.ts'
import { languageCodes } from '../domain/text/language.ts'
import { contentDate } from './date.ts'
import { localizedText, localizedTextOrEmpty } from './localized.ts'
import { pictureFile } from './picture.ts'

const language = z.enum(languageCodes)

/** `data/cities.json`: per language the towns of all listings, sales and rentals, in the CRM's export format. */
const rawCity = z.strictObject({
  Name: z.string(),
  Zip: z.string(),
  CountryID: z.string(),
  CountryName: z.string(),
  PropertyCount: z.int().min(0),
  language,
})
export const rawCities = z.array(
  z.strictObject({ language, all: z.array(rawCity), sale: z.array(rawCity), rent: z.array(rawCity) }),
)

/** `data/types.json`: the eight web types. */
export const rawWebType = z.strictObject({
  ID: z.int().positive(),
  WebID: z.string().regex(/^[1-8]$/, 'expected the WebID of a type, 1 to 8'),
  Name: localizedTextOrEmpty,
  ShowOrder: z.int().min(0).max(7),
  Sale: z.boolean(),
  Rent: z.boolean(),
})

/** `data/categories.json`: the tree of article categories. */
export const rawCategory = z.strictObject({
  ID: z.string().min(1),
  ParentID: z.string().nullable(),
  Name: localizedText,
  WebID: z.string(),
})

/** Illustrations of an agent's specialty (components/modules/team/drawings.svg). */
const agentDrawings = ['window', 'apartments', 'villa', 'shop', 'file', 'plan', 'calendar'] as const

export type AgentDrawing = (typeof agentDrawings)[number]

/** `data/agents.json`. */
export const rawAgent = z.strictObject({
  ID: z.int().positive(),
  FirstName: z.string(),
  LastName: z.string(),
  Function: localizedText,
  /** BIV number; empty for staff without one. */
  RegistrationNumber: z.string(),
  Phone: z.string(),
  Email: z.email(),
  Languages: z.array(language),
  /** Illustration behind the initials; optional. */
  Drawing: z.enum(agentDrawings).optional(),
  /** A branch of `branches.json`; the first one when left out. */
  BranchID: z.int().positive().optional(),
  Intro: localizedText,
})

/** The service a client used; `takeover` is a business handed over. */
export const deals = ['selling', 'buying', 'letting', 'renting', 'takeover'] as const

export type Deal = (typeof deals)[number]

/** `data/testimonials.json`. */
export const rawTestimonial = z.strictObject({
  id: z.string(),
  name: z.string(),
  town: z.string(),
  date: contentDate,
  language,
  comment: localizedText,
  /** Filter of the page; a testimonial without one is only shown unfiltered. */
  deal: z.enum(deals).optional(),
  /** Subject and agent: "Sale of a townhouse, with Lotte Verhaegen". */
  about: localizedText.optional(),
  /** The agent of `agents.json` that it is about: it is shown on their page. */
  agent: z.int().positive().optional(),
  /** Key figures: "22 days, 99% of the asking price". */
  figures: localizedText.optional(),
  status: z.enum(['Published', 'Draft']),
})

/** `data/cards.json`: cards of the card view, by category. */
export const rawCard = z.strictObject({
  id: z.string(),
  categoryId: z.string(),
  title: localizedText,
  text: localizedText,
  link: z.string().optional(),
  linkLabel: localizedText.optional(),
  sort: z.int(),
})

/**
 * `data/discreet.json`: the page Discreet shows properties that must not be recognised (ruling 14). There is no number, name or
 * address; `picture` is an already blurred file, so that no sharp one can be fetched.
 */
export const rawDiscreetProperty = z.strictObject({
  /** Letter used by visitors and agency to refer to it. */
  reference: z.string().regex(/^[A-Z]$/, 'expected a capital letter'),
  title: localizedText,
  text: localizedText,
  /** A few words each, as unspecific as the place: kind, area, number of bedrooms. */
  facts: z.array(localizedText).min(1),
  /** Euro. */
  priceFrom: z.int().positive(),
  priceTo: z.int().positive(),
  picture: pictureFile,
})

const isMunicipality = (wanted: string) => findMunicipality(wanted) !== undefined

function borderOf(wanted: readonly string[]): [number, number][] | undefined {
  const numbers = wanted.flatMap((name) => findMunicipality(name)?.nis ?? [])
  return numbers.length > 0 ? outlineOf(numbers).map(([longitude, latitude]) => [longitude, latitude]) : undefined
}

/** `data/zones.json`: named zones as lists of postcodes (ruling 13). */
export const rawZone = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'expected lower-case letters, digits and hyphens'),
    name: localizedText,
    zips: z.array(z.string().regex(/^\d{4}$/, 'expected a postcode such as 2000')).min(1),
    /** Corners as [longitude, latitude], to choose the zone on a map; without an outline it can be chosen in the list only. */
    outline: z
      .array(z.tuple([z.number(), z.number()]))
      .min(3)
      .optional(),
    /** Instead of an outline: municipalities by name or NIS code, whose common border is used. */
    municipalities: z
      .array(z.string().refine(isMunicipality, 'expected the name or the NIS number of a municipality of Belgium'))
      .default([]),
  })
  .transform(({ municipalities, outline, ...zone }) => ({ ...zone, outline: outline ?? borderOf(municipalities) }))

/** `data/statistics.json`: figures of the home page with period and source (ruling 13). */
export const rawStatistics = z.strictObject({
  id: z.string(),
  period: localizedText,
  source: localizedText,
  figures: z.array(
    z.strictObject({ label: localizedText, value: z.number(), decimals: z.int().min(0).max(2), unit: localizedTextOrEmpty }),
  ),
  towns: z.strictObject({
    caption: localizedText,
    rows: z.array(
      z.strictObject({
        town: z.string(),
        days: z.int().positive(),
        marketDays: z.int().positive(),
        pricePerSquareMetre: z.int().positive(),
      }),
    ),
  }),
})
