/**
 * Forms that wait for their next try. What was typed is kept for half an hour, encrypted with a key that only the visitor's
 * browser has beside our secret; files and passwords with it, which no page could hold (docs/decisions/029-forms-come-back.md).
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { storedItems } from '../../domain/consent/browser-storage.ts'
import { logError } from '../../process/log.ts'
import { getDb } from '../db/client.ts'
import {
  deleteEndedForms,
  deleteReturnedForm,
  type EncryptedPart,
  findReturnedPart,
  putReturnedForm,
  sizeOfReturnedForms,
} from '../db/repositories/forms/returned-forms.ts'
import { decryptBytes, encryptBytes } from '../security/encrypt.ts'

/** Whose form it is. `key`: of the browser's cookie. `form`: its name, with the number of what it is about. */
export type FormOwner = { key: string; form: string }

/**
 * Characters of all forms that wait, so that nobody can fill the disk: beyond the first number files have to be chosen again,
 * beyond the second what was typed is kept in memory alone.
 */
const maxStored = { withFiles: 200 * 1024 * 1024, inAll: 400 * 1024 * 1024 } as const

const lifeMs = storedItems.returnedForm.maxAge * 1000

/** The name that a form has in addresses and in what is kept. @param subjectId number of what it is about. */
export const returnedName = (form: string, subjectId: number | undefined): string =>
  subjectId === undefined ? form : `${form}.${subjectId}`

const idOf = ({ key, form }: FormOwner) => createHash('sha256').update(`${key}:${form}`).digest('hex')

const keyOf = ({ key }: FormOwner) => `returned form ${key}` as const

const encryptText = (owner: FormOwner, bytes: Buffer) => encryptBytes(keyOf(owner), bytes).toString('base64')

const decryptText = (owner: FormOwner, encrypted: string | undefined) =>
  encrypted === undefined ? undefined : decryptBytes(keyOf(owner), Buffer.from(encrypted, 'base64'))

/** For when the database cannot be written or holds too many: then above all nothing that was typed may be lost. */
type MemoryForm = { content: string; endsAt: number }

const maxInMemory = 200

// On globalThis: the framework may load this file once per bundle.
const holder = globalThis as typeof globalThis & { siteFormsInMemory?: Map<string, MemoryForm> }

function storeInMemory(id: string, content: string, endsAt: number): void {
  holder.siteFormsInMemory ??= new Map()
  const forms = holder.siteFormsInMemory
  forms.set(id, { content, endsAt })
  const [oldest] = forms.keys()
  if (oldest !== undefined && forms.size > maxInMemory) forms.delete(oldest)
}

function findInMemory(id: string, now: Date): string | undefined {
  const found = holder.siteFormsInMemory?.get(id)
  return found && found.endsAt > now.getTime() ? found.content : undefined
}

const report = (error: unknown) => logError('returned-form-failed', { error })

/** A file with its name and kind in front of its bytes. */
async function encryptFile(owner: FormOwner, part: string, file: File): Promise<EncryptedPart> {
  const head = Buffer.from(`${JSON.stringify({ name: file.name, type: file.type })}\n`)
  return { part, content: encryptText(owner, Buffer.concat([head, Buffer.from(await file.arrayBuffer())])) }
}

/** The files for which there is room, by field. @param size of what is kept already. */
function roomForFiles(size: number, files: Readonly<Record<string, File>>): Readonly<Record<string, File>> {
  // As text in the database they are a third longer.
  const wanted = Object.values(files).reduce((sum, file) => sum + file.size * 1.4, 0)
  return size + wanted > maxStored.withFiles ? {} : files
}

/**
 * Keeps it in place of what the same browser had in the same form. Never throws.
 * @param contentOf what is to be read again, given the fields whose files are kept.
 */
export async function storeReturned(
  owner: FormOwner,
  contentOf: (files: readonly string[]) => unknown,
  files: Readonly<Record<string, File>>,
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + lifeMs)
  const encryptContent = (kept: readonly string[]) => encryptText(owner, Buffer.from(JSON.stringify(contentOf(kept))))
  try {
    const db = await getDb()
    await deleteEndedForms(db, now)
    const size = await sizeOfReturnedForms(db)
    if (size > maxStored.inAll) return storeInMemory(idOf(owner), encryptContent([]), endsAt.getTime())
    const kept = Object.entries(roomForFiles(size, files))
    const parts = await Promise.all(kept.map(([part, file]) => encryptFile(owner, part, file)))
    const note = { part: '', content: encryptContent(kept.map(([part]) => part)) }
    await putReturnedForm(db, idOf(owner), [note, ...parts], endsAt)
  } catch (error) {
    report(error)
    storeInMemory(idOf(owner), encryptContent([]), endsAt.getTime())
  }
}

async function findPart(owner: FormOwner, part: string, now: Date): Promise<Buffer | undefined> {
  const inMemory = part === '' ? findInMemory(idOf(owner), now) : undefined
  try {
    return decryptText(owner, inMemory ?? (await findReturnedPart(await getDb(), idOf(owner), part, now)))
  } catch (error) {
    report(error)
    return undefined
  }
}

/** What `contentOf` gave; undefined when nothing is kept, or not any more. */
export async function findReturned(owner: FormOwner, now: Date): Promise<unknown> {
  const bytes = await findPart(owner, '', now)
  return bytes && JSON.parse(bytes.toString('utf8'))
}

/** The file of a field. */
export async function findReturnedFile(owner: FormOwner, field: string, now: Date): Promise<File | undefined> {
  const bytes = await findPart(owner, field, now)
  if (!bytes) return undefined
  const end = bytes.indexOf('\n')
  const { name, type } = JSON.parse(bytes.subarray(0, end).toString('utf8'))
  return new File([new Uint8Array(bytes.subarray(end + 1))], String(name), { type: String(type) })
}

/** Once it was sent well, or shown where it is to be shown once. Never throws. */
export async function deleteReturned(owner: FormOwner): Promise<void> {
  holder.siteFormsInMemory?.delete(idOf(owner))
  try {
    await deleteReturnedForm(await getDb(), idOf(owner))
  } catch (error) {
    report(error)
  }
}
