/** Form handlers of the lead pages: state, assignee, notes, answers, merging duplicates, and erasing a person. */
import 'server-only'
import { z } from 'zod'
import { leadStates } from '../../../domain/office/lead-state.ts'
import type { Language } from '../../../domain/text/language.ts'
import { returnedParameter } from '../../../routing/returned-form.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { findLeadHistory } from '../../db/repositories/office/office-lead-work.ts'
import { findLeadEmail, findOfficeLead } from '../../db/repositories/office/office-leads.ts'
import { type Answer, type Waiting, wrong } from '../../forms/run-form.ts'
import { wakeOutbox } from '../../outbox/worker.ts'
import { linkHref } from '../../pages/link-href.ts'
import { erasePerson } from '../../privacy/erase-person.ts'
import type { OfficeJob } from '../forms/office-job.ts'
import { undoMs, undoPart } from '../forms/undo-window.ts'
import { addNote, answerLead, assignLead, changeState, type LeadResult, mergeLead } from './lead-actions.ts'
import { leadInInboxHref, readInboxQuery } from './leads-view.ts'
import { type FormerLead, formerOf, formerText, readFormer, undoLead } from './undo-lead.ts'

/** Messages that the page can show after the redirect. */
export const leadMessages = [
  'state',
  'assigned',
  'noted',
  'answered',
  'undone',
  'late',
  'merged',
  'parted',
  'erased',
  'newer',
  'unknown',
  'no-text',
] as const

export type LeadMessage = (typeof leadMessages)[number]

const lead = z.object({
  lead: z.string().min(1).max(64),
  version: z.coerce.number().int().min(1).max(1e9),
  /** Query of the inbox next to the page. */
  inbox: z.string().max(600).default(''),
})

type Seen = z.output<typeof lead>

export const stateSchema = lead.extend({ state: z.enum(leadStates) })
/** Empty for nobody. */
export const assignSchema = lead.extend({ to: z.string().max(64) })
export const noteSchema = lead.extend({ text: z.string().trim().max(4_000), private: z.literal('on').optional() })
export const answerSchema = lead.extend({
  SUBJECT: z.string().trim().max(200),
  TEXT: z.string().trim().max(20_000),
  next: z.enum(['waiting', 'done']),
})
export const mergeSchema = lead.extend({
  other: z.string().min(1).max(64),
  otherVersion: z.coerce.number().int().min(1).max(1e9),
  how: z.enum(['join', 'part']),
})

type Job<Values> = OfficeJob<'handleLeads', Values>

/** Redirects to the lead with the inbox's filters. @param undo data for undoing the change */
function backTo(
  { lead: id, inbox }: Pick<Seen, 'lead' | 'inbox'>,
  language: Language,
  said: LeadMessage,
  undo?: { undo: string },
) {
  const href = leadInInboxHref(id, language, readInboxQuery(Object.fromEntries(new URLSearchParams(inbox))))
  const parts = new URLSearchParams({ said, ...undo })
  return { goTo: `${href}${href.includes('?') ? '&' : '?'}${parts}` }
}

function answerTo(
  { values, language, now }: Pick<Job<Seen>, 'values' | 'language' | 'now'>,
  result: LeadResult,
  done: LeadMessage,
  former?: FormerLead,
): Answer {
  if (result !== 'done') return backTo(values, language, result)
  return backTo(values, language, done, former && undoPart(values.version + 1, formerText(former), now))
}

/** The current state, so that the change can be undone. */
async function formerIn({ db, staff, values }: Job<Seen>, isAnswer = false): Promise<FormerLead | undefined> {
  const found = await findOfficeLead(db, staff, values.lead)
  return found && formerOf(found, isAnswer)
}

const seen = ({ lead: id, version }: Seen) => ({ id, version })

export async function receiveState(job: Job<z.output<typeof stateSchema>>): Promise<Answer> {
  const { db, staff, values, now } = job
  const former = await formerIn(job)
  return answerTo(job, await changeState(db, staff, seen(values), values.state, now), 'state', former)
}

