/** Writes a file whole beside the former and puts it in its place at once: whoever reads, or is killed, finds one of both. */
import 'server-only'
import { createHash } from 'node:crypto'
import { rename, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { draftEnd, fileMode, makePrivateFolder } from './var-folder.ts'

type Options = {
  /** Whether it has to be on the disk before it takes its place. */
  flush?: boolean
  /** The time that the file bears; now without one. */
  modified?: Date
}

/** Of this process alone: servers that share a folder write the same files at the same moment. */
const writer = createHash('sha256').update(`${hostname()} ${process.pid}`).digest('hex').slice(0, 8)

/** Where a file is written before it takes its place. What a killed process leaves is removed by a later start, see `restrictPermissions`. */
export const draftOf = (path: string): string => `${path}.${writer}${draftEnd}`

/** The last write of each path that is still under way: of two at a time the later one stays. */
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

/** Makes the folders that are missing. Rejects with what the disk says; the former file stays then. */
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
