/**
 * Publishes texts at their scheduled time, if the person who scheduled them still has permission. The time is in the database, so
 * it survives a restart; of several servers the first one to claim the draft publishes it.
 */
import 'server-only'
import type { TextFailure } from '../../domain/office/text-version.ts'
import { logError } from '../../process/log.ts'
import { type Db, getDb } from '../db/client.ts'
import { findDueDrafts, noteFailedDraft } from '../db/repositories/office/due-drafts.ts'
import { deleteTextDraft } from '../db/repositories/office/office-texts.ts'
import { staffByAccount } from '../office/staff/staff.ts'
import { repeat } from '../runtime/worker.ts'
import { publishText, type TextResult } from './publish-text.ts'

/** Milliseconds between two checks. */
const interval = 20_000

const failureOf: Readonly<Partial<Record<TextResult, TextFailure>>> = {
  faults: 'faults',
  changed: 'changed',
  closed: 'closed',
}

async function publishDue(db: Db, due: Awaited<ReturnType<typeof findDueDrafts>>[number], now: Date): Promise<void> {
  const { document, version, scheduledBy } = due
  const staff = scheduledBy === undefined ? undefined : await staffByAccount(db, scheduledBy, 'publishTexts')
  const result = staff ? await publishText(db, staff, document, version, now) : 'left'
  // There is nothing left to publish.
  if (staff && result === 'same') await deleteTextDraft(db, staff, document, version)
  const failed = result === 'left' ? 'left' : failureOf[result]
  // Saved by somebody just now: published in its new form at the next check.
  if (failed === undefined) return
  await noteFailedDraft(db, document, failed)
  logError('text-not-published', { document, reason: failed })
}

/** Publishes what is due. @throws database errors. */
export async function publishDueTexts(db: Db, now: Date): Promise<void> {
  for (const due of await findDueDrafts(db, now)) await publishDue(db, due, now)
}

export const scheduledTexts = repeat('scheduled texts', interval, async () => publishDueTexts(await getDb(), new Date()))
