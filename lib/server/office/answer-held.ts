/** Answers what a feed does not say: one field of a listing that is held back, in `overrides/` of the content. */
import 'server-only'
import { mkdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fits } from '../../feeds/compose/facts.ts'
import { getContentState } from '../content/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { recordAudit } from '../db/repositories/audit.ts'
import { findOrigins } from '../db/repositories/feeds.ts'
import { env } from '../runtime/env.ts'
import { type AnswerField, findAnswerField, heldListingOf } from './held-listings.ts'
import type { Staff } from './staff.ts'

export type FieldAnswer = { id: number; path: string; value: string }

/** `gone`: it is not held back any more, or not because of this field. `closed`: the site may not write into the content. */
export type AnswerResult = 'answered' | 'gone' | 'wrong-value' | 'closed'

/** As a file of the content has it; undefined for what the field cannot hold. */
function toValue(field: AnswerField, typed: string): string | number | boolean | undefined {
  const value = typed.trim()
  if (field.kind === 'yes-no') return value === 'yes' ? true : value === 'no' ? false : undefined
  if (field.kind === 'choice') return field.choices.find((choice) => String(choice) === value)
  const read = field.kind === 'number' ? Number(value.replace(',', '.')) : value
  return value !== '' && fits(field, read) ? read : undefined
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** @throws when there is one that is no record: what somebody wrote by hand is not written over. */
async function readOverride(path: string): Promise<Record<string, unknown>> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '{}'
    throw error
  })
  const found: unknown = JSON.parse(text)
  if (typeof found !== 'object' || found === null || Array.isArray(found)) throw new Error('an override is a record')
  return { ...found }
}

/** The content is the agency's: its files are made as everybody's files are, unlike what the site keeps for itself. */
async function writeOverride(id: number, path: string, value: string | number | boolean): Promise<void> {
  const folder = join(env().CONTENT_DIR, 'overrides')
  const file = join(folder, `${id}.json`)
  const draft = `${file}.draft`
  const before = await readOverride(file)
  mkdirSync(folder, { recursive: true })
  await writeFile(draft, `${JSON.stringify({ ...before, [path]: value }, null, 2)}\n`)
  await rename(draft, file)
}

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
  const answer = toValue(field.is, value)
  if (answer === undefined) return 'wrong-value'
  try {
    await writeOverride(id, path, answer)
  } catch {
    return 'closed'
  }
  await recordAudit(db, staff, { action: 'changed', subject: 'listing', subjectId: String(id) }, now)
  return 'answered'
}
