/** Erases a person from what others sent, such as the friend of a sender or the second buyer of an offer. */
import 'server-only'
import type { FormDefinition } from '../../forms/define-form.ts'
import { forms } from '../../forms/registry.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findLeads, type Lead, setLeadPayload } from '../db/repositories/leads/leads.ts'
import { deleteMessage, findUnsent, replaceUnsent, type UnsentMessage } from '../db/repositories/outbox/unsent-messages.ts'
import { leadLanguage } from '../leads/lead-language.ts'
import { leadAgencyTemplate } from '../leads/lead-mails.ts'
import { agencySubject } from '../leads/lead-messages.ts'
import { mailMessageSchema } from '../mail/mail-message.ts'
import { type QueuedMail, queuedMailSchema } from '../mail/mail-template.ts'
import { findTemplate } from '../mail/mail-templates.ts'

/** A lead that contains the person: `names` are the fields about them, `left` the remaining fields. */
type Named = { form: FormDefinition; lead: Lead; names: readonly string[]; left: Values }

type Values = Lead['payload']

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** Fields of the lead that are about the person with this address; empty if the lead does not contain it. */
function namesIn({ others }: FormDefinition, { payload }: Lead, email: string): readonly string[] {
  return Object.entries(others).flatMap(([field, names]) => (String(payload[field] ?? '').toLowerCase() === email ? names : []))
}

/** Undefined if the mail cannot be sent without these fields, or if this release cannot read it. */
function cleanMail(mail: QueuedMail, names: readonly string[]): QueuedMail | undefined {
  try {
    const values = findTemplate(mail.template)?.withoutFields(mail.values, names)
    return values && { ...mail, values }
  } catch {
    return undefined
  }
}

/**
 * Mails of an earlier release were queued as text, in which a person cannot be found reliably. The agency's mail is built again
 * from the lead; others are deleted.
 */
function rebuildMail({ subject, message }: UnsentMessage, { form, lead, left }: Named): QueuedMail | undefined {
  const { success, data } = mailMessageSchema.safeParse(message)
  if (!success || subject !== agencySubject(form.id)) return undefined
  const { to, replyTo } = data
  return leadAgencyTemplate.mail(
    { to, ...(replyTo !== undefined && { replyTo }), language: getSnapshot().site.defaultLanguage },
    {
      leadId: lead.id,
      form: form.id,
      subjectId: lead.propertyId,
      fields: left,
      visitorLanguage: leadLanguage(lead),
      unsent: [],
      isHeld: false,
      uploads: [],
    },
  )
}

const cleanWebhook = (message: object & { values?: Values }, { names }: Named) => ({
  ...message,
  values: without(message.values ?? {}, names),
})

function cleanMessage(unsent: UnsentMessage, named: Named): object | undefined {
  if (unsent.kind !== 'mail') return cleanWebhook(unsent.message as object, named)
  const queued = queuedMailSchema.safeParse(unsent.message)
  return queued.success ? cleanMail(queued.data, named.names) : rebuildMail(unsent, named)
}

async function eraseInMessages(db: Db, named: Named): Promise<void> {
  for (const unsent of await findUnsent(db, named.lead.id)) {
    const cleaned = cleanMessage(unsent, named)
    if (cleaned) await replaceUnsent(db, unsent.id, cleaned)
    else await deleteMessage(db, unsent.id)
  }
}

async function eraseIn(db: Db, form: FormDefinition, email: string): Promise<number> {
  const found = (await findLeads(db, { form: form.id }))
    .map((lead) => ({ lead, names: namesIn(form, lead, email) }))
    .filter(({ names }) => names.length > 0)
  for (const { lead, names } of found) {
    const left = without(lead.payload, names)
    await eraseInMessages(db, { form, lead, names, left })
    await setLeadPayload(db, lead.id, left)
  }
  return found.length
}

/**
 * Case-insensitive; what the sender wrote about other people stays.
 * @returns the number of leads that were changed.
 */
export async function eraseNamed(db: Db, email: string): Promise<number> {
  let changed = 0
  for (const form of Object.values<FormDefinition>(forms))
    if (Object.keys(form.others).length > 0) changed += await eraseIn(db, form, email.toLowerCase())
  return changed
}
