/** A fingerprint of the content folder: another one means that a file was added, changed, replaced or taken away. */
import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Sub-second times and inode numbers tell a file that was replaced by one of the same size. */
async function fingerprintOf(path: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(path)
  return `${path} ${mtimeMs} ${size} ${ino}`
}

/** Undefined while the folder is not there, as in the middle of a swap. Follows a link that stands for the folder. */
export async function fingerprintContent(folder: string): Promise<string | undefined> {
  try {
    const root = await realpath(folder)
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    const prints = await Promise.all(files.sort().map(fingerprintOf))
    return createHash('sha256')
      .update([root, ...prints].join('\n'))
      .digest('hex')
  } catch {
    return undefined
  }
}
