/** Templates of the mails about a lead: to the agency, and the confirmation to the visitor. */
import 'server-only'
import { z } from 'zod'
import { type Language, languageCodes } from '../../domain/text/language.ts'
import { mailName } from '../../domain/text/mail-name.ts'
import { withoutPageAddresses } from '../../domain/text/page-address.ts'
import { formatPhone } from '../../domain/text/phone.ts'
import type { FormDefinition } from '../../forms/define-form.ts'
import { findForm } from '../../forms/registry.ts'
import type { Block, MailRow } from '../mail/mail-content.ts'
import { factBlocks, opening, subjectWith } from '../mail/mail-parts.ts'
import { agentBlocks, propertyInOneLine, shownInMail } from '../mail/mail-property.ts'
import { phoneHref } from '../mail/mail-sender.ts'
import { defineTemplate, type MailContext, type MailFile } from '../mail/mail-template.ts'
import { unwantedLink } from '../mail/unwanted-mail.ts'
import type { Translate } from '../pages/translator.ts'
import { momentBlock, viewingMoment } from '../viewings/viewing-confirmation.ts'
import { eventAttachment, type ViewingEvent } from '../viewings/viewing-event.ts'
import { answerLink, makeAnswerToken } from '../viewings/viewing-links.ts'
import { describeValues, type Words } from './describe-values.ts'
import { readSubject, type Subject } from './find-subject.ts'
import { leadPartSchema, offerAmount, type PartContext, renderPart } from './lead-part.ts'
import { blocksWithoutPrice, greet, subjectBlocks } from './mail-parts.ts'

const leadSchema = z.object({
  leadId: z.string(),
  form: z.string(),
  /** Id of the property or project that the lead is about. */
  subjectId: z.number().optional(),
  /** The values of the form. */
  fields: z.record(z.string(), z.unknown()),
  part: leadPartSchema.optional(),
})

type Lead = z.output<typeof leadSchema>

type Fields = Lead['fields']

/** @throws for a form that the site no longer has. */
function formOf({ form }: Lead): FormDefinition {
  const found = findForm(form)
  if (!found) throw new Error(`no form ${form}`)
  return found
}

const subjectOfLead = (lead: Lead, language: Language) => readSubject(formOf(lead).subject, lead.subjectId, language)

/** The id, if the property or project was removed from the content. */
const rowsOfGone = (lead: Lead, subject: Subject | undefined, t: Translate): MailRow[] =>
  subject || lead.subjectId === undefined
    ? []
    : [{ label: t('Forms.mail.property'), value: t('Mail.reference', { id: String(lead.subjectId) }) }]

/** @throws for a part about a property that was removed from the content. */
function partContext({ leadId, subjectId, fields }: Lead, subject: Subject | undefined, at: PartMoment): PartContext {
  if (!subject?.property) throw new Error(`no property ${subjectId}`)
  return { leadId, fields, property: subject.property, ...at }
}

type PartMoment = Pick<PartContext, 'language' | 'queuedAt'>

const withoutNames = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

const agencySchema = leadSchema.extend({
  /** The language in which the form was filled in. */
  visitorLanguage: z.enum(languageCodes),
  /** How many saved searches match the property. */
  searches: z.number().optional(),
  /** Why mails were not sent: somebody may have to phone instead. */
  unsent: z.array(z.enum(['full', 'unwanted'])),
  /** Whether the slot is only reserved, with a confirmation mail that could not be sent. */
  isHeld: z.boolean(),
  /** Fields whose files are attached. */
  uploads: z.array(z.string()),
})

type AgencyLead = z.output<typeof agencySchema>

const unsentRows = ({ unsent, isHeld }: AgencyLead, t: Translate): MailRow[] => [
  ...unsent.map((reason) => ({ label: t('Forms.mail.unsent'), value: t(`Forms.mail.unsentReasons.${reason}`) })),
  ...(isHeld ? [{ label: t('Forms.mail.unconfirmed'), value: t('Forms.mail.unconfirmedSlot') }] : []),
]

