/** Data of a lead's page: form values, sender, history, and drafts for an answer. */
import 'server-only'
import type { Age } from '../../../domain/office/working-time.ts'
import type { Language } from '../../../domain/text/language.ts'
import { formatPhone } from '../../../domain/text/phone.ts'
import { phoneHref } from '../../../domain/text/phone-href.ts'
import { canJoin } from '../../../forms/office-work.ts'
import { findForm } from '../../../forms/registry.ts'
import type { Db } from '../../db/client.ts'
import {
  type Colleague,
  findColleagues,
  findLeadHistory,
  findNotes,
  type LeadHistory,
  type LeadNote,
} from '../../db/repositories/office/office-lead-work.ts'
import {
  findLeadFiles,
  findOfficeLead,
  findRelatedLeads,
  type LeadFile,
  type OfficeLead,
  type RelatedLead,
} from '../../db/repositories/office/office-leads.ts'
import { findSearchesOf } from '../../db/repositories/subscriptions/saved-searches.ts'
import { findSubscriberOf } from '../../db/repositories/subscriptions/subscribers.ts'
import { describeValues, type Row } from '../../leads/describe-values.ts'
import { leadLanguage } from '../../leads/lead-language.ts'
import { translatorOf } from '../../pages/translator.ts'
import { nameSearchCriteria } from '../../subscriptions/saved-searches/describe-criteria.ts'
import { findOfficeProperty, type OfficeProperty } from '../listings/office-property.ts'
import { workingTime } from '../settings/working-hours.ts'
import type { Staff } from '../staff/staff.ts'
import { type AnswerDraft, answerDrafts } from './answer-drafts.ts'
import { leadHref, nameOf } from './lead-summary.ts'
import { ageOfLead, assigneeFor } from './leads-view.ts'

export type RelatedItem = RelatedLead & { href: string; property: OfficeProperty | undefined; canJoin: boolean }

export type LeadView = {
  now: Date
  lead: OfficeLead
  name: string
  phone: { text: string; href: string } | undefined
  /** Language of the visitor. */
  language: Language
  /** The visitor's free text; `rows` are the other fields. */
  message: string
  rows: readonly Row[]
  property: OfficeProperty | undefined
  age: Age | undefined
  assignee: { id: string; name: string; isMe: boolean } | undefined
  colleagues: readonly Colleague[]
  files: readonly LeadFile[]
  notes: readonly LeadNote[]
  history: readonly LeadHistory[]
  related: readonly RelatedItem[]
  /** Saved searches of the same person, described in one line each. */
  searches: readonly { id: string; name: string }[]
  drafts: readonly AnswerDraft[]
}

const messageFields = ['REMARK', 'COMMENT']

/** Shown in the head of the page. */
const headFields = ['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE_NUMBER']

/** Keeps line breaks. */
const messageOf = (payload: Readonly<Record<string, unknown>>): string => {
  const found = messageFields.map((field) => payload[field]).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found.trim() : ''
}

const otherFields = (payload: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(payload).filter(([field]) => ![...messageFields, ...headFields].includes(field)))

async function searchesOf(db: Db, { email }: OfficeLead, language: Language): Promise<LeadView['searches']> {
  const subscriber = email === '' ? undefined : await findSubscriberOf(db, email)
  if (!subscriber) return []
  const searches = await findSearchesOf(db, subscriber.id)
  return searches
    .filter(({ status }) => status === 'active')
    .map(({ id, criteria }) => ({ id, name: nameSearchCriteria(criteria, language) }))
}

function describeLead(lead: OfficeLead, language: Language): Row[] {
  const form = findForm(lead.form)
  return form ? describeValues(form, otherFields(lead.payload), { t: translatorOf(language), language }) : []
}

const phoneOf = ({ payload }: OfficeLead): LeadView['phone'] => {
  const phone = payload['PHONE_NUMBER']
  return typeof phone === 'string' && phone !== '' ? { text: formatPhone(phone), href: phoneHref(phone) } : undefined
}

/** Undefined if it does not exist, or the visitor has not confirmed it yet. @throws database errors. */
export async function getLeadView(
  db: Db,
  staff: Staff<'handleLeads'>,
  id: string,
  language: Language,
  now: Date,
): Promise<LeadView | undefined> {
  const lead = await findOfficeLead(db, staff, id)
  if (!lead) return undefined
  const propertyFor = (propertyId: number | undefined) =>
    propertyId === undefined ? undefined : findOfficeProperty(staff, propertyId, language)
  const [colleagues, files, notes, history, related, searches] = await Promise.all([
    findColleagues(db, staff),
    findLeadFiles(db, staff, id),
    findNotes(db, staff, id),
    findLeadHistory(db, staff, id),
    findRelatedLeads(db, staff, lead),
    searchesOf(db, lead, language),
  ])
  return {
    ...{ now, lead, colleagues, files, notes, history, searches },
    name: nameOf(lead.payload),
    phone: phoneOf(lead),
    language: leadLanguage(lead),
    message: messageOf(lead.payload),
    rows: describeLead(lead, language),
    property: propertyFor(lead.propertyId),
    age: ageOfLead(lead, workingTime(), now),
    assignee: assigneeFor(staff, lead),
    related: related.map((other) => ({
      ...{ ...other, href: leadHref(other.id, language), property: propertyFor(other.propertyId) },
      canJoin: canJoin(other, lead),
    })),
    drafts: answerDrafts(lead, staff),
  }
}
