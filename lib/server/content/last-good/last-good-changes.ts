/**
 * Appends changes of a large `last-good-content.json` or `published-listings.json` to a second file, one per line. The large file is
 * rewritten only once the changes amount to an eighth of its size.
 */
import 'server-only'
import { existsSync, statSync } from 'node:fs'
import { appendFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import { isRenderer } from '../../../process/renderer.ts'
import { fileLines } from '../../runtime/file-lines.ts'
import { fileMode } from '../../runtime/var-folder.ts'

/** The new text of a file, or of a listing by its number; null for a removed one. */
export type Change = readonly [key: string, text: string | null]

/** Files below 16 MB are always rewritten as a whole; of larger ones the changes may take up at most 1/8 of the size. */
const small = 16_000_000
const share = 8

const changesOf = (path: string) => `${path}.changes`

/** Identifies a version of a file by inode, size and time; undefined without a file. */
export function fileIdentity(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && `${found.ino}:${found.size}:${found.mtimeMs}`
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

const lineSchema = z.tuple([z.string(), z.string(), z.string().nullable()])

/** Undefined for an empty line, and for one that a killed process left half written. */
function readLine(line: string): z.output<typeof lineSchema> | undefined {
  try {
    return lineSchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

/** A change, and the version of the large file that it was made to. */
type Appended = { of: string; change: Change }

/** All changes in order; later ones override earlier ones. */
export function* readAppended(path: string): Generator<Appended> {
  if (!existsSync(changesOf(path))) return
  for (const line of fileLines(changesOf(path))) {
    const read = readLine(line)
    if (read) yield { of: read[0], change: [read[1], read[2]] }
  }
}

/** Those made to one version of the large file: changes to another version are not of what it contains. */
export function* readChanges(path: string, identity: string | undefined): Generator<Change> {
  for (const { of, change } of readAppended(path)) if (of === identity) yield change
}

/**
 * Appends changes. Rejects with file system errors.
 * @returns false if the whole file should be rewritten instead.
 * @param least bytes of a file from which on appending pays off.
 */
export async function appendChanges(path: string, identity: string, changes: readonly Change[], least = small): Promise<boolean> {
  if (isRenderer()) return true
  const size = sizeOf(path)
  // Lines start with a line break, so that a half-written line does not damage the next.
  const lines = changes.map(([file, text]) => `\n${JSON.stringify([identity, file, text])}`).join('')
  if (size < least || sizeOf(changesOf(path)) + lines.length > size / share) return false
  await appendFile(changesOf(path), `${lines}\n`, { mode: fileMode, flush: true })
  return true
}

/** Called when the large file contains all changes. */
export async function deleteChanges(path: string): Promise<void> {
  if (!isRenderer()) await rm(changesOf(path), { force: true })
}
