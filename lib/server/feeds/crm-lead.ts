/** Which CRM hears of a lead, and what waits for it in the outbox. */
import 'server-only'
import { z } from 'zod'
import { languageCodes } from '../../domain/text/language.ts'
import type { FormDefinition } from '../../forms/define-form.ts'
import type { FormId } from '../../forms/registry.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findOrigin } from '../db/repositories/feeds/feeds.ts'
import { readCriteria } from '../subscriptions/saved-searches/read-criteria.ts'

const listingSchema = z.object({ kind: z.enum(['property', 'project']), feedId: z.string() })

const criteriaSchema = z.object({
  goal: z.enum(['sale', 'rent']),
  minPrice: z.number().optional(),
  maxPrice: z.number().optional(),
  minBedrooms: z.number().optional(),
  zips: z.array(z.string()),
})

const targetSchema = z.object({ source: z.string(), listing: listingSchema.optional(), criteria: criteriaSchema.optional() })

/** A CRM by the name of its source, with the number that the listing has there. */
export type CrmTarget = z.output<typeof targetSchema>

/** What stands in a row of the outbox. */
export const crmLeadSchema = targetSchema.extend({
  id: z.string(),
  form: z.string(),
  language: z.enum(languageCodes),
  values: z.record(z.string(), z.string()),
})

type CrmLead = z.output<typeof crmLeadSchema>

/** The rest stays with the site: who asks for documents or to rent was promised that nothing else becomes of what they fill in. */
const aboutListings: readonly string[] = ['information', 'visit', 'purchase-offer', 'new-build'] satisfies FormId[]
const toAgency: readonly string[] = ['contact', 'demand-register'] satisfies FormId[]

/** Who writes, and what they wrote; an amount or an income is the agency's to hear by mail. */
const sentFields = ['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE_NUMBER', 'REMARK'] as const

type Values = Readonly<Record<string, unknown>>

function criteriaOf(values: Values): CrmTarget['criteria'] {
  const settings = readCriteria(values)
  if (!settings) return undefined
  const { goal, filter } = settings.criteria
  const { minPrice, maxPrice, minBedrooms, cities } = filter
  return { goal: goal === 'rent' ? 'rent' : 'sale', minPrice, maxPrice, minBedrooms, zips: cities.map(({ zip }) => zip) }
}

/**
 * A lead about a listing goes to the CRM that it came from; one to the agency itself to each that takes leads.
 * @param values as they were filled in.
 */
export async function findCrmTargets(
  db: Db,
  { id: form, subject }: Pick<FormDefinition, 'id' | 'subject'>,
  subjectId: number | undefined,
  values: Values,
): Promise<CrmTarget[]> {
  const sources = getSnapshot().feeds.filter(({ leads }) => leads)
  if (sources.length === 0) return []
  if (toAgency.includes(form)) {
    const criteria = form === 'demand-register' ? criteriaOf(values) : undefined
    return sources.map(({ name }) => ({ source: name, ...(criteria && { criteria }) }))
  }
  if (!aboutListings.includes(form) || subject === 'none' || subjectId === undefined) return []
  const origin = await findOrigin(db, subject, subjectId)
  if (!origin || !sources.some(({ name }) => name === origin.source)) return []
  return [{ source: origin.source, listing: { kind: subject, feedId: origin.feedId } }]
}

/** What waits in the outbox for a CRM. */
export function crmLead(
  { id, form, language, values }: Pick<CrmLead, 'id' | 'form' | 'language'> & { values: Values },
  target: CrmTarget,
): CrmLead {
  const said = Object.fromEntries(sentFields.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])))
  return { ...target, id, form, language, values: said }
}
