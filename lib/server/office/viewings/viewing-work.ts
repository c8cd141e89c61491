/**
 * What somebody of the office does with a viewing: each is one transaction, with its line in the history of the lead and its line
 * in the trail. The page and the links of an agent's mail do it here alike.
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
import type { SeenLead } from '../leads/lead-work.ts'
import { isGone } from '../listings/office-property.ts'
import type { Staff } from '../staff/staff.ts'
import { undoable } from './former-viewing.ts'

type Handler = Staff<'handleViewings'>

/** `newer`: somebody changed it since the page was made. */
export type ViewingResult = BookingResult | 'newer'

/** Undoes the transaction that it is thrown in. */
class VersionConflict extends Error {}

type Trace = {
  event: LeadEvent
  action: AuditAction
  /** Where the lead stands afterwards; undefined for as before. */
  state?: LeadState
  /** Moments that it is about. */
  times: readonly Date[]
  /** Of a closed list. */
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

/** @param note a sentence for the visitor's mail. */
const changeOf = (work: Work, note: string, what: Trace): OfficeChange => ({
  note: note || undefined,
  ...undoable(work, trace(work, what)),
})

/** Gives a viewing that was asked for its time. */
export const confirmViewingAt = (work: Work, startsAt: Date, note: string): Promise<ViewingResult> =>
  unlessConflict(() => {
    const what = { event: 'confirmed', action: 'confirmed', state: 'done', times: [startsAt] } as const
    return confirmRequest(work.db, work.seen.id, startsAt, work.now, changeOf(work, note, what))
  })

/** Times that were proposed end with it. */
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

/** @param times at most three. The lead waits for the visitor then. */
export const proposeTimesFor = (work: Work, times: readonly Date[], note: string): Promise<ViewingResult> =>
  unlessConflict(() => {
    const what = { event: 'proposed', action: 'proposed', state: 'waiting', times } as const
    return proposeViewingTimes(work.db, work.seen.id, times, work.now, changeOf(work, note, what))
  })

/** Declines one that was asked for, calls off one that has its time. */
export const callOffViewing = (work: Work, note: string, reason?: DeclineReason): Promise<ViewingResult> =>
  unlessConflict(async () => {
    const { db, seen, now } = work
    const viewing = await findViewing(db, seen.id, now)
    const startsAt = viewing?.startsAt
    // What contradicts the facts is no reason.
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

/** Whether the visitor came, and what the owner reads about it; once the viewing is over. */
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
