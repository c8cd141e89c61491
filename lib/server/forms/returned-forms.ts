/**
 * Stores forms that are to be corrected and sent again, for half an hour, encrypted with a key that consists of our secret and a
 * cookie of the browser. Files and passwords are stored too, as a page cannot fill them in
 * (docs/decisions/029-forms-come-back.md).
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

/** `key`: from the browser's cookie. `form`: its name, with the id of what it is about. */
export type FormOwner = { key: string; form: string }

/**
 * Limits for the characters of all stored forms, so that they cannot fill the disk: above the first, files are not stored; above
 * the second, forms are stored only in memory.
 */
const maxStored = { withFiles: 200 * 1024 * 1024, inAll: 400 * 1024 * 1024 } as const

const lifeMs = storedItems.returnedForm.maxAge * 1000

/**
 * The name of a form in addresses and in the store.
 * @param subjectId id of what the form is about.
 */
export const returnedName = (form: string, subjectId: number | undefined): string =>
  subjectId === undefined ? form : `${form}.${subjectId}`

const idOf = ({ key, form }: FormOwner) => createHash('sha256').update(`${key}:${form}`).digest('hex')

const keyOf = ({ key }: FormOwner) => `returned form ${key}` as const

const encryptText = (owner: FormOwner, bytes: Buffer) => encryptBytes(keyOf(owner), bytes).toString('base64')

const decryptText = (owner: FormOwner, encrypted: string | undefined) =>
  encrypted === undefined ? undefined : decryptBytes(keyOf(owner), Buffer.from(encrypted, 'base64'))

/** The fallback when the database cannot be written or the limit is reached, so that nothing typed is lost. */
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

/** A JSON line with the name and media type, followed by the bytes. */
async function encryptFile(owner: FormOwner, part: string, file: File): Promise<EncryptedPart> {
  const head = Buffer.from(`${JSON.stringify({ name: file.name, type: file.type })}\n`)
  return { part, content: encryptText(owner, Buffer.concat([head, Buffer.from(await file.arrayBuffer())])) }
}

/**
 * The files to store, by field; none when there is no room.
 * @param size characters already stored.
 */
function roomForFiles(size: number, files: Readonly<Record<string, File>>): Readonly<Record<string, File>> {
  // Base64 in the database is a third longer.
  const wanted = Object.values(files).reduce((sum, file) => sum + file.size * 1.4, 0)
  return size + wanted > maxStored.withFiles ? {} : files
}

/**
 * Replaces what the same browser had stored for the same form. Never throws.
 * @param contentOf returns what to store, given the fields whose files are stored.
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

/** What `contentOf` returned; undefined when nothing is stored or it has expired. */
export async function findReturned(owner: FormOwner, now: Date): Promise<unknown> {
  const bytes = await findPart(owner, '', now)
  return bytes && JSON.parse(bytes.toString('utf8'))
}

/** The stored file of a field. */
export async function findReturnedFile(owner: FormOwner, field: string, now: Date): Promise<File | undefined> {
  const bytes = await findPart(owner, field, now)
  if (!bytes) return undefined
  const end = bytes.indexOf('\n')
  const { name, type } = JSON.parse(bytes.subarray(0, end).toString('utf8'))
  return new File([new Uint8Array(bytes.subarray(end + 1))], String(name), { type: String(type) })
}

/** After the form was saved, or shown if it may be shown only once. Never throws. */
export async function deleteReturned(owner: FormOwner): Promise<void> {
  holder.siteFormsInMemory?.delete(idOf(owner))
  try {
    await deleteReturnedForm(await getDb(), idOf(owner))
  } catch (error) {
    report(error)
  }
}
