/**
 * What was fetched from elsewhere for the content, by its address: the file that came, what the server said of it, and when it is asked
 * for again. And which PDF files could not be drawn. On globalThis: the site's bundles each have a copy of this file.
 */
import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { withoutSignature } from '../../../domain/media/unsigned-address.ts'
import { env } from '../../runtime/env.ts'
import { replaceFile } from '../../runtime/replace-file.ts'

/** Times in milliseconds since 1970. */
const entrySchema = z.strictObject({
  /** Of the file in `fetched-pictures/`; missing until one came that may be shown. */
  name: z.string().optional(),
  etag: z.string().optional(),
  modified: z.string().optional(),
  /** Failures in a row. */
  failures: z.int(),
  /** Why it failed the last time. */
  fault: z.string().optional(),
  /** Not before; missing where it need not be asked for again. */
  nextAt: z.number().optional(),
  /** Since when nothing names it. */
  unnamedSince: z.number().optional(),
})
export type FetchedEntry = z.output<typeof entrySchema>

/** Undefined for what is none. */
export function parseEntry(text: string): FetchedEntry | undefined {
  try {
    return entrySchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

const indexSchema = z.object({ version: z.literal(1), entries: z.record(z.string(), entrySchema) })

/** Of what is brought from elsewhere: its files in `media/`, and this index. */
const root = () => join(env().VAR_DIR, 'fetched')

/** Found by its address like `media/` of the content. */
export const fetchedMediaFolder = (): string => join(root(), 'media')

/** What its files are called below VAR_DIR. */
export const fetchedName = (folder: string, name: string): string => `fetched/media/${folder}/${name}`

const indexPath = () => join(root(), 'index.json')

/** `changes`: those that were not written yet. */
type Index = { path: string; entries: Map<string, FetchedEntry>; changes: number }

const holder = globalThis as typeof globalThis & { siteFetchedIndex?: Index }

function readEntries(path: string): Map<string, FetchedEntry> {
  try {
    return new Map(Object.entries(indexSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).entries))
  } catch {
    // There is none yet, or none that can be read: what is named is fetched again.
    return new Map()
  }
}

function index(): Index {
  const path = indexPath()
  if (holder.siteFetchedIndex?.path !== path) holder.siteFetchedIndex = { path, entries: readEntries(path), changes: 0 }
  return holder.siteFetchedIndex
}

/** Reads what another thread wrote; what was not written yet here stays. */
export function refreshIndex(): void {
  if (!holder.siteFetchedIndex?.changes) delete holder.siteFetchedIndex
}

/** An address that expires is known again by what does not. */
export const fetchedKey = withoutSignature

/** The entry of a PDF file that is drawn, beside those of addresses. */
export const drawnKey = (fingerprint: string): string => `pdf:${fingerprint}`

export const findEntry = (key: string): FetchedEntry | undefined => index().entries.get(key)

export const allEntries = (): ReadonlyMap<string, FetchedEntry> => index().entries

/** Undefined takes it away. */
export function setEntry(key: string, entry: FetchedEntry | undefined): void {
  const current = index()
  if (entry) current.entries.set(key, entry)
  else current.entries.delete(key)
  current.changes += 1
}

/** Writes what changed. Rejects with what the disk says. */
export async function writeIndex(): Promise<void> {
  const current = index()
  const { changes } = current
  if (changes === 0) return
  await replaceFile(current.path, JSON.stringify({ version: 1, entries: Object.fromEntries(current.entries) }))
  current.changes -= changes
}
