/** The messages that follow a lead: to the agency, to the visitor, to others, and to the agency's own system. */
import 'server-only'
import type { Language } from '../../domain/language.ts'
import type { FormDefinition } from '../../forms/define-form.ts'
import type { NewMessage } from '../db/repositories/outbox.ts'
import { env } from '../env.ts'
import type { NewMail } from '../mail/mail-message.ts'
import { type MailContent, renderHtml, renderText } from '../mail/render-mail.ts'
import { getSnapshot } from '../snapshot/current-snapshot.ts'
import { type Translate, translatorOf } from '../translator.ts'
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

function agencyMail({ form, language, subject, values, searches }: LeadFacts, prepared: Prepared): NewMail {
  const { site } = getSnapshot()
  const t = translatorOf(site.defaultLanguage)
  const name = [textOf(values, 'FIRST_NAME'), textOf(values, 'LAST_NAME')].filter(Boolean).join(' ')
  const about = [t(`Forms.${form.id}.title`), subject && `Ref. ${subject.id}`, name].filter(Boolean).join(', ')
  const content = {
    language: site.defaultLanguage,
    title: about,
    paragraphs: [t('Forms.mail.agencyText', { language: t(`Forms.languages.${language}`) })],
    rows: [
      ...subjectRows(subject, t('Forms.mail.property')),
      ...(searches === undefined ? [] : [{ label: t('Forms.mail.searches'), value: String(searches) }]),
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
  t('Forms.mail.greeting', { name: textOf(values, 'FIRST_NAME') || email })

function visitorMail({ form, language, subject, values }: LeadFacts, prepared: Prepared): NewMail | undefined {
  const to = textOf(values, 'EMAIL')
  if (!form.confirms || !to) return undefined
  const t = translatorOf(language)
  const content = {
    language,
    title: t(`Forms.${form.id}.mailTitle`),
    paragraphs: [greet(t, values, to), t(`Forms.${form.id}.mailText`), ...(prepared.visitorParagraphs ?? [])],
    rows: [...subjectRows(subject, t('Forms.mail.property')), ...describeValues(form, values, t)],
    ...(prepared.visitorAction && { action: prepared.visitorAction }),
    closing: [t('Forms.mail.why')],
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

/** Subjects of the outbox name the form and whom it goes to, nobody by name. */
export function leadMessages(facts: LeadFacts, prepared: Prepared): NewMessage[] {
  const visitor = visitorMail(facts, prepared)
  const name = facts.form.id
  return [
    ...(facts.form.tellsAgency
      ? [{ kind: 'mail' as const, subject: `${name}: agency`, message: agencyMail(facts, prepared) }]
      : []),
    ...(visitor ? [{ kind: 'mail' as const, subject: `${name}: visitor`, message: visitor }] : []),
    ...(prepared.furtherMails ?? []).map((mail) => ({ kind: 'mail' as const, subject: `${name}: other`, message: mail })),
    ...(facts.form.tellsAgency && env().WEBHOOK_URL
      ? [{ kind: 'webhook' as const, subject: `${name}: webhook`, message: webhookBody(facts) }]
      : []),
  ]
}
