/**
 * Index of remote files by address: the file fetched, its validators and when to fetch it again; and PDF files that could not be
 * rendered. On globalThis: each bundle has a copy of this file.
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
  /** Name in `fetched-pictures/`; missing until a valid file was fetched. */
  name: z.string().optional(),
  etag: z.string().optional(),
  modified: z.string().optional(),
  /** Failures in a row. */
  failures: z.int(),
  /** Reason of the last failure. */
  fault: z.string().optional(),
  /** Earliest time of the next request; missing where none is needed. */
  nextAt: z.number().optional(),
  /** Since when the content no longer uses it. */
  unnamedSince: z.number().optional(),
})
export type FetchedEntry = z.output<typeof entrySchema>

/** Undefined for an invalid entry. */
export function parseEntry(text: string): FetchedEntry | undefined {
  try {
    return entrySchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

const indexSchema = z.object({ version: z.literal(1), entries: z.record(z.string(), entrySchema) })

/** Folder of fetched files (`media/`) and of this index. */
const root = () => join(env().VAR_DIR, 'fetched')

/** Searched like `media/` of the content. */
export const fetchedMediaFolder = (): string => join(root(), 'media')

/** Names of its files below VAR_DIR. */
export const fetchedName = (folder: string, name: string): string => `fetched/media/${folder}/${name}`

const indexPath = () => join(root(), 'index.json')

/** `changes`: number of changes not written yet. */
type Index = { path: string; entries: Map<string, FetchedEntry>; changes: number }

const holder = globalThis as typeof globalThis & { siteFetchedIndex?: Index }

function readEntries(path: string): Map<string, FetchedEntry> {
  try {
    return new Map(Object.entries(indexSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).entries))
  } catch {
    // No index yet, or an unreadable one: what the content uses is fetched again.
    return new Map()
  }
}

function index(): Index {
  const path = indexPath()
  if (holder.siteFetchedIndex?.path !== path) holder.siteFetchedIndex = { path, entries: readEntries(path), changes: 0 }
  return holder.siteFetchedIndex
}

/** Makes the next access read the index again, which another thread may have written; keeps unwritten changes. */
export function refreshIndex(): void {
  if (!holder.siteFetchedIndex?.changes) delete holder.siteFetchedIndex
}

/** Key of an address, without signature parameters that change. */
export const fetchedKey = withoutSignature

/** Key of the entry of a rendered PDF file. */
export const drawnKey = (fingerprint: string): string => `pdf:${fingerprint}`

export const findEntry = (key: string): FetchedEntry | undefined => index().entries.get(key)

export const allEntries = (): ReadonlyMap<string, FetchedEntry> => index().entries

/** @param entry undefined removes it. */
export function setEntry(key: string, entry: FetchedEntry | undefined): void {
  const current = index()
  if (entry) current.entries.set(key, entry)
  else current.entries.delete(key)
  current.changes += 1
}

/** Writes changes. Rejects with file system errors. */
export async function writeIndex(): Promise<void> {
  const current = index()
  const { changes } = current
  if (changes === 0) return
  await replaceFile(current.path, JSON.stringify({ version: 1, entries: Object.fromEntries(current.entries) }))
  current.changes -= changes
}
