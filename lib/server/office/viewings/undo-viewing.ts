/** Undoes the office's last change of a viewing before its mails are sent: restores its time, proposals and state. */
import 'server-only'
import type { Db } from '../../db/client.ts'
import { deleteLead } from '../../db/repositories/leads/leads.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { deleteHeldMessages, replaceViewing } from '../../db/repositories/office/office-decisions.ts'
import { putBackProgress, takeFormerState } from '../../db/repositories/office/office-former-states.ts'
import { recordLeadEvent } from '../../db/repositories/office/office-lead-work.ts'
import { lockAllViewings } from '../../db/repositories/viewings/appointments.ts'
import { type FormerViewingState, formerViewingId } from './former-viewing.ts'
import type { PlannedState } from './plan-viewing.ts'
import type { ViewingResult, Work } from './viewing-actions.ts'

/** `removed`: the office had planned the viewing, so it is deleted. */
type UndoResult = ViewingResult | 'late' | 'removed'

/** Thrown to roll back the transaction. */
class Refused extends Error {
  readonly result: UndoResult

  constructor(result: UndoResult) {
    super(result)
    this.result = result
  }
}

/** Deletes the planned lead and its slot. The source lead is open again, unless a colleague changed it since. */
async function removePlanned(transaction: Db, { staff, seen }: Work, { source }: PlannedState): Promise<'removed'> {
  if (!(await deleteLead(transaction, seen))) throw new Refused('newer')
  if (source) await putBackProgress(transaction, staff, { id: source.id, version: source.version + 1 }, source.standing)
  return 'removed'
}

async function restore(transaction: Db, { staff, seen, now }: Work, former: FormerViewingState): Promise<'booked'> {
  if (!(await putBackProgress(transaction, staff, seen, former.standing))) throw new Refused('newer')
  if (!(await replaceViewing(transaction, staff, former.viewing))) throw new Refused('slot-taken')
  await recordLeadEvent(transaction, staff, seen.id, { kind: 'takenBack' }, now)
  return 'booked'
}

const isPlanned = (former: FormerViewingState | PlannedState): former is PlannedState => 'planned' in former

/** @returns `late` once the mails have been sent @throws database errors; nothing is changed then. */
export async function undoViewing(work: Work): Promise<UndoResult> {
  const { db, staff, seen, now } = work
  const id = formerViewingId(seen.id)
  try {
    return await db.transaction().execute(async (transaction) => {
      await lockAllViewings(transaction)
      const former = (await takeFormerState(transaction, staff, id, now)) as FormerViewingState | PlannedState | undefined
      if (!former || !(await deleteHeldMessages(transaction, staff, id))) throw new Refused('late')
      const result = isPlanned(former) ? await removePlanned(transaction, work, former) : await restore(transaction, work, former)
      await recordAudit(transaction, staff, { action: 'tookBack', subject: 'viewing', subjectId: seen.id }, now)
      return result
    })
  } catch (error) {
    if (error instanceof Refused) return error.result
    throw error
  }
}
