/** Decides which CRMs receive a lead, and builds the outbox message for them. */
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

/** A CRM, by the name of its source, with the listing's id there. */
export type CrmTarget = z.output<typeof targetSchema>

/** The message in an outbox row. */
export const crmLeadSchema = targetSchema.extend({
  id: z.string(),
  form: z.string(),
  language: z.enum(languageCodes),
  values: z.record(z.string(), z.string()),
})

type CrmLead = z.output<typeof crmLeadSchema>

/**
 * Other forms are not forwarded: visitors who request documents or apply to rent were promised that their data is used for
 * nothing else.
 */
const aboutListings: readonly string[] = ['information', 'visit', 'purchase-offer', 'new-build'] satisfies FormId[]
const toAgency: readonly string[] = ['contact', 'demand-register'] satisfies FormId[]

/** The sender and the text. Amounts and incomes reach the agency by mail only. */
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
 * A lead about a listing is sent to the CRM that the listing came from; a lead to the agency is sent to every CRM that accepts
 * leads.
 * @param values of the form, as filled in.
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

/** Builds the outbox message for a CRM. */
export function crmLead(
  { id, form, language, values }: Pick<CrmLead, 'id' | 'form' | 'language'> & { values: Values },
  target: CrmTarget,
): CrmLead {
  const sent = Object.fromEntries(sentFields.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])))
  return { ...target, id, form, language, values: sent }
}
