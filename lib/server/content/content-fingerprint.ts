/** A fingerprint of the content folder: another one means that a file was added, changed, replaced or taken away. */
import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { inBatches } from '../../process/in-batches.ts'

/** Files that are looked at together: all of very many at once would take as much memory as what they hold. */
const atOnce = 1_000

/** Of a fingerprint what is the same on every machine that has the folder, under whatever path. */
export const filesOf = (print: string): string => print.split(' ')[0] ?? ''

/**
 * Sub-second times and inode numbers tell a file that was replaced by one of the same size. Undefined while the folder is not there, as in
 * the middle of a swap. Follows a link that stands for the folder.
 */
export async function fingerprintContent(folder: string): Promise<string | undefined> {
  try {
    const root = await realpath(folder)
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    const [everywhere, here] = [createHash('sha256'), createHash('sha256')]
    here.update(root)
    let sign = ''
    for (const batch of inBatches(files.sort(), atOnce)) {
      const stats = await Promise.all(batch.map((path) => stat(path)))
      for (const [index, { mtimeMs, size, ino }] of stats.entries()) {
        everywhere.update(`${sign}${relative(root, batch[index] ?? '')} ${mtimeMs} ${size}`)
        here.update(`\n${ino}`)
        sign = '\n'
      }
    }
    return `${everywhere.digest('hex')} ${here.digest('hex')}`
  } catch {
    return undefined
  }
}
