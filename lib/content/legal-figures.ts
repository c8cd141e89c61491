/** Schema of `data/legal-figures.json`: figures of law and market, each with source and dates (belgium.md). */
import { z } from 'zod'
import { epcLetters } from '../domain/search/property-filter.ts'
import { localizedText } from './localized.ts'

const percentage = z.number().min(0).max(100)
const euro = z.number().positive()
const day = z.iso.date()

/** A source is mandatory for every figure. */
const sourced = z.strictObject({
  source: z.strictObject({ name: localizedText, url: z.url({ protocol: /^https$/ }) }),
  checked: day,
})
const dated = sourced.extend({ since: day })

const tariff = z.strictObject({
  rate: percentage,
  reduction: z
    .strictObject({
      amount: euro,
      upTo: euro,
      higherLimits: z.array(
        z.strictObject({ upTo: euro, zips: z.array(z.string().regex(/^\d{4}$/, 'expected a postcode such as 2000')).min(1) }),
      ),
    })
    .optional(),
  abatement: z.strictObject({ amount: euro, upTo: euro }).optional(),
})

const duty = dated.extend({
  other: tariff,
  ownHome: tariff,
  renovatedHome: tariff.optional(),
  conditions: localizedText,
})

const deposit = dated.extend({ months: z.int().min(0).max(12) })

const band = z.strictObject({ upTo: euro.nullable(), rate: percentage })

/** Limits must rise and only the last band may be open, so that every price is within exactly one band. */
const bands = z
  .array(band)
  .min(1)
  .refine(
    (list) =>
      list.every(({ upTo }, index) => {
        const isLast = index === list.length - 1
        return isLast ? upTo === null : upTo !== null && upTo > (list[index - 1]?.upTo ?? 0)
      }),
    'expected rising limits, null for the last band',
  )

export const legalFiguresSchema = z.strictObject({
  registrationDuty: z.strictObject({ flanders: duty, wallonia: duty, brussels: duty }),
  notary: dated.extend({ bands, deedCosts: z.number().min(0), vat: percentage }),
  newBuildVat: dated.extend({ rate: percentage }),
  offerDeposit: sourced.extend({ share: percentage }),
  mortgage: dated.extend({
    rate: percentage,
    years: z.int().min(5).max(30),
    ownShare: percentage,
    loanToValue: z.strictObject({ home: percentage, other: percentage }),
  }),
  rentalDeposit: z.strictObject({ flanders: deposit, wallonia: deposit, brussels: deposit }),
  renovationDuty: dated.extend({ years: z.int().positive(), labels: z.array(z.enum(epcLetters)).min(1), from: day }),
})
