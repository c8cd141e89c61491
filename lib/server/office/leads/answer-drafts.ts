/** Drafts for answering a lead, in the visitor's language. */
import 'server-only'
import { findWork } from '../../../forms/office-work.ts'
import { findForm } from '../../../forms/registry.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { OfficeLead } from '../../db/repositories/office/office-leads.ts'
import { readSubject } from '../../leads/find-subject.ts'
import { leadLanguage } from '../../leads/lead-language.ts'
import { translatorOf } from '../../pages/translator.ts'
import type { AnyStaff } from '../staff/staff.ts'
import { nameOf } from './lead-summary.ts'

/** Messages: `OfficeAnswers.drafts` in messages/. `plain` contains only greeting and signature. */
export const draftIds = ['plain', 'viewing', 'documents', 'gone', 'call'] as const

/** Only for leads about a property or project. */
const aboutProperty: readonly string[] = ['viewing', 'documents', 'gone']

export type AnswerDraft = { id: (typeof draftIds)[number]; subject: string; text: string }

/** Drafts that suit the lead, in the order of `draftIds`. */
export function answerDrafts(lead: OfficeLead, staff: AnyStaff): AnswerDraft[] {
  const language = leadLanguage(lead)
  const t = translatorOf(language)
  const form = findForm(lead.form)
  const subject = readSubject(form?.subject ?? 'none', lead.propertyId, language)
  const about = subject?.title ?? t(`Forms.${lead.form}.title`)
  const name = nameOf(lead.payload)
  const values = { name: name || 'none', about, town: subject?.town ?? '', author: staff.name, agency: getSnapshot().site.name }
  const offered = draftIds.filter((id) => subject || !aboutProperty.includes(id))
  return offered.map((id) => ({
    id,
    subject: t('OfficeAnswers.subject', { kind: findWork(lead.form)?.kind ?? 'answer', about }),
    text: [
      t('OfficeAnswers.greeting', values),
      id === 'plain' ? '' : t(`OfficeAnswers.drafts.${id}`, values),
      t('OfficeAnswers.signed', values),
    ].join('\n\n'),
  }))
}
