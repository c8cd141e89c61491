/**
 * Publishes drafts, restores earlier versions and schedules publications: history, audit trail and files together, all undone if
 * one fails.
 */
import 'server-only'
import type { ContentIssue } from '../../content/content-issue.ts'
import { changesBetween, isSame, mergeValues } from '../../content/editing/json-changes.ts'
import { nameOf } from '../../content/editing/text-fields.ts'
import type { Db } from '../db/client.ts'
import { recordAudit } from '../db/repositories/office/audit.ts'
import { addTextVersion, findLastVersion, findTextVersion } from '../db/repositories/office/office-text-versions.ts'
import {
  deleteTextDraft,
  findTextDraft,
  putTextDraft,
  setPublishTime,
  type TextContent,
  type TextDraft,
} from '../db/repositories/office/office-texts.ts'
import type { Staff } from '../office/staff/staff.ts'
import { checkText } from './check-text.ts'
import { commitTexts } from './commit-content.ts'
import { openText } from './draft-text.ts'
import { putTexts, type TextDocument, writeTextDocument } from './text-document.ts'

type Writer = Staff<'writeTexts'> | Staff<'publishTexts'>
type Publisher = Staff<'publishTexts'>

/**
 * `newer`: saved or published by somebody since the page was rendered. `changed`: the files changed where the draft did; the
 * draft stays and has to be reviewed. `faults`: errors of the checks. `closed`: the content cannot be written. `same`: nothing to
 * publish.
 */
export type TextResult = 'done' | 'gone' | 'newer' | 'changed' | 'faults' | 'closed' | 'same'

const keyOf = ({ file, path, message }: ContentIssue) => `${file} ${path} ${message}`

/** Whether publishing would add errors; errors that exist already do not block, so that they can be corrected field by field. */
function hasNewFaults(document: TextDocument, next: TextContent): boolean {
  const faults = checkText(document, next).issues.filter(({ level }) => level === 'error')
  if (faults.length === 0) return false
  const before = new Set(checkText(document, document.value).issues.map(keyOf))
  return faults.some((fault) => !before.has(keyOf(fault)))
}

class Undone extends Error {
  readonly result: Exclude<TextResult, 'done'>

  constructor(result: Exclude<TextResult, 'done'>) {
    super(result)
    this.result = result
  }
}

type Publishing = { id: string; document: TextDocument; next: TextContent; action: 'published' | 'restored' }

/** Writes history and audit trail; files are written last in the transaction, so that none exists without the others. */
async function record(transaction: Db, staff: Publisher, { id, document, next, action }: Publishing, now: Date): Promise<void> {
  const last = await findLastVersion(transaction, staff, id)
  const isKnown = last !== undefined && isSame(last.content, document.value)
  const number = (last?.number ?? 0) + 1
  // The previous content of the files becomes a version that can be restored.
  if (!isKnown)
    await addTextVersion(transaction, staff, { document: id, number, action: 'found', content: document.value, fields: [] }, now)
  const fields = changesBetween(document.value, next).map(({ path }) => nameOf(path))
  const version = { document: id, number: isKnown ? number : number + 1, action, content: next, fields }
  await addTextVersion(transaction, staff, version, now)
  await recordAudit(transaction, staff, { action, subject: 'text', subjectId: id }, now)
}

/** Runs the transaction; any failure, also of the commit, restores the files. */
async function publish(
  db: Db,
  staff: Publisher,
  now: Date,
  prepare: (transaction: Db) => Promise<Publishing>,
): Promise<TextResult> {
  let takeBack: (() => Promise<void>) | undefined
  let done: { files: string[]; id: string; action: string } | undefined
  try {
    await db.transaction().execute(async (transaction) => {
      const publishing = await prepare(transaction)
      const { id, document, next, action } = publishing
      if (isSame(document.value, next)) throw new Undone('same')
      if (hasNewFaults(document, next)) throw new Undone('faults')
      await record(transaction, staff, publishing, now)
      const texts = writeTextDocument(document, next)
      takeBack = await putTexts(texts).catch(() => {
        throw new Undone('closed')
      })
      done = { files: [...texts.keys()], id, action }
    })
  } catch (error) {
    await takeBack?.()
    if (error instanceof Undone) return error.result
    throw error
  }
  if (done) await commitTexts(done.files, staff.name, `content: ${done.action} ${done.id}`)
  return 'done'
}

/** Rebases a draft on changed files: their content with the draft's changes. */
async function rebase(db: Db, staff: Publisher, draft: TextDraft, document: TextDocument, now: Date): Promise<TextContent> {
  const { value, conflicts } = mergeValues(draft.base, draft.content, document.value)
  const content = value as TextContent
  if (conflicts.length === 0) return content
  await putTextDraft(db, staff, { document: draft.document, content, base: document.value, version: draft.version }, now)
  throw new Undone('changed')
}

/** @param version of the draft that was seen. */
export async function publishText(db: Db, staff: Publisher, id: string, version: number, now: Date): Promise<TextResult> {
  const draft = await findTextDraft(db, staff, id)
  const document = openText(staff, id)
  if (!draft || !document) return 'gone'
  if (draft.version !== version) return 'newer'
  const rebased = await rebase(db, staff, draft, document, now).catch((error: unknown) => {
    if (error instanceof Undone) return error.result
    throw error
  })
  if (typeof rebased === 'string') return rebased
  return publish(db, staff, now, async (transaction) => {
    if (!(await deleteTextDraft(transaction, staff, id, version))) throw new Undone('newer')
    return { id, document, next: rebased, action: 'published' }
  })
}

/**
 * Restores an earlier version. A draft stays.
 * @param seen number of the newest version when the page was rendered.
 */
export function restoreText(
  db: Db,
  staff: Publisher,
  id: string,
  { version, seen }: { version: string; seen: number },
  now: Date,
): Promise<TextResult> {
  return publish(db, staff, now, async (transaction) => {
    const document = openText(staff, id)
    const found = await findTextVersion(transaction, staff, id, version)
    if (!found || !document) throw new Undone('gone')
    const last = await findLastVersion(transaction, staff, id)
    if (last?.number !== seen) throw new Undone('newer')
    return { id, document, next: found.content, action: 'restored' }
  })
}

/** @param version of the draft that was seen. */
export async function dropText(db: Db, staff: Writer, id: string, version: number): Promise<TextResult> {
  if (!openText(staff, id)) return 'gone'
  return (await deleteTextDraft(db, staff, id, version)) ? 'done' : 'newer'
}

/** @param at undefined to cancel the schedule. */
export function scheduleText(
  db: Db,
  staff: Publisher,
  id: string,
  { version, at }: { version: number; at: Date | undefined },
  now: Date,
): Promise<TextResult> {
  return db.transaction().execute(async (transaction) => {
    const [draft, document] = [await findTextDraft(transaction, staff, id), openText(staff, id)]
    if (!draft || !document) return 'gone'
    if (at && hasNewFaults(document, mergeValues(draft.base, draft.content, document.value).value as TextContent)) return 'faults'
    if (!(await setPublishTime(transaction, staff, { document: id, version }, at))) return 'newer'
    await recordAudit(transaction, staff, { action: at ? 'scheduled' : 'cancelled', subject: 'text', subjectId: id }, now)
    return 'done'
  })
}