/**
 * Documents in the visitor's language, identical to the visitor's own copies; none if the property was removed from the content.
 */
async function documentsOf(lead: AgencyLead, queuedAt: Date): Promise<MailFile[]> {
  const subject = subjectOfLead(lead, lead.visitorLanguage)
  const at = { language: lead.visitorLanguage, queuedAt }
  const part = lead.part && subject?.property && (await renderPart(lead.part, partContext(lead, subject, at)))
  return [...(part?.files ?? [])]
}

/** A calendar file contains only the viewing of this agent: on a day of viewings other agents show the other properties. */
async function agencyFiles(lead: AgencyLead, viewing: ViewingEvent | undefined, queuedAt: Date): Promise<MailFile[]> {
  const made = viewing ? [eventAttachment(viewing, queuedAt)] : await documentsOf(lead, queuedAt)
  return [...made, ...lead.uploads.map((upload) => ({ upload }))]
}

const textIn = (fields: Fields, name: string) => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

/** Buttons to reply and to call, if address and number are known. */
function answerButtons({ fields }: Lead, further: readonly MailButton[], t: Translate): Block[] {
  const [email, phone] = [textIn(fields, 'EMAIL'), textIn(fields, 'PHONE_NUMBER')]
  const call = phone && { label: t('Mail.call', { phone: formatPhone(phone) }), href: phoneHref(phone) }
  if (!email && !call) return []
  const write = email && { label: t('Mail.answer'), href: `mailto:${encodeURIComponent(email)}` }
  const [first, ...others] = [...further, ...(write ? [write] : []), ...(call ? [call] : [])]
  return [{ kind: 'buttons', ...(first && { main: first }), ...(others.length > 0 && { others }) }]
}

type MailButton = { label: string; href: string }

/**
 * Buttons for the agent to confirm, propose another time, decline or cancel; none for the waiting list or a property without an
 * agent.
 */
function viewingButtons(
  { leadId, part }: Lead,
  subject: Subject | undefined,
  at: Pick<MailContext, 't' | 'language' | 'queuedAt'>,
) {
  const { t, language, queuedAt } = at
  const agentId = subject?.property?.agentId
  const isAsked = part?.kind === 'viewing-requested' && !part.isWaiting
  if (agentId === undefined || !(isAsked || part?.kind === 'viewing-confirmed')) return []
  const token = makeAnswerToken(leadId, agentId, queuedAt)
  const ways = isAsked ? (['confirm', 'propose', 'decline'] as const) : (['propose', 'cancel'] as const)
  return ways.map((way): MailButton => ({ label: t(`Forms.visit.ways.${way}`), href: answerLink(token, way, language) }))
}

/** A viewing with a fixed time. */
function viewingOf({ leadId, part }: Lead, subject: Subject | undefined, language: Language) {
  if (part?.kind !== 'viewing-confirmed' || !subject?.property) return undefined
  return { leadId, property: subject.property, startsAt: new Date(part.startsAt), language }
}

function agencyRows(lead: AgencyLead, subject: Subject | undefined, words: Words): MailRow[] {
  const [{ searches }, { t }] = [lead, words]
  return [
    ...rowsOfGone(lead, subject, t),
    ...unsentRows(lead, t),
    ...describeValues(formOf(lead), lead.fields, words),
    ...(searches === undefined ? [] : [{ label: t('Forms.mail.searches'), value: String(searches) }]),
  ]
}

