/** `data/sold.json`: what the agency sold and let. The prices serve figures of five cases or more and are never published. */
import { z } from 'zod'
import { estimatedLabels } from '../domain/sold/adjustments.ts'
import { homeStates, soldKinds } from '../domain/sold/sold-case.ts'
import { localizedText } from './localized.ts'
import { pictureFile } from './picture.ts'

const id = z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'expected letters, digits and hyphens')

const month = z
  .string()
  .regex(/^(\d{4}-(0[1-9]|1[0-2])|month-\d{1,3})$/, 'expected a month such as 2026-09, or month-2 for the second before this one')

/** A street that ends in a number would say which house it was. */
const street = z.string().min(1).max(80).regex(/\D$/, 'expected a street without a number')

const amount = z.int().positive()

export const rawSoldCase = z.strictObject({
  id,
  deal: z.enum(['sold', 'let']),
  kind: z.enum(soldKinds),
  /** "Herenhuis met stadstuin"; without one the kind stands there. */
  title: localizedText.optional(),
  /** As in running Dutch: "Berchem". */
  town: z.string().min(1).max(60),
  zip: z.string().regex(/^\d{4}$/, 'expected a postcode such as 2000'),
  street,
  /** Of the middle of the street; rounded when it is read. */
  latitude: z.number().min(49).max(52),
  longitude: z.number().min(2).max(7),
  /** m2: living area, of land its own. */
  area: z.int().positive().max(100_000),
  bedrooms: z.int().min(0).max(40).default(0),
  epc: z.enum(estimatedLabels).optional(),
  state: z.enum(homeStates).optional(),
  /** Of the contract. */
  month,
  /** From the first day online to the contract. */
  days: z.int().min(0).max(3650),
  /** Euro, when it came online. */
  asked: amount,
  /** Euro, as in the deed; of lettings, a month. */
  price: amount,
  /** What the owner agreed to. */
  agreed: z
    .strictObject({
      /** That it stands among the references, with its street. */
      reference: z.boolean().default(false),
      /** That the page says how long it took. */
      time: z.boolean().default(false),
    })
    .default({ reference: false, time: false }),
  picture: pictureFile.extend({ alt: localizedText }).optional(),
  /** Agent of `agents.json`. */
  agent: z.int().positive().optional(),
})

export type RawSoldCase = z.output<typeof rawSoldCase>
