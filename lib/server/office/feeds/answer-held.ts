/**
 * Fills a missing or wrong field of a listing that is held back: writes the value that a member of the office typed into
 * `overrides/` of the content.
 */
import 'server-only'
import { readListingFile, readOverride, writeOverride } from '../../content/files/listing-file.ts'
import { getContentState } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findOrigins } from '../../db/repositories/feeds/feeds.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { noteOverride, takeNextVersion } from '../../db/repositories/office/office-listings.ts'
import { toFieldValue, valueAt, withValue } from '../listings/listing-paths.ts'
import type { Staff } from '../staff/staff.ts'
import { findAnswerField, heldListingOf } from './held-listings.ts'

export type FieldAnswer = { id: number; path: string; value: string }

/**
 * `gone`: the listing is no longer held back, or not because of this field. `closed`: the site has no write access to the
 * content.
 */
export type AnswerResult = 'answered' | 'gone' | 'wrong-value' | 'closed'

class Closed extends Error {}

/**
 * The file is written last, so that no override exists without its entry in the audit trail.
 * @throws Closed without write access to the content
 */
const write = (db: Db, staff: Staff<'handleFeeds'>, { id, path }: FieldAnswer, answer: unknown, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await takeNextVersion(transaction, staff, id, now)
    const theirs = valueAt(readListingFile(id)?.theirs ?? {}, path)
    await noteOverride(transaction, staff, id, { path, theirs }, now)
    await recordAudit(transaction, staff, { action: 'changed', subject: 'listing', subjectId: String(id) }, now)
    try {
      await writeOverride(id, withValue(readOverride(id), path, answer))
    } catch {
      throw new Closed()
    }
  })

/** Keeps the other fields of the listing's override. The content watcher reads the changed file by itself. */
export async function answerHeld(db: Db, staff: Staff<'handleFeeds'>, given: FieldAnswer, now: Date): Promise<AnswerResult> {
  const { id, path, value } = given
  const held = getContentState()?.held.find((item) => heldListingOf(item)?.id === id)
  const place = held && heldListingOf(held)
  const field = place && held.issues.some((issue) => issue.path === path) ? findAnswerField(place.folder, path) : undefined
  if (!field || !(await findOrigins(db, [id])).has(id)) return 'gone'
  const answer = toFieldValue(field.is, value)
  if (answer === undefined) return 'wrong-value'
  try {
    await write(db, staff, given, answer, now)
    return 'answered'
  } catch (error) {
    if (error instanceof Closed) return 'closed'
    throw error
  }
}
