/** Lists of the office as CSV files: audit trail, leads by filter, logged activities of an owner, and newsletter figures. */
import 'server-only'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { formatDate } from '../../../domain/text/date.ts'
import type { Language } from '../../../domain/text/language.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { type AuditEntry, eachAuditPart } from '../../db/repositories/office/audit-trail.ts'
import { eachInboxPart, type InboxFilter, type InboxLead } from '../../db/repositories/office/office-leads.ts'
import { findLoggedItems, findOwned, findOwner } from '../../db/repositories/office/office-owners.ts'
import { type CsvRow, csvStream, toCsv } from '../../http/csv.ts'
import { translatorOf } from '../../pages/translator.ts'
import { nameOf, textOf, writtenIn } from '../leads/lead-summary.ts'
import { findOfficeProperty } from '../listings/office-property.ts'
import { getNewsletter } from '../newsletter/newsletter-view.ts'
import type { Staff } from '../staff/staff.ts'

type TableContext = { language: Language; now: Date }

type Words = ReturnType<typeof translatorOf>

type Column =
  | ('date' | 'time' | 'who' | 'did' | 'what' | 'number' | 'detail' | 'kind' | 'state' | 'name' | 'email' | 'phone' | 'language')
  | ('reference' | 'property' | 'assignee' | 'answered' | 'message')
  | ('article' | 'firstSent' | 'lastSent' | 'readers' | 'queued' | 'failed' | 'left')

const headingOf = (t: Words, columns: readonly Column[]): CsvRow => columns.map((column) => t(`OfficeTables.columns.${column}`))

/** Day and time in separate columns, so that a spreadsheet can sort by either. */
function moment(at: Date): [day: string, time: string] {
  const { date, time } = toLocalTime(at)
  return [formatDate(date), time]
}

async function* rowsOf<Item>(parts: AsyncIterable<readonly Item[]>, toRow: (item: Item) => CsvRow): AsyncGenerator<CsvRow[]> {
  for await (const part of parts) yield part.map(toRow)
}

const auditColumns = ['date', 'time', 'who', 'did', 'what', 'number', 'detail'] as const satisfies readonly Column[]

function auditRow(t: Words, { at, name, action, subject, subjectId, detail }: AuditEntry): CsvRow {
  const did = action ? t(`OfficeAudit.actions.${action}`) : t('OfficeAudit.unknown')
  return [...moment(at), name, did, subject && t(`OfficeAudit.subjects.${subject}`), subjectId, detail]
}

/** The whole audit trail. */
export async function auditFile(db: Db, staff: Staff<'seeAudit'>, { language, now }: TableContext): Promise<ReadableStream> {
  const t = translatorOf(language)
  await recordAudit(db, staff, { action: 'exported', subject: 'auditTrail', subjectId: '' }, now)
  return csvStream(
    headingOf(t, auditColumns),
    rowsOf(eachAuditPart(db, staff), (entry) => auditRow(t, entry)),
  )
}

const leadColumns = [
  ...(['date', 'time', 'kind', 'state', 'name', 'email', 'phone', 'language'] as const),
  ...(['reference', 'property', 'assignee', 'answered', 'message'] as const),
] as const satisfies readonly Column[]

function leadRow(t: Words, staff: Staff<'exportLeads'>, language: Language, lead: InboxLead & { email: string }): CsvRow {
  const { form, state, email, payload, propertyId, assignee, answeredAt, createdAt } = lead
  const key = `OfficeLeads.forms.${form}` as 'OfficeLeads.forms.contact'
  return [
    ...moment(createdAt),
    t.has(key) ? t(key) : form,
    t(`OfficeLeads.states.${state}`),
    nameOf(payload),
    email,
    textOf(payload, 'PHONE_NUMBER'),
    lead.language,
    propertyId,
    propertyId === undefined ? undefined : findOfficeProperty(staff, propertyId, language)?.name,
    assignee?.name,
    answeredAt && moment(answeredAt).join(' '),
    writtenIn(lead),
  ]
}

/** All pages of the inbox with these filters. */
export async function leadsFile(
  db: Db,
  staff: Staff<'exportLeads'>,
  filter: InboxFilter,
  { language, now }: TableContext,
): Promise<ReadableStream> {
  const t = translatorOf(language)
  await recordAudit(db, staff, { action: 'exported', subject: 'leadList', subjectId: '', detail: filter.view }, now)
  return csvStream(
    headingOf(t, leadColumns),
    rowsOf(eachInboxPart(db, staff, filter), (lead) => leadRow(t, staff, language, lead)),
  )
}

const newsletterColumns = [
  ...(['article', 'date', 'firstSent', 'lastSent', 'readers', 'queued', 'failed', 'left'] as const),
] as const satisfies readonly Column[]

/** Each article with its delivery figures. */
export async function newsletterFile(db: Db, staff: Staff<'sendMailings'>, { language, now }: TableContext): Promise<string> {
  const t = translatorOf(language)
  const { articles } = await getNewsletter(db, staff, undefined, language)
  await recordAudit(db, staff, { action: 'exported', subject: 'newsletter', subjectId: '' }, now)
  const rows = articles.map(({ title, date, mailing, queued, failed, left }): CsvRow => {
    const sent = [mailing?.firstAt, mailing?.lastAt].map((at) => at && moment(at)[0])
    return [title, formatDate(date), ...sent, mailing?.readers ?? 0, queued, failed, left]
  })
  return toCsv(headingOf(t, newsletterColumns), rows)
}

const logColumns = ['date', 'kind', 'who', 'what', 'message', 'reference', 'property'] as const satisfies readonly Column[]

/** Most rows for one owner, far above real numbers. */
const mostLogged = 10_000

/** All that the owner reads in the portal, of all their properties; undefined for an unknown owner. */
export async function ownerLogFile(
  db: Db,
  staff: Staff<'handleOwners'>,
  id: string,
  { language, now }: TableContext,
): Promise<string | undefined> {
  const t = translatorOf(language)
  if (!(await findOwner(db, staff, id))) return undefined
  const owned = await findOwned(db, staff, [id], toLocalTime(now).date)
  const ids = owned.map(({ propertyId }) => propertyId)
  const logged = await findLoggedItems(db, staff, ids, mostLogged)
  await recordAudit(db, staff, { action: 'exported', subject: 'owner', subjectId: id }, now)
  const rows = logged.map(({ date, type, contact, subject, comment, propertyId }): CsvRow => {
    const kind = `PortalItems.types.${type}` as 'PortalItems.types.phone'
    const property = findOfficeProperty(staff, propertyId, language)?.name
    return [formatDate(date), t.has(kind) ? t(kind) : type, contact, subject, comment, propertyId, property]
  })
  return toCsv(headingOf(t, logColumns), rows)
}
