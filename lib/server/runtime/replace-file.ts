/** Writes a file whole beside the former and puts it in its place at once: whoever reads, or is killed, finds one of both. */
import 'server-only'
import { rename, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileMode, makeOwnFolder } from './var-folder.ts'

type Options = {
  /** Whether it has to be on the disk before it takes its place. */
  flush?: boolean
  /** The time that the file bears; now without one. */
  modified?: Date
}

/** The last write of each path that is still under way: of two at a time the later one stays. */
const underWay = new Map<string, Promise<void>>()

async function write(
  path: string,
  content: Parameters<typeof writeFile>[1],
  { flush = false, modified }: Options,
): Promise<void> {
  // One name per file: what a killed process leaves is written over by the next.
  const draft = `${path}.draft`
  makeOwnFolder(dirname(path))
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