export async function receiveAssignment(job: Job<z.output<typeof assignSchema>>): Promise<Answer> {
  const { db, staff, values, now } = job
  const former = await formerIn(job)
  return answerTo(job, await assignLead(db, staff, seen(values), values.to || undefined, now), 'assigned', former)
}

export const undoLeadSchema = lead.extend({ former: z.string().max(100) })

export async function receiveUndoneLead(job: Job<z.output<typeof undoLeadSchema>>): Promise<Answer> {
  const { db, staff, values, language, now } = job
  const former = readFormer(values.former)
  if (!former) return backTo(values, language, 'unknown')
  const result = await undoLead(db, staff, seen(values), former, now)
  const answer = answerTo(job, result, 'undone')
  const waits = result === 'done' && former.answer !== 'none' ? await withdrawnAnswer(job) : undefined
  if (!waits || !('goTo' in answer)) return answer
  return { goTo: `${answer.goTo}&${new URLSearchParams({ [returnedParameter]: waits.form })}`, waits }
}

/** The text of an undone answer is put into the form again; the history keeps it, too. */
async function withdrawnAnswer({ db, staff, values }: Job<Seen>): Promise<Waiting | undefined> {
  const { accountId: author } = staff
  const found = (await findLeadHistory(db, staff, values.lead)).find(({ kind }) => kind === 'answered')
  if (!found || author === undefined) return undefined
  const { before: SUBJECT = '', after: TEXT = '' } = found
  return { form: 'office-lead-answer', account: { values: { SUBJECT, TEXT } }, author }
}

export async function receiveNote(job: Job<z.output<typeof noteSchema>>): Promise<Answer> {
  const { db, staff, values, language, now } = job
  if (values.text === '') return backTo(values, language, 'no-text')
  const note = { text: values.text, isPrivate: values.private === 'on' }
  return answerTo(job, await addNote(db, staff, values.lead, note, now), 'noted')
}

/** The text is sent back on errors and when somebody else changed the lead meanwhile. */
export async function receiveAnswer(job: Job<z.output<typeof answerSchema>>): Promise<Answer> {
  const { db, staff, values, t, now } = job
  const { SUBJECT: subject, TEXT: text, next } = values
  const typed = { SUBJECT: subject, TEXT: text }
  const errors = {
    ...(subject === '' && { SUBJECT: t('OfficeLeads.subjectRequired') }),
    ...(text === '' && { TEXT: t('OfficeLeads.textRequired') }),
  }
  if (Object.keys(errors).length > 0) return { ...wrong(t('OfficeLeads.answerWrong')), errors, values: typed }
  const former = await formerIn(job, true)
  const result = await answerLead(db, staff, seen(values), { subject, text, isLast: next === 'done' }, now)
  if (result === 'newer') return { ...wrong(t('OfficeLeads.said.newer'), t('OfficeLeads.textKept')), values: typed }
  // When it can no longer be undone; after a restart the worker sends it.
  if (result === 'done') setTimeout(() => void wakeOutbox(), undoMs + 200).unref()
  return answerTo(job, result, 'answered', former)
}

export async function receiveMerge(job: Job<z.output<typeof mergeSchema>>): Promise<Answer> {
  const { db, staff, values, now } = job
  const other = { id: values.other, version: values.otherVersion }
  const joins = values.how === 'join'
  return answerTo(job, await mergeLead(db, staff, values.lead, other, joins, now), joins ? 'merged' : 'parted')
}

export const eraseSchema = lead

/** Everything stored about the sender. */
export async function receiveErasure({ db, staff, values, language, now }: OfficeJob<'erasePeople', Seen>): Promise<Answer> {
  const email = await findLeadEmail(db, staff, values.lead)
  if (!email) return backTo(values, language, 'unknown')
  await erasePerson(db, email)
  await recordAudit(db, staff, { action: 'erased', subject: 'person', subjectId: values.lead }, now)
  return { goTo: `${linkHref('office/leads', language)}?said=erased` }
}
