/**
 * Actions of the office on a viewing. Each is one transaction, with an entry in the lead's history and in the audit trail. Used
 * by the pages and by the links of an agent's mail.
 */
import 'server-only'
import type { AuditAction } from '../../../domain/office/audit.ts'
import type { LeadEvent } from '../../../domain/office/lead-events.ts'
import type { LeadState } from '../../../domain/office/lead-state.ts'
import { formatMoment } from '../../../domain/text/brussels-time.ts'
import type { DeclineReason } from '../../../domain/viewings/decline-reasons.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { recordLeadEvent, updateLead } from '../../db/repositories/office/office-lead-work.ts'
import { saveOutcome, type ViewingOutcome } from '../../db/repositories/office/office-viewings.ts'
import { endWaiting } from '../../db/repositories/viewings/agent-time.ts'
import type { BookingResult } from '../../db/repositories/viewings/appointments.ts'
import { cancelViewing, moveViewing, type OfficeChange, proposeViewingTimes } from '../../viewings/change-viewing.ts'
import { confirmRequest } from '../../viewings/confirm-request.ts'
import { findViewing } from '../../viewings/find-viewing.ts'
import type { SeenLead } from '../leads/lead-actions.ts'
import { isGone } from '../listings/office-property.ts'
import type { Staff } from '../staff/staff.ts'
import { undoable } from './former-viewing.ts'

type Handler = Staff<'handleViewings'>

/** `newer`: somebody changed it since the page was rendered. */
export type ViewingResult = BookingResult | 'newer'

/** Thrown to roll back the transaction. */
class VersionConflict extends Error {}

type Trace = {
  event: LeadEvent
  action: AuditAction
  /** New state of the lead; undefined leaves it unchanged. */
  state?: LeadState
  /** Times of the viewing that the entry is about. */
  times: readonly Date[]
  /** Reason from a fixed list. */
  detail?: DeclineReason | undefined
}

export type Work = { db: Db; staff: Handler; seen: SeenLead; now: Date }

const trace =
  ({ staff, seen, now }: Work, { event, action, state, times, detail }: Trace) =>
  async (transaction: Db): Promise<void> => {
    const change = state === undefined ? {} : { state, answeredAt: now }
    if (!(await updateLead(transaction, staff, seen, change))) throw new VersionConflict()
    const after = times.map(formatMoment).join(' · ')
    await recordLeadEvent(transaction, staff, seen.id, { kind: event, after }, now)
    await recordAudit(transaction, staff, { action, subject: 'viewing', subjectId: seen.id, ...(detail && { detail }) }, now)
  }

async function unlessConflict<Result>(run: () => Promise<Result>): Promise<Result | 'newer'> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof VersionConflict) return 'newer'
    throw error
  }
}

/** @param note sentence for the visitor's mail */
const changeOf = (work: Work, note: string, what: Trace): OfficeChange => ({
  note: note || undefined,
  ...undoable(work, trace(work, what)),
})

/** Confirms a requested viewing at a time. */
export const confirmViewingAt = (work: Work, startsAt: Date, note: string): Promise<ViewingResult> =>
  unlessConflict(() => {
    const what = { event: 'confirmed', action: 'confirmed', state: 'done', times: [startsAt] } as const
    return confirmRequest(work.db, work.seen.id, startsAt, work.now, changeOf(work, note, what))
  })

/** Proposed times expire with it. */
export const moveViewingTo = (work: Work, startsAt: Date, note: string): Promise<ViewingResult> =>
  unlessConflict(() => {
    const what = { event: 'moved', action: 'moved', times: [startsAt] } as const
    const change = changeOf(work, note, what)
    const afterwards = async (transaction: Db) => {
      await change.afterwards?.(transaction)
      await endWaiting(transaction, work.seen.id)
    }
    return moveViewing(work.db, work.seen.id, startsAt, work.now, { ...change, afterwards })
  })

/** @param times at most three. The lead then waits for the visitor. */
export const proposeTimesFor = (work: Work, times: readonly Date[], note: string): Promise<ViewingResult> =>
  unlessConflict(() => {
    const what = { event: 'proposed', action: 'proposed', state: 'waiting', times } as const
    return proposeViewingTimes(work.db, work.seen.id, times, work.now, changeOf(work, note, what))
  })

/** Declines a request, or cancels a viewing that has a time. */
export const cancelViewingFor = (work: Work, note: string, reason?: DeclineReason): Promise<ViewingResult> =>
  unlessConflict(async () => {
    const { db, seen, now } = work
    const viewing = await findViewing(db, seen.id, now)
    const startsAt = viewing?.startsAt
    // "No longer available" is accepted only if the property is.
    const isSaid = reason !== 'gone' || (viewing !== undefined && isGone(viewing.property.id))
    const said = { ...(reason && isSaid && { reason }) }
    const what = {
      event: 'cancelled',
      action: 'cancelled',
      state: 'done',
      times: startsAt ? [startsAt] : [],
      detail: said.reason,
    } as const
    return (await cancelViewing(db, seen.id, 'agency', now, { ...changeOf(work, note, what), ...said })) ? 'booked' : 'not-open'
  })

/** Records whether the visitor came, and feedback for the owner; only after the viewing. */
export const reportOnViewing = (work: Work, report: Pick<ViewingOutcome, 'outcome' | 'feedback'>): Promise<ViewingResult> =>
  unlessConflict(async () => {
    const { db, staff, seen, now } = work
    const viewing = await findViewing(db, seen.id, now)
    if (viewing?.state !== 'past' || !viewing.startsAt) return 'not-open'
    const times = [viewing.startsAt]
    await db.transaction().execute(async (transaction) => {
      await trace(work, { event: 'reported', action: 'reported', times })(transaction)
      await saveOutcome(transaction, staff, seen.id, report, now)
    })
    return 'booked'
  })