export const leadAgencyTemplate = defineTemplate({
  name: 'lead-agency',
  schema: agencySchema,
  render: async (lead, { t, language, queuedAt }: MailContext) => {
    const { fields, subjectId, visitorLanguage } = lead
    const what = t(`Forms.${formOf(lead).id}.title`)
    const subject = subjectOfLead(lead, language)
    const reference = subjectId === undefined ? '' : t('Mail.reference', { id: String(subjectId) })
    const name = mailName(fields['FIRST_NAME'], fields['LAST_NAME'])
    const viewing = viewingOf(lead, subject, language)
    const words = t('Forms.mail.agencyText', { language: t(`Forms.languages.${visitorLanguage}`) })
    return {
      title: subjectWith(t, what, name),
      subject: [what, reference, name].filter(Boolean).join(', '),
      preheader: [name, viewing && viewingMoment(viewing), subject?.title].filter(Boolean).join(', ') || words,
      ...(reference && { aside: reference }),
      blocks: [
        opening('', words),
        ...(viewing ? [momentBlock(viewing)] : []),
        ...(lead.part?.kind === 'purchase-offer' ? [offerAmount(fields, language)] : []),
        ...answerButtons(lead, viewingButtons(lead, subject, { t, language, queuedAt }), t),
        ...factBlocks(t('Mail.filledIn'), agencyRows(lead, subject, { t, language })),
        ...subjectBlocks(subject, language, 'line'),
      ],
      closing: [t('Mail.toAgency')],
      attachments: await agencyFiles(lead, viewing, queuedAt),
    }
  },
  // A document names everyone in the lead, so it cannot be rendered without one of them.
  withoutFields: ({ part, ...lead }, names) => ({
    ...lead,
    fields: withoutNames(lead.fields, names),
    ...(part && part.kind !== 'purchase-offer' && { part }),
  }),
})

const typedKinds: readonly string[] = ['text', 'textarea']

/**
 * Removes web addresses from typed texts: the confirmation may go to an address of somebody else, and must not be usable to send
 * them links.
 */
const withoutTypedAddresses = ({ fields }: FormDefinition, values: Fields): Fields =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && typedKinds.includes(fields[name]?.kind ?? '') ? withoutPageAddresses(value) : value,
    ]),
  )

export const leadVisitorTemplate = defineTemplate({
  name: 'lead-visitor',
  schema: leadSchema,
  render: async (lead, { t, language, to, queuedAt }) => {
    const form = formOf(lead)
    const subject = subjectOfLead(lead, language)
    const part = (lead.part && (await renderPart(lead.part, partContext(lead, subject, { language, queuedAt })))) ?? {}
    const shown = subject && shownInMail(subject, language)
    const title = part.title ?? t(`Forms.${form.id}.mailTitle`)
    const words = part.lead ?? t(`Forms.${form.id}.mailText`)
    const rows = [
      ...rowsOfGone(lead, subject, t),
      ...describeValues(form, withoutTypedAddresses(form, lead.fields), { t, language }),
    ]
    const isOffer = part.look === 'offer'
    return {
      title,
      subject: part.subject ?? subjectWith(t, title, subject?.title ?? ''),
      preheader: part.preheader ?? (shown ? propertyInOneLine(isOffer ? { ...shown, price: '' } : shown) : words),
      ...(shown && { aside: shown.reference }),
      blocks: [
        opening(greet(t, lead.fields['FIRST_NAME']), words, part.addition ?? ''),
        ...(part.blocks ?? []),
        ...(part.look === 'offer'
          ? blocksWithoutPrice(subject, language)
          : subjectBlocks(subject, language, part.look ?? 'large')),
        ...(part.after ?? []),
        ...factBlocks(t('Mail.sent'), rows),
        ...agentBlocks([subject?.agentId, ...(part.agentIds ?? [])], language),
      ],
      closing: [t('Forms.mail.why'), unwantedLink(to, form.id, language, queuedAt)],
      attachments: part.files ?? [],
    }
  },
  // The confirmation of a purchase offer is useless without its document.
  withoutFields: (lead, names) =>
    lead.part?.kind === 'purchase-offer' ? undefined : { ...lead, fields: withoutNames(lead.fields, names) },
})
