/** Props of the parts of a lead's page, and the hidden fields of their forms. */
import type { Language } from '@/lib/domain/text/language'
import type { LeadView } from '@/lib/server/office/leads/lead-view'
import { type InboxQuery, inboxSearch } from '@/lib/server/office/leads/leads-view'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import type { HiddenLead } from './hidden-lead'

export type LeadProps = { staff: AnyStaff; language: Language; view: LeadView; query: InboxQuery }

export const hiddenFor = (form: string, { staff, language, view: { lead }, query }: LeadProps): HiddenLead => ({
  ...{ form, language, id: lead.id, version: lead.version },
  inbox: inboxSearch(query),
  author: staff.author,
})
