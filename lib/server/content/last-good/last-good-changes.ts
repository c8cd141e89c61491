/**
 * What changed since a large file of what was published last was written, in a file beside it, a line for each change: the large one is
 * written again only once the changes are many.
 */
import 'server-only'
import { existsSync, statSync } from 'node:fs'
import { appendFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import { isRenderer } from '../../../process/renderer.ts'
import { fileLines } from '../../runtime/file-lines.ts'
import { fileMode } from '../../runtime/var-folder.ts'

/** The text that a file has now; null for one that is gone. */
export type Change = readonly [file: string, text: string | null]

/** Bytes of a file that is written whole each time, and the share of a larger one that its changes may come to. */
const small = 16_000_000
const share = 8

const changesOf = (path: string) => `${path}.changes`

/** Which file stands there: one that was written whole since has another identity. Undefined without one. */
export function fileIdentity(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && `${found.ino}:${found.size}:${found.mtimeMs}`
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

const lineSchema = z.tuple([z.string(), z.string(), z.string().nullable()])

/** Undefined for a line that a killed process left half written, and for an empty one. */
function readLine(line: string): z.output<typeof lineSchema> | undefined {
  try {
    return lineSchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

/** Later ones stand over earlier ones. @param identity of the large file: changes of another one say nothing. */
export function* readChanges(path: string, identity: string | undefined): Generator<Change> {
  if (!existsSync(changesOf(path))) return
  for (const line of fileLines(changesOf(path))) {
    const [of, file, text] = readLine(line) ?? []
    if (of !== undefined && of === identity && file !== undefined && text !== undefined) yield [file, text]
  }
}

/**
 * Rejects with what the disk says. @returns false where the whole is to be written instead. @param least bytes of a file that is worth it.
 */
export async function appendChanges(path: string, identity: string, changes: readonly Change[], least = small): Promise<boolean> {
  if (isRenderer()) return true
  const size = sizeOf(path)
  // A line begins with its break, so that what was left half written spoils no other.
  const lines = changes.map(([file, text]) => `\n${JSON.stringify([identity, file, text])}`).join('')
  if (size < least || sizeOf(changesOf(path)) + lines.length > size / share) return false
  await appendFile(changesOf(path), `${lines}\n`, { mode: fileMode, flush: true })
  return true
}

/** What they say is in the large file now. */
export async function deleteChanges(path: string): Promise<void> {
  if (!isRenderer()) await rm(changesOf(path), { force: true })
}
