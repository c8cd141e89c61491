/** A fingerprint of the content folder: another one means that a file was added, changed, replaced or taken away. */
import 'server-only'
import { createHash } from 'node:crypto'
import { lstatSync, type Stats } from 'node:fs'
import { lstat, readdir, realpath } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { inBatches } from '../../../process/in-batches.ts'

/** Files that are looked at together: all of very many at once would take as much memory as what they hold. */
const atOnce = 1_000

type LookAt = (paths: readonly string[]) => Promise<Stats[]>

/** A disk here tells of a thousand files in five milliseconds, a third of what it takes to wait for each; between two thousands others have a turn. */
async function lookHere(paths: readonly string[]): Promise<Stats[]> {
  await turn()
  return paths.map((path) => lstatSync(path))
}

/** Another machine is asked for several at a time, as each answer takes a while. */
const lookElsewhere: LookAt = (paths) => Promise.all(paths.map((path) => lstat(path)))

type Found = { path: string; stats: Stats }

/** All files below a folder, some at a time; of each folder in the order of their names. Follows no link, which could lead round in a circle. */
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

/** Of a fingerprint what is the same on every machine that has the folder, under whatever path. */
export const filesOf = (fingerprint: string): string => fingerprint.split(' ')[0] ?? ''

/**
 * Sub-second times and inode numbers tell a file that was replaced by one of the same size. Undefined while the folder is not there, as in
 * the middle of a swap. Follows a link that stands for the folder.
 * @param isHere whether the folder lies on this machine.
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
