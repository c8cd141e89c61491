/** Tool: total costs of buying or renting, as in the site's calculator. */
import 'server-only'
import { z } from 'zod'
import { calculate } from '../../../domain/costs/calculate-purchase.ts'
import type { PublicProperty } from '../../../domain/property/property.ts'
import type { Language } from '../../../domain/text/language.ts'
import { findMovingInCosts, findPurchase } from '../../property/property-costs.ts'
import { findPublishedListing } from '../../syndication/published-listings.ts'
import { defineTool, found, idField, languageField, languageOf, refused, type ToolAnswer } from '../tool.ts'

const amount = z.number().min(0).max(100_000_000).optional()

const input = z.object({
  id: idField,
  language: languageField,
  price: amount.describe('Euro; the asking price when it is missing'),
  contribution: amount.describe('Own money in euro'),
  rate: z.number().min(0).max(15).optional().describe('Yearly interest in per cent'),
  years: z.int().min(1).max(40).optional(),
  use: z
    .enum(['ownHome', 'renovatedHome', 'other'])
    .optional()
    .describe('What the buyer does with it decides the registration duty'),
})

type Input = z.infer<typeof input>

/** The fields as named in the calculator's form. */
const typed = (given: Input): Record<string, string> =>
  Object.fromEntries(
    (['price', 'contribution', 'rate', 'years', 'use'] as const).flatMap((field) => {
      const value = given[field]
      return value === undefined ? [] : [[field, String(value).replace('.', ',')]]
    }),
  )

function buying(property: PublicProperty, language: Language, given: Input): ToolAnswer | undefined {
  const detail = findPurchase(property, language, typed(given))
  if (!detail) return undefined
  const answer = calculate(detail.purchase, detail.input)
  if (answer.kind === 'invalid') return refused(`Out of range: ${answer.fields.join(', ')}.`)
  const { costs, loan, years, deposit } = answer.calculation
  return found({
    kind: 'buying',
    use: detail.input.use,
    costs,
    loan,
    years,
    deposit,
    conditions: detail.conditions,
    sources: detail.sources,
  })
}

export const costsTool = defineTool({
  name: 'costs',
  title: 'Costs of a property',
  description:
    'What buying a property costs with registration duty and notary, and a loan for it; or what moving into a rental takes. Only where the price is published. An estimate by published tariffs, no advice.',
  input,
  run: (given) => {
    const property = findPublishedListing(given.id)
    if (!property) return refused(`There is no property ${given.id}.`)
    const language = languageOf(given.language)
    const costs = buying(property, language, given)
    if (costs) return costs
    const movingIn = findMovingInCosts(property)
    return movingIn
      ? found({ kind: 'moving in', costs: movingIn })
      : refused('The price of this property is not published, or it is no longer to be had.')
  },
})
