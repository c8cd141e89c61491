/** Mails the link to the application to somebody who visited (ruling 30). */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { formsOf } from '../../domain/property/property-forms.ts'
import { formatDate } from '../../domain/text/date.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findLead, findLeads } from '../db/repositories/leads.ts'
import { queueMessages } from '../db/repositories/outbox.ts'
import { leadLanguage } from '../leads/lead-language.ts'
import { composeMail, greet } from '../leads/lead-messages.ts'
import { translatorOf } from '../pages/translator.ts'
import { applicationLink, applicationLinkEnds } from './application-link.ts'

export type Candidate = { leadId: string | undefined; email: string; name: unknown; language: Language; propertyId: number }

/** The visitor of a viewing by its number. */
export async function findVisitor(db: Db, leadId: string): Promise<Candidate | undefined> {
  const lead = await findLead(db, leadId)
  if (lead?.form !== 'visit' || lead.propertyId === undefined) return undefined
  const { id, email, payload, propertyId } = lead
  return { leadId: id, email, name: payload['FIRST_NAME'], language: leadLanguage(lead), propertyId }
}

/** Somebody by address; also one who made the appointment by phone and has no viewing in the database. */
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

/** Queues the mail. @returns the link, or undefined when the property cannot be applied for. */
export async function inviteCandidate(db: Db, candidate: Candidate, now: Date): Promise<string | undefined> {
  const { leadId, email, name, language, propertyId } = candidate
  const property = findRental(propertyId)
  if (!property) return undefined
  const expires = applicationLinkEnds(now)
  const link = applicationLink(property, language, expires)
  const t = translatorOf(language)
  const content = {
    language,
    title: t('Forms.rental-application.invitation.title', { title: property.texts[language].title }),
    paragraphs: [greet(t, { FIRST_NAME: name }, email), t('Forms.rental-application.invitation.text')],
    action: { label: t('Forms.rental-application.invitation.action'), href: link },
    closing: [t('Forms.rental-application.invitation.ends', { date: formatDate(expires.toISOString().slice(0, 10)) })],
  }
  await queueMessages(
    db,
    [{ kind: 'mail', subject: 'rental-application: link', message: composeMail(email, content) }],
    now,
    leadId,
  )
  return link
}
