/**
 * Replaces a file atomically: the new content is written to a draft next to it, which is then renamed. Readers, also after a
 * crash, find the old file or the new one.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { rename, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { draftEnd, fileMode, makePrivateFolder } from './var-folder.ts'

type Options = {
  /** Whether the content has to be flushed to disk before the file is replaced. */
  flush?: boolean
  /** The modification time of the file; now by default. */
  modified?: Date
}

/** Unique per process: servers that share a folder may write the same file at the same time. */
const writer = createHash('sha256').update(`${hostname()} ${process.pid}`).digest('hex').slice(0, 8)

/**
 * Where a file is written before it is renamed. Drafts of a killed process are removed at a later start, see
 * `restrictPermissions`.
 */
export const draftOf = (path: string): string => `${path}.${writer}${draftEnd}`

/** The last running write of each path: of two concurrent writes the later one wins. */
const underWay = new Map<string, Promise<void>>()

async function write(
  path: string,
  content: Parameters<typeof writeFile>[1],
  { flush = false, modified }: Options,
): Promise<void> {
  const draft = draftOf(path)
  makePrivateFolder(dirname(path))
  await writeFile(draft, content, { mode: fileMode, flush })
  if (modified) await utimes(draft, new Date(), modified)
  await rename(draft, path)
}

/** Creates missing folders. Rejects with errors of the file system; the old file is unchanged then. */
export async function replaceFile(path: string, content: Parameters<typeof writeFile>[1], options: Options = {}): Promise<void> {
  const before = underWay.get(path) ?? Promise.resolve()
  const mine = before.catch(() => undefined).then(() => write(path, content, options))
  underWay.set(path, mine)
  try {
    await mine
  } finally {
    if (underWay.get(path) === mine) underWay.delete(path)
  }
}
