/**
 * Undoes a quick change of a lead: state, assignee, or an answer that has not been sent. The former values are in the address of
 * the page; with them nobody can do more than with the controls of the page.
 */
import 'server-only'
import { type LeadState, leadStates } from '../../../domain/office/lead-state.ts'
import type { Db } from '../../db/client.ts'
import { findColleagues } from '../../db/repositories/office/office-lead-work.ts'
import type { OfficeLead } from '../../db/repositories/office/office-leads.ts'
import { deleteHeld } from '../../db/repositories/outbox/unsent-messages.ts'
import type { Staff } from '../staff/staff.ts'
import { answerSubject, type LeadResult, type SeenLead, workOn } from './lead-actions.ts'

/** Former values: state, assignee (`to`), and whether the change was an answer; `first` if there was no earlier answer. */
export type FormerLead = { state: LeadState; to: string | undefined; answer: 'none' | 'again' | 'first' }

const answers = ['none', 'again', 'first'] as const

/** For an address: `inHand,,none`. */
export const formerText = ({ state, to = '', answer }: FormerLead): string => [state, to, answer].join(',')

/** Undefined for an invalid value. */
export function readFormer(text: string | undefined): FormerLead | undefined {
  const [state, to, answer] = text?.split(',') ?? []
  const [knownState, knownAnswer] = [leadStates.find((known) => known === state), answers.find((known) => known === answer)]
  if (!knownState || !knownAnswer || to === undefined || !/^[\w-]{0,64}$/.test(to)) return undefined
  return { state: knownState, to: to || undefined, answer: knownAnswer }
}

/** The values before a change. */
export const formerOf = (lead: OfficeLead, isAnswer: boolean): FormerLead => ({
  state: lead.state,
  to: lead.assignee?.id,
  answer: isAnswer ? (lead.answeredAt ? 'again' : 'first') : 'none',
})

/** @returns `late` once the answer has been sent @throws database errors; nothing is changed then. */
export const undoLead = (
  db: Db,
  staff: Staff<'handleLeads'>,
  seen: SeenLead,
  former: FormerLead,
  now: Date,
): Promise<LeadResult> =>
  workOn(db, staff, seen, now, async (lead, transaction) => {
    const { state, to, answer } = former
    if (answer !== 'none' && !(await deleteHeld(transaction, staff, lead.id, answerSubject, now))) return 'late'
    const colleague = (await findColleagues(transaction, staff)).find(({ id }) => id === to)
    const [hadState, hasOther] = [lead.state !== state, lead.assignee?.id !== colleague?.id]
    return {
      change: { state, assignedTo: colleague?.id ?? null, ...(answer === 'first' && { answeredAt: null }) },
      events: [
        ...(answer === 'none' ? [] : [{ kind: 'withdrawn' as const }]),
        ...(hadState ? [{ kind: 'state' as const, before: lead.state, after: state }] : []),
        ...(hasOther ? [{ kind: 'assigned' as const, before: lead.assignee?.name, after: colleague?.name }] : []),
      ],
      audit: { action: 'changed', detail: `${lead.state}, ${state}` },
    }
  })
