/** The messages that follow a lead: to the agency, to the visitor, to others, and to the agency's own system. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { mailName } from '../../domain/text/mail-name.ts'
import { withoutPageAddresses } from '../../domain/text/page-address.ts'
import type { FormDefinition } from '../../forms/define-form.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import type { NewMessage } from '../db/repositories/outbox.ts'
import type { NewMail } from '../mail/mail-message.ts'
import type { QueuedMail } from '../mail/mail-template.ts'
import type { ClosedAddresses, Recipient } from '../mail/recipient-limits.ts'
import { type MailContent, renderHtml, renderText } from '../mail/render-mail.ts'
import { unwantedLink } from '../mail/unwanted-mail.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'
import { env } from '../runtime/env.ts'
import { describeValues, type Row } from './describe-values.ts'
import type { Subject } from './find-subject.ts'
import type { Prepared } from './form-handler.ts'

export type LeadFacts = {
  id: string
  form: FormDefinition
  language: Language
  subject: Subject | undefined
  values: Readonly<Record<string, unknown>>
  createdAt: string
  /** How many saved searches fit the property. */
  searches?: number | undefined
}

const textOf = (values: Readonly<Record<string, unknown>>, name: string) => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** A mail from its content: text and HTML say the same. */
export function composeMail(to: string, content: MailContent, rest: Partial<NewMail> = {}): NewMail {
  const { site } = getSnapshot()
  return {
    to,
    subject: content.title,
    text: renderText(content, site),
    html: renderHtml(content, site),
    language: content.language,
    ...rest,
  }
}

export const subjectRows = (subject: Subject | undefined, label: string): Row[] =>
  subject ? [{ label, value: `${subject.title}, ${subject.town}\nRef. ${subject.id}\n${subject.url}` }] : []

/** Which mails were left out, as the agency may have to call instead, and what waits for them. */
const unsentRows = (closed: ClosedAddresses, waiting: 'held' | undefined, t: Translate): Row[] => [
  ...[...new Set(closed.values())].map((reason) => ({
    label: t('Forms.mail.unsent'),
    value: t(`Forms.mail.unsentReasons.${reason}`),
  })),
  ...(waiting ? [{ label: t('Forms.mail.unconfirmed'), value: t('Forms.mail.unconfirmedSlot') }] : []),
]

function agencyMail(
  { form, language, subject, values, searches }: LeadFacts,
  prepared: Prepared,
  closed: ClosedAddresses,
  waiting: 'held' | undefined,
): NewMail {
  const { site } = getSnapshot()
  const t = translatorOf(site.defaultLanguage)
  const name = mailName(values['FIRST_NAME'], values['LAST_NAME'])
  const about = [t(`Forms.${form.id}.title`), subject && `Ref. ${subject.id}`, name].filter(Boolean).join(', ')
  const content = {
    language: site.defaultLanguage,
    title: about,
    paragraphs: [t('Forms.mail.agencyText', { language: t(`Forms.languages.${language}`) })],
    rows: [
      ...subjectRows(subject, t('Forms.mail.property')),
      ...(searches === undefined ? [] : [{ label: t('Forms.mail.searches'), value: String(searches) }]),
      ...unsentRows(closed, waiting, t),
      ...describeValues(form, values, t),
    ],
  }
  const replyTo = textOf(values, 'EMAIL')
  return composeMail(subject?.agentEmail ?? site.contact.email, content, {
    ...(replyTo && { replyTo }),
    attachments: [...(prepared.agencyAttachments ?? [])],
  })
}

/** `Dag An,`; by the address when there is no first name. */
export const greet = (t: Translate, values: LeadFacts['values'], email: string) =>
  t('Forms.mail.greeting', { name: mailName(values['FIRST_NAME']) || email })

const typedKinds: readonly string[] = ['text', 'textarea']

/** What was typed, as a mail to an address repeats it that anybody may have filled in: it leads to no page. */
export const withoutTypedAddresses = ({ fields }: FormDefinition, values: LeadFacts['values']): LeadFacts['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && typedKinds.includes(fields[name]?.kind ?? '') ? withoutPageAddresses(value) : value,
    ]),
  )

function visitorMail({ form, language, subject, values, createdAt }: LeadFacts, prepared: Prepared): NewMail | undefined {
  const to = textOf(values, 'EMAIL')
  if (!form.confirms || !to) return undefined
  const t = translatorOf(language)
  const content = {
    language,
    title: prepared.visitorTitle ?? t(`Forms.${form.id}.mailTitle`),
    paragraphs: [greet(t, values, to), t(`Forms.${form.id}.mailText`), ...(prepared.visitorParagraphs ?? [])],
    rows: [...subjectRows(subject, t('Forms.mail.property')), ...describeValues(form, withoutTypedAddresses(form, values), t)],
    ...(prepared.visitorAction && { action: prepared.visitorAction }),
    closing: [t('Forms.mail.why'), unwantedLink(to, form.id, language, new Date(createdAt))],
  }
  return composeMail(to, content, { attachments: [...(prepared.visitorAttachments ?? [])] })
}

/** What a CRM needs; files stay with the site. */
const webhookBody = ({ id, form, language, subject, values, createdAt }: LeadFacts) => ({
  id,
  form: form.id,
  language,
  createdAt,
  propertyId: subject?.id ?? null,
  values: Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('PASSWORD'))),
})

/** Everybody but the agency whom a lead may mail. */
export function recipientsOf({ form, values }: LeadFacts, prepared: Prepared): Recipient[] {
  const sender = textOf(values, 'EMAIL')
  const further = (prepared.furtherMails ?? []).map(({ to }) => ({
    email: to,
    isOther: to.toLowerCase() !== sender.toLowerCase(),
  }))
  return [...(form.confirms && sender ? [{ email: sender, isOther: false }] : []), ...further]
}

const isMail = (mail: NewMail | undefined): mail is NewMail => mail !== undefined

/** What goes to the visitor and to others, and to nobody at the agency. @param closed addresses that get no mail. */
export function visitorMessages(facts: LeadFacts, prepared: Prepared, closed: ClosedAddresses = new Map()): NewMessage[] {
  const isOpen = ({ to }: { to: string }) => !closed.has(to.toLowerCase())
  const toMessage = (about: string) => (message: NewMail | QueuedMail) => ({
    kind: 'mail' as const,
    subject: `${facts.form.id}: ${about}`,
    message,
  })
  return [
    ...[visitorMail(facts, prepared)].filter(isMail).filter(isOpen).map(toMessage('visitor')),
    ...(prepared.furtherMails ?? []).filter(isOpen).map(toMessage('other')),
  ]
}

/**
 * Subjects of the outbox name the form and whom it goes to, nobody by name.
 * @param closed addresses that get no mail; the agency always gets its own, and hears of a form without its mail, too.
 * @param waiting whether the slot that was chosen only waits.
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
      ? [{ kind: 'mail' as const, subject: `${name}: agency`, message: agencyMail(facts, prepared, closed, waiting) }]
      : []),
    ...visitorMessages(facts, prepared, closed),
    ...(notifiesAgency && env().WEBHOOK_URL
      ? [{ kind: 'webhook' as const, subject: `${name}: webhook`, message: webhookBody(facts) }]
      : []),
  ]
}
