/** The messages about a lead: to the agency, to the visitor, to others, and to the agency's own systems. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import type { FormDefinition } from '../../forms/define-form.ts'
import { copyToBranch } from '../agency/branches.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { NewMessage } from '../db/repositories/outbox/outbox.ts'
import { type CrmTarget, crmLead } from '../feeds/crm-lead.ts'
import type { QueuedMail } from '../mail/mail-template.ts'
import type { ClosedAddresses, Recipient } from '../mail/recipient-limits.ts'
import { env } from '../runtime/env.ts'
import type { Subject } from './find-subject.ts'
import type { Prepared } from './form-handler.ts'
import { leadAgencyTemplate, leadVisitorTemplate } from './lead-mails.ts'

export type LeadFacts = {
  id: string
  form: FormDefinition
  language: Language
  subject: Subject | undefined
  values: Readonly<Record<string, unknown>>
  createdAt: string
  /** How many saved searches match the property. */
  searches?: number | undefined
  /** CRMs that receive the lead. */
  crm?: readonly CrmTarget[] | undefined
}

const textOf = (values: LeadFacts['values'], name: string) => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** Only the login library may receive a password. */
const withoutPasswords = (values: LeadFacts['values']) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('PASSWORD')))

const leadOf = ({ id, form, subject, values }: LeadFacts, part: Prepared['part']) => ({
  leadId: id,
  form: form.id,
  subjectId: subject?.id,
  fields: withoutPasswords(values),
  part,
})

/** @param waiting `held` if the chosen slot is only reserved. */
function agencyMail(facts: LeadFacts, prepared: Prepared, closed: ClosedAddresses, waiting: 'held' | undefined): QueuedMail {
  const { site } = getSnapshot()
  const { subject, values, language, searches } = facts
  const replyTo = textOf(values, 'EMAIL')
  const to = subject?.agentEmail ?? site.contact.email
  const uploads = prepared.mailsUploads ? (prepared.uploads ?? []).map(({ field }) => field) : []
  return leadAgencyTemplate.mail(
    { to, ...(replyTo && { replyTo }), ...copyToBranch(subject?.agentId, to), language: site.defaultLanguage },
    {
      ...leadOf(facts, prepared.part),
      visitorLanguage: language,
      searches,
      unsent: [...new Set(closed.values())],
      isHeld: waiting === 'held',
      uploads,
    },
  )
}

function visitorMail(facts: LeadFacts, { part }: Prepared): QueuedMail | undefined {
  const { form, language, values } = facts
  const to = textOf(values, 'EMAIL')
  return form.confirms && to ? leadVisitorTemplate.mail({ to, language }, leadOf(facts, part)) : undefined
}

/** The fields that a CRM needs; files are not sent. */
const webhookBody = ({ id, form, language, subject, values, createdAt }: LeadFacts) => ({
  id,
  form: form.id,
  language,
  createdAt,
  propertyId: subject?.id ?? null,
  values: withoutPasswords(values),
})

/** Low priority: a slow CRM must not delay mails. */
const crmMessages = (facts: LeadFacts): NewMessage[] =>
  (facts.crm ?? []).map((target) => ({
    kind: 'crm',
    priority: 'bulk',
    subject: `${facts.form.id}: crm ${target.source}`,
    message: crmLead({ ...facts, form: facts.form.id }, target),
  }))

/** Everyone except the agency to whom a lead may cause a mail. */
export function recipientsOf({ form, values }: LeadFacts, prepared: Prepared): Recipient[] {
  const sender = textOf(values, 'EMAIL')
  const further = (prepared.furtherMails ?? []).map(({ to }) => ({
    email: to,
    isOther: to.toLowerCase() !== sender.toLowerCase(),
  }))
  return [...(form.confirms && sender ? [{ email: sender, isOther: false }] : []), ...further]
}

const isMail = (mail: QueuedMail | undefined): mail is QueuedMail => mail !== undefined

/**
 * The mails to the visitor and to others, without those to the agency.
 * @param closed addresses that get no mail.
 */
export function visitorMessages(facts: LeadFacts, prepared: Prepared, closed: ClosedAddresses = new Map()): NewMessage[] {
  const isOpen = ({ to }: QueuedMail) => !closed.has(to.toLowerCase())
  const toMessage = (about: string) => (message: QueuedMail) => ({
    kind: 'mail' as const,
    subject: `${facts.form.id}: ${about}`,
    message,
  })
  return [
    ...[visitorMail(facts, prepared)].filter(isMail).filter(isOpen).map(toMessage('visitor')),
    ...(prepared.furtherMails ?? []).filter(isOpen).map(toMessage('other')),
  ]
}

/** The outbox subject of the agency's mail about a lead. */
export const agencySubject = (form: string) => `${form}: agency`

/**
 * Outbox subjects contain the form and the kind of recipient, no personal data.
 * @param closed addresses that get no mail. The agency always gets its own, also for a form without one if the form's essential
 * mail cannot be sent.
 * @param waiting `held` if the chosen slot is only reserved.
 */
export function leadMessages(
  facts: LeadFacts,
  prepared: Prepared,
  closed: ClosedAddresses = new Map(),
  waiting?: 'held',
): NewMessage[] {
  const { id: name, notifiesAgency, essentialMail } = facts.form
  const isNotified =
    notifiesAgency || (essentialMail !== undefined && closed.has(textOf(facts.values, essentialMail).toLowerCase()))
  return [
    ...(isNotified
      ? [{ kind: 'mail' as const, subject: agencySubject(name), message: agencyMail(facts, prepared, closed, waiting) }]
      : []),
    ...visitorMessages(facts, prepared, closed),
    ...(notifiesAgency && env().WEBHOOK_URL
      ? [{ kind: 'webhook' as const, subject: `${name}: webhook`, message: webhookBody(facts) }]
      : []),
    ...crmMessages(facts),
  ]
}
