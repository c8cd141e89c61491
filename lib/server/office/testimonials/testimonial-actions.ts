/** Approves or rejects a testimonial: in the office, and by `npm run testimonials`. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { leadStates } from '../../../domain/office/lead-state.ts'
import type { RefusalReason } from '../../../domain/office/testimonial.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { recordLeadEvent } from '../../db/repositories/office/office-lead-work.ts'
import {
  findTestimonial,
  setTestimonialStatus,
  type TestimonialStatus,
  testimonialViews,
} from '../../db/repositories/office/office-testimonials.ts'
import { writeState } from '../../db/repositories/site/site-state.ts'
import type { Staff } from '../staff/staff.ts'

/** `reason`: why it is rejected; undefined from the command line, which asks for none. */
export type Judgement = { verdict: 'approved' } | { verdict: 'rejected'; reason?: RefusalReason | undefined }

/** `newer`: somebody else judged it meanwhile. */
export type JudgeResult = 'done' | 'newer' | 'unknown'

/**
 * Writes state, history and audit trail in one transaction. The caller re-renders the page on this server (`revalidateTestimonials`);
 * other servers do so by themselves (content/publish/watch-servers.ts).
 * @param version that the page showed; undefined to skip the check
 */
export function judgeTestimonial(
  db: Db,
  staff: Staff<'judgeTestimonials'>,
  { id, version }: { id: string; version: number | undefined },
  judgement: Judgement,
  now: Date,
): Promise<JudgeResult> {
  return db.transaction().execute(async (transaction) => {
    const found = await findTestimonial(transaction, staff, id)
    if (!found) return 'unknown'
    const { verdict } = judgement
    const seen = { id, version: version ?? found.version }
    if (!(await setTestimonialStatus(transaction, staff, seen, { status: verdict, state: 'done' }))) return 'newer'
    const reason = judgement.verdict === 'rejected' ? judgement.reason : undefined
    const kind = verdict === 'approved' ? 'approved' : 'refused'
    await recordLeadEvent(transaction, staff, id, { kind, before: found.status, after: reason }, now)
    const action = verdict === 'approved' ? 'accepted' : 'refused'
    const note = { action, subject: 'testimonial', subjectId: id, ...(reason && { detail: reason }) } as const
    await recordAudit(transaction, staff, note, now)
    await writeState(transaction, 'testimonials-judged', randomUUID(), now)
    return 'done'
  })
}

/** For an address: `new,inHand`. */
export const statusText = ({ status, state }: TestimonialStatus): string => `${status},${state}`

/** Undefined for an invalid value. */
export function readTestimonialStatus(text: string | undefined): TestimonialStatus | undefined {
  const [status, state] = text?.split(',') ?? []
  const [view, known] = [testimonialViews.find((each) => each === status), leadStates.find((each) => each === state)]
  return view && known && { status: view, state: known }
}

/** Restores the state before a judgement. The caller re-renders the page. */
export function undoJudgement(
  db: Db,
  staff: Staff<'judgeTestimonials'>,
  seen: { id: string; version: number },
  former: TestimonialStatus,
  now: Date,
): Promise<JudgeResult> {
  return db.transaction().execute(async (transaction) => {
    const found = await findTestimonial(transaction, staff, seen.id)
    if (!found) return 'unknown'
    if (!(await setTestimonialStatus(transaction, staff, seen, former))) return 'newer'
    const { id } = seen
    await recordLeadEvent(transaction, staff, id, { kind: 'unjudged', before: found.status, after: former.status }, now)
    await recordAudit(transaction, staff, { action: 'tookBack', subject: 'testimonial', subjectId: id }, now)
    await writeState(transaction, 'testimonials-judged', randomUUID(), now)
    return 'done'
  })
}
