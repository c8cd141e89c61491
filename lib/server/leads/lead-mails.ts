/** The mails about what was filled in: to the agency, and as a confirmation to whoever did. */
import 'server-only'
import { z } from 'zod'
import { type Language, languageCodes } from '../../domain/text/language.ts'
import { mailName } from '../../domain/text/mail-name.ts'
import { withoutPageAddresses } from '../../domain/text/page-address.ts'
import type { FormDefinition } from '../../forms/define-form.ts'
import { findForm } from '../../forms/registry.ts'
import { defineTemplate, type MailContext, type MailFile } from '../mail/mail-template.ts'
import { unwantedLink } from '../mail/unwanted-mail.ts'
import type { Translate } from '../pages/translator.ts'
import { describeValues, type Row } from './describe-values.ts'
import { readSubject, type Subject } from './find-subject.ts'
import { leadPartSchema, type PartContext, renderPart } from './lead-part.ts'
import { greet, subjectRows } from './mail-parts.ts'

const leadSchema = z.object({
  leadId: z.string(),
  form: z.string(),
  /** Of the property or project that it is about. */
  subjectId: z.number().optional(),
  /** What was filled in. */
  fields: z.record(z.string(), z.unknown()),
  part: leadPartSchema.optional(),
})

type Lead = z.output<typeof leadSchema>

type Fields = Lead['fields']

/** @throws for a form that the site does not know any more. */
function formOf({ form }: Lead): FormDefinition {
  const found = findForm(form)
  if (!found) throw new Error(`no form ${form}`)
  return found
}

const subjectOfLead = (lead: Lead, language: Language) => readSubject(formOf(lead).subject, lead.subjectId, language)

/** Of what left the content meanwhile there is the number. */
const rowsAbout = (lead: Lead, subject: Subject | undefined, t: Translate): Row[] =>
  subject || lead.subjectId === undefined
    ? subjectRows(subject, t('Forms.mail.property'))
    : [{ label: t('Forms.mail.property'), value: `Ref. ${lead.subjectId}` }]

/** @throws for a part about a property that left the content. */
function partContext({ leadId, subjectId, fields }: Lead, subject: Subject | undefined, at: PartMoment): PartContext {
  if (!subject?.property) throw new Error(`no property ${subjectId}`)
  return { leadId, fields, property: subject.property, ...at }
}

type PartMoment = Pick<PartContext, 'language' | 'queuedAt'>

const withoutNames = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

const agencySchema = leadSchema.extend({
  /** Of whoever filled it in. */
  visitorLanguage: z.enum(languageCodes),
  /** How many saved searches fit the property. */
  searches: z.number().optional(),
  /** Why mails were left out: somebody may have to call instead. */
  unsent: z.array(z.enum(['full', 'unwanted'])),
  /** Whether the slot that was chosen only waits for a click in a mail that could not be sent. */
  isHeld: z.boolean(),
  /** Fields whose files come along. */
  uploads: z.array(z.string()),
})

type AgencyLead = z.output<typeof agencySchema>

const unsentRows = ({ unsent, isHeld }: AgencyLead, t: Translate): Row[] => [
  ...unsent.map((reason) => ({ label: t('Forms.mail.unsent'), value: t(`Forms.mail.unsentReasons.${reason}`) })),
  ...(isHeld ? [{ label: t('Forms.mail.unconfirmed'), value: t('Forms.mail.unconfirmedSlot') }] : []),
]

/** Never missing because of a file: where the property left the content, there is none to make. */
async function agencyFiles(lead: AgencyLead, subject: Subject | undefined, at: PartMoment): Promise<MailFile[]> {
  const part = lead.part && subject?.property && (await renderPart(lead.part, partContext(lead, subject, at)))
  return [...(part?.files ?? []), ...lead.uploads.map((upload) => ({ upload }))]
}

export const leadAgencyTemplate = defineTemplate({
  name: 'lead-agency',
  schema: agencySchema,
  render: async (lead, { queuedAt, ...words }: MailContext) => {
    const { t } = words
    const form = formOf(lead)
    const { fields, searches, subjectId, visitorLanguage: language } = lead
    const subject = subjectOfLead(lead, language)
    const name = mailName(fields['FIRST_NAME'], fields['LAST_NAME'])
    return {
      title: [t(`Forms.${form.id}.title`), subjectId !== undefined && `Ref. ${subjectId}`, name].filter(Boolean).join(', '),
      paragraphs: [t('Forms.mail.agencyText', { language: t(`Forms.languages.${language}`) })],
      rows: [
        ...rowsAbout(lead, subject, t),
        ...(searches === undefined ? [] : [{ label: t('Forms.mail.searches'), value: String(searches) }]),
        ...unsentRows(lead, t),
        ...describeValues(form, fields, words),
      ],
      attachments: await agencyFiles(lead, subject, { language, queuedAt }),
    }
  },
  // A document names everybody in the lead: without one of them there is none to make.
  withoutFields: ({ part, ...lead }, names) => ({
    ...lead,
    fields: withoutNames(lead.fields, names),
    ...(part && part.kind !== 'purchase-offer' && { part }),
  }),
})

const typedKinds: readonly string[] = ['text', 'textarea']

/** What was typed, as a mail to an address repeats it that anybody may have filled in: it leads to no page. */
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
    const part = lead.part && (await renderPart(lead.part, partContext(lead, subject, { language, queuedAt })))
    return {
      title: part?.title ?? t(`Forms.${form.id}.mailTitle`),
      paragraphs: [greet(t, lead.fields['FIRST_NAME'], to), t(`Forms.${form.id}.mailText`), ...(part?.paragraphs ?? [])],
      rows: [...rowsAbout(lead, subject, t), ...describeValues(form, withoutTypedAddresses(form, lead.fields), { t, language })],
      ...(part?.action && { action: part.action }),
      closing: [t('Forms.mail.why'), unwantedLink(to, form.id, language, queuedAt)],
      attachments: part?.files ?? [],
    }
  },
  // The confirmation of an offer speaks of its document, and is nothing without it.
  withoutFields: (lead, names) =>
    lead.part?.kind === 'purchase-offer' ? undefined : { ...lead, fields: withoutNames(lead.fields, names) },
})
