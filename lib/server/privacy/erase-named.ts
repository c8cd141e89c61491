/** Takes somebody out of what others sent, such as the friend of a sender or the second buyer of an offer. */
import 'server-only'
import type { FormDefinition } from '../../forms/define-form.ts'
import { forms } from '../../forms/registry.ts'
import type { Db } from '../db/client.ts'
import { findLeads, type Lead, setLeadPayload } from '../db/repositories/leads.ts'
import { deleteMessage, findUnsent, replaceUnsent } from '../db/repositories/outbox.ts'
import { describeValues } from '../leads/describe-values.ts'
import { leadLanguage } from '../leads/lead-language.ts'
import { withoutTypedAddresses } from '../leads/lead-messages.ts'
import { type MailMessage, mailMessageSchema } from '../mail/mail-message.ts'
import { withoutRows } from '../mail/render-mail.ts'
import { translatorOf } from '../pages/translator.ts'

/** Somebody in an entry: the address in lower case, and the fields about that person. */
type Named = { form: FormDefinition; lead: Lead; email: string; names: readonly string[] }

type Values = Lead['payload']

const pick = (values: Values, isKept: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)))

/** Fields of the entry that are about the person of an address; none when it does not stand there. */
function namesIn({ others }: FormDefinition, { payload }: Lead, email: string): readonly string[] {
  return Object.entries(others).flatMap(([field, names]) => (String(payload[field] ?? '').toLowerCase() === email ? names : []))
}

/** Whether the address stands in a text as a whole, not as the end of a longer one. */
const holdsAddress = (text: string, email: string) =>
  text
    .toLowerCase()
    .split(/[\s<>(),;:]+/)
    .includes(email)

/** Undefined when it cannot go out any more. */
function cleanMail(message: unknown, { form, lead, email, names }: Named): MailMessage | undefined {
  const mail = mailMessageSchema.safeParse(message).data
  if (!mail) return undefined
  // A document names everybody in the entry and cannot be changed; the confirmation speaks of it and is nothing without it.
  if (mail.attachments.length > 0 && mail.to.toLowerCase() === lead.email) return undefined
  const theirs = pick(lead.payload, (name) => names.includes(name))
  const t = translatorOf(leadLanguage(mail))
  const rows = [theirs, withoutTypedAddresses(form, theirs)].flatMap((values) => describeValues(form, values, t))
  const cleaned = { ...withoutRows(mail, rows), attachments: [] }
  // Labels may have changed since it was written: a row that was not found would stay.
  return holdsAddress(cleaned.text, email) ? undefined : cleaned
}

const cleanWebhook = (message: object & { values?: Values }, { names }: Named) => ({
  ...message,
  values: pick(message.values ?? {}, (name) => !names.includes(name)),
})

async function eraseInMessages(db: Db, named: Named): Promise<void> {
  for (const { id, kind, message } of await findUnsent(db, named.lead.id)) {
    const cleaned = kind === 'mail' ? cleanMail(message, named) : cleanWebhook(message as object, named)
    if (cleaned) await replaceUnsent(db, id, cleaned)
    else await deleteMessage(db, id)
  }
}

async function eraseIn(db: Db, form: FormDefinition, email: string): Promise<number> {
  const entries = (await findLeads(db, { form: form.id }))
    .map((lead) => ({ form, lead, email, names: namesIn(form, lead, email) }))
    .filter(({ names }) => names.length > 0)
  for (const named of entries) {
    await eraseInMessages(db, named)
    await setLeadPayload(
      db,
      named.lead.id,
      pick(named.lead.payload, (name) => !named.names.includes(name)),
    )
  }
  return entries.length
}

/** By mail address, in any case; what the sender told of others stays. Gives the number of entries that were changed. */
export async function eraseNamed(db: Db, email: string): Promise<number> {
  let changed = 0
  for (const form of Object.values<FormDefinition>(forms))
    if (Object.keys(form.others).length > 0) changed += await eraseIn(db, form, email.toLowerCase())
  return changed
}
