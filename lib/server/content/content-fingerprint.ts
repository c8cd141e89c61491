/** A fingerprint of the content folder: another one means that a file was added, changed, replaced or taken away. */
import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

const digestOf = (lines: readonly string[]) => createHash('sha256').update(lines.join('\n')).digest('hex')

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
    const stats = await Promise.all(files.sort().map((path) => stat(path)))
    const everywhere = stats.map(({ mtimeMs, size }, index) => `${relative(root, files[index] ?? '')} ${mtimeMs} ${size}`)
    const here = stats.map(({ ino }) => String(ino))
    return `${digestOf(everywhere)} ${digestOf([root, ...here])}`
  } catch {
    return undefined
  }
}
