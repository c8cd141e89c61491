/**
 * `data/sold.json`: sales and lettings of the agency. Prices are only used in statistics of five cases or more and never
 * published.
 */
import { z } from 'zod'
import { estimatedLabels } from '../domain/sold/adjustments.ts'
import { homeStates, soldKinds } from '../domain/sold/sold-case.ts'
import { localizedText } from './localized.ts'
import { pictureFile } from './picture.ts'

const id = z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'expected letters, digits and hyphens')

const month = z
  .string()
  .regex(/^(\d{4}-(0[1-9]|1[0-2])|month-\d{1,3})$/, 'expected a month such as 2026-09, or month-2 for the second before this one')

/** A street ending in a number would identify the house. */
const street = z.string().min(1).max(80).regex(/\D$/, 'expected a street without a number')

const amount = z.int().positive()

export const rawSoldCase = z.strictObject({
  id,
  deal: z.enum(['sold', 'let']),
  kind: z.enum(soldKinds),
  /** "Herenhuis met stadstuin"; without one the kind is shown. */
  title: localizedText.optional(),
  /** In the spelling of running Dutch text: "Berchem". */
  town: z.string().min(1).max(60),
  zip: z.string().regex(/^\d{4}$/, 'expected a postcode such as 2000'),
  street,
  /** Middle of the street; rounded when loaded. */
  latitude: z.number().min(49).max(52),
  longitude: z.number().min(2).max(7),
  /** m²: living area; for land the plot. */
  area: z.int().positive().max(100_000),
  bedrooms: z.int().min(0).max(40).default(0),
  epc: z.enum(estimatedLabels).optional(),
  state: z.enum(homeStates).optional(),
  /** Of the contract of sale or lease. */
  month,
  /** From the first day online to the contract. */
  days: z.int().min(0).max(3650),
  /** Asking price when it was put online, euro. */
  asked: amount,
  /** Price in the deed, euro; for lettings per month. */
  price: amount,
  /** Consents of the owner. */
  agreed: z
    .strictObject({
      /** To be published as a reference, with the street. */
      reference: z.boolean().default(false),
      /** To publish the time to sale. */
      time: z.boolean().default(false),
    })
    .default({ reference: false, time: false }),
  picture: pictureFile.extend({ alt: localizedText }).optional(),
  /** Agent of `agents.json`. */
  agent: z.int().positive().optional(),
})

export type RawSoldCase = z.output<typeof rawSoldCase>
