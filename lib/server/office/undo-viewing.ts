/** Takes the last change that the office made of a viewing back, before anybody was mailed: its time, its proposals and its state are as before. */
import 'server-only'
import { lockAllViewings } from '../db/repositories/appointments.ts'
import { recordAudit } from '../db/repositories/audit.ts'
import { deleteHeldMessages, replaceViewing } from '../db/repositories/office-decisions.ts'
import { putBackStanding, takeFormerState } from '../db/repositories/office-former-states.ts'
import { recordLeadEvent } from '../db/repositories/office-lead-work.ts'
import { type FormerViewingState, formerViewingId } from './former-viewing.ts'
import type { ViewingResult, Work } from './viewing-work.ts'

type UndoResult = ViewingResult | 'late'

/** Undoes the transaction that it is thrown in. */
class Refused extends Error {
  readonly result: UndoResult

  constructor(result: UndoResult) {
    super(result)
    this.result = result
  }
}

/** @returns `late` once the mails are on their way. @throws what the database says; nothing is changed then. */
export async function undoViewing({ db, staff, seen, now }: Work): Promise<UndoResult> {
  const { id } = seen
  try {
    return await db.transaction().execute(async (transaction) => {
      await lockAllViewings(transaction)
      const former = (await takeFormerState(transaction, staff, formerViewingId(id), now)) as FormerViewingState | undefined
      if (!former || !(await deleteHeldMessages(transaction, staff, formerViewingId(id)))) throw new Refused('late')
      if (!(await putBackStanding(transaction, staff, seen, former.standing))) throw new Refused('newer')
      if (!(await replaceViewing(transaction, staff, former.viewing))) throw new Refused('slot-taken')
      await recordLeadEvent(transaction, staff, id, { kind: 'takenBack' }, now)
      await recordAudit(transaction, staff, { action: 'tookBack', subject: 'viewing', subjectId: id }, now)
      return 'booked' as const
    })
  } catch (error) {
    if (error instanceof Refused) return error.result
    throw error
  }
}
