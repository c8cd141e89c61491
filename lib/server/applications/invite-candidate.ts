/** Mails the link to the application after a viewing (ruling 30). */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { formsOf } from '../../domain/property/property-forms.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findLead, findLeads } from '../db/repositories/leads/leads.ts'
import { queueMessages } from '../db/repositories/outbox/outbox.ts'
import { leadLanguage } from '../leads/lead-language.ts'
import { applicationLink, applicationLinkEnds } from './application-link.ts'
import { candidateTemplate } from './invitation-mail.ts'

export type Candidate = { leadId: string | undefined; email: string; name: unknown; language: Language; propertyId: number }

/** The visitor of a viewing, by the id of its lead. */
export async function findVisitor(db: Db, leadId: string): Promise<Candidate | undefined> {
  const lead = await findLead(db, leadId)
  if (lead?.form !== 'visit' || lead.propertyId === undefined) return undefined
  const { id, email, payload, propertyId } = lead
  return { leadId: id, email, name: payload['FIRST_NAME'], language: leadLanguage(lead), propertyId }
}

/** A candidate by mail address; also for viewings arranged by phone, which are not in the database. */
export async function findByAddress(db: Db, email: string, propertyId: number): Promise<Candidate> {
  const viewing = (await findLeads(db, { form: 'visit', email, propertyId })).at(-1)
  const known = viewing && (await findVisitor(db, viewing.id))
  return known ?? { leadId: undefined, email, name: '', language: getSnapshot().site.defaultLanguage, propertyId }
}

/** Undefined when nobody can apply for it. */
function findRental(id: number): PublicProperty | undefined {
  const property = getSnapshot().propertyById.get(id)
  return property && formsOf(property).includes('rental-application') ? property : undefined
}

/** Queues the mail. @returns the link; undefined when the property cannot be applied for */
export async function inviteCandidate(db: Db, candidate: Candidate, now: Date): Promise<string | undefined> {
  const { leadId, email, name, language, propertyId } = candidate
  const property = findRental(propertyId)
  if (!property) return undefined
  const expires = applicationLinkEnds(now)
  const link = applicationLink(property, language, expires)
  const values = { propertyId, firstName: typeof name === 'string' ? name : '', expires: expires.toISOString() }
  const message = candidateTemplate.mail({ to: email, language }, values)
  await queueMessages(db, [{ kind: 'mail', subject: 'rental-application: link', message }], now, leadId)
  return link
}
