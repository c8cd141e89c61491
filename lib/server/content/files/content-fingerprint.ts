/** A fingerprint of the content folder: it changes when a file is added, changed, replaced or removed. */
import 'server-only'
import { createHash } from 'node:crypto'
import { lstatSync, type Stats } from 'node:fs'
import { lstat, readdir, realpath } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { inBatches } from '../../../process/in-batches.ts'

/** Files per batch: metadata of very many files at once would take as much memory as their contents. */
const atOnce = 1_000

type LookAt = (paths: readonly string[]) => Promise<Stats[]>

/**
 * Local disk: a synchronous `lstat` of a thousand files takes 5 ms, a third of the time of asynchronous calls; other work runs
 * between batches.
 */
async function lookHere(paths: readonly string[]): Promise<Stats[]> {
  await turn()
  return paths.map((path) => lstatSync(path))
}

/** Network file system: in parallel, as each call takes a while. */
const lookElsewhere: LookAt = (paths) => Promise.all(paths.map((path) => lstat(path)))

type Found = { path: string; stats: Stats }

/** All files below a folder in batches, sorted by name within each folder. Does not follow links, which could form a cycle. */
async function* filesBelow(root: string, lookAt: LookAt): AsyncGenerator<Found[]> {
  const folders = [root]
  for (const folder of folders)
    for (const names of inBatches((await readdir(folder)).sort(), atOnce)) {
      const paths = names.map((name) => `${folder}/${name}`)
      const all = (await lookAt(paths)).map((stats, index): Found => ({ path: paths[index] ?? '', stats }))
      folders.push(...all.filter(({ stats }) => stats.isDirectory()).map(({ path }) => path))
      yield all.filter(({ stats }) => stats.isFile())
    }
}

/** The part of a fingerprint that is the same on every machine with the same files, whatever the path of the folder. */
export const filesOf = (fingerprint: string): string => fingerprint.split(' ')[0] ?? ''

/**
 * Computes the fingerprint from paths, sizes, sub-second times and inode numbers, so that a file replaced by one of the same size
 * is noticed. Undefined while the folder does not exist, as in the middle of a swap. Follows a link at the path of the folder
 * itself.
 * @param isHere whether the folder is on a local disk.
 */
export async function fingerprintContent(folder: string, isHere = true): Promise<string | undefined> {
  try {
    const root = await realpath(folder)
    const [everywhere, here] = [createHash('sha256'), createHash('sha256')]
    here.update(root)
    for await (const files of filesBelow(root, isHere ? lookHere : lookElsewhere)) {
      const lines = files.map(({ path, stats }) => `${path.slice(root.length)} ${stats.mtimeMs} ${stats.size}\n`)
      everywhere.update(lines.join(''))
      here.update(files.map(({ stats }) => `${stats.ino}\n`).join(''))
    }
    return `${everywhere.digest('hex')} ${here.digest('hex')}`
  } catch {
    return undefined
  }
}
