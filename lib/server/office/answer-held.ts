/** Answers what a feed does not say: one field of a listing that is held back, in `overrides/` of the content. */
import 'server-only'
import { getContentState } from '../content/current-snapshot.ts'
import { readListingFile, readOverride, writeOverride } from '../content/listing-file.ts'
import type { Db } from '../db/client.ts'
import { recordAudit } from '../db/repositories/audit.ts'
import { findOrigins } from '../db/repositories/feeds.ts'
import { noteOverride } from '../db/repositories/office-listings.ts'
import { findAnswerField, heldListingOf } from './held-listings.ts'
import { toFieldValue, valueAt, withValue } from './listing-paths.ts'
import type { Staff } from './staff.ts'

export type FieldAnswer = { id: number; path: string; value: string }

/** `gone`: it is not held back any more, or not because of this field. `closed`: the site may not write into the content. */
export type AnswerResult = 'answered' | 'gone' | 'wrong-value' | 'closed'

/** The running site notices the file by itself. */
export async function answerHeld(
  db: Db,
  staff: Staff<'handleFeeds'>,
  { id, path, value }: FieldAnswer,
  now: Date,
): Promise<AnswerResult> {
  const held = getContentState()?.held.find((item) => heldListingOf(item)?.id === id)
  const place = held && heldListingOf(held)
  const field = place && held.issues.some((issue) => issue.path === path) ? findAnswerField(place.folder, path) : undefined
  if (!field || !(await findOrigins(db, [id])).has(id)) return 'gone'
  const answer = toFieldValue(field.is, value)
  if (answer === undefined) return 'wrong-value'
  const theirs = valueAt(readListingFile(id)?.theirs ?? {}, path)
  try {
    await writeOverride(id, withValue(readOverride(id), path, answer))
  } catch {
    return 'closed'
  }
  await noteOverride(db, staff, id, { path, theirs }, now)
  await recordAudit(db, staff, { action: 'changed', subject: 'listing', subjectId: String(id) }, now)
  return 'answered'
}
