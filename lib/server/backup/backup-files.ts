/** Which files a backup takes along: all of the content, and of what the site writes whatever it could not make again. */
import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** In VAR_DIR. Made again by the site, or of one process; the database and the secret go their own way. */
const leftOut = new Set(['tiles', 'media', 'mail-preview', 'paper', 'reload-token', 'site-address', 'secret'])
const isLeftOut = (name: string) => leftOut.has(name) || /\.sqlite(-\w+)?$|^trial-|^backup-|\.(draft|part)$/.test(name)

/** Paths below a folder, in order, with slashes; none where there is no such folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

export const listContentFiles = listFiles

/** @param folder VAR_DIR. */
export async function listDataFiles(folder: string): Promise<string[]> {
  const files = await listFiles(folder)
  return files.filter(
    (path) => !path.split('/').some((part, index) => (index === 0 ? isLeftOut(part) : /\.(draft|part)$/.test(part))),
  )
}

/** SHA-256 of a file, in hexadecimal. Rejects with what the disk says. */
export async function digestFile(file: string): Promise<string> {
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(file)) digest.update(chunk)
  return digest.digest('hex')
}

/** Whether a file is not there any more. */
export const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Digests by path, of the files that are still there: a site that runs takes some away meanwhile. Rejects with what else the disk says. */
export async function digestFiles(sources: readonly { path: string; file: string }[]): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const { path, file } of sources) {
    const digest = await digestFile(file).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
    if (digest !== undefined) digests[path] = digest
  }
  return digests
}
