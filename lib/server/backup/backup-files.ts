/** Which files a backup contains: all of the content, and what the site wrote and could not create again. */
import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * In VAR_DIR: files that the site creates again, or that belong to one process; the database and the secret are backed up
 * separately.
 */
const leftOut = new Set(['tiles', 'media', 'mail-preview', 'paper', 'reload-token', 'site-address', 'secret'])
const isLeftOut = (name: string) => leftOut.has(name) || /\.sqlite(-\w+)?$|^trial-|^backup-|\.(draft|part)$/.test(name)

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Whether the error means that the file does not exist. */
export const isGone = (error: unknown): boolean => codeOf(error) === 'ENOENT'

/**
 * Undefined for a missing file. Other errors must not lead to an incomplete backup.
 * @throws other errors of the file system.
 */
async function ignoreMissing<T>(look: Promise<T>): Promise<T | undefined> {
  try {
    return await look
  } catch (error) {
    if (isGone(error) || codeOf(error) === 'ELOOP') return undefined
    throw error
  }
}

/** @param above real paths of the parent folders: a symbolic link to one of them is not followed. */
async function filesBelow(folder: string, prefix: string, above: ReadonlySet<string>): Promise<string[]> {
  const real = await ignoreMissing(realpath(folder))
  if (real === undefined || above.has(real)) return []
  const entries = (await ignoreMissing(readdir(folder, { withFileTypes: true }))) ?? []
  const found: string[] = []
  for (const entry of entries) {
    const path = `${prefix}${entry.name}`
    // The target of a symbolic link is backed up, on whatever disk it is.
    const kind = entry.isSymbolicLink() ? await ignoreMissing(stat(join(folder, entry.name))) : entry
    if (kind?.isFile()) found.push(path)
    if (!kind?.isDirectory()) continue
    for (const below of await filesBelow(join(folder, entry.name), `${path}/`, new Set([...above, real]))) found.push(below)
  }
  return found
}

/** Sorted paths below a folder, with slashes; empty if the folder does not exist. Rejects with errors of the file system. */
const listFiles = async (folder: string): Promise<string[]> => (await filesBelow(folder, '', new Set())).sort()

export const listContentFiles = listFiles

/** @param folder VAR_DIR. */
export async function listDataFiles(folder: string): Promise<string[]> {
  const files = await listFiles(folder)
  return files.filter(
    (path) => !path.split('/').some((part, index) => (index === 0 ? isLeftOut(part) : /\.(draft|part)$/.test(part))),
  )
}

/** SHA-256 of a file, in hexadecimal. Rejects with errors of the file system. */
export async function digestFile(file: string): Promise<string> {
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(file)) digest.update(chunk)
  return digest.digest('hex')
}

/** Digests by path, without files that the running site deleted meanwhile. Rejects with other errors of the file system. */
export async function digestFiles(sources: readonly { path: string; file: string }[]): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const { path, file } of sources) {
    const digest = await ignoreMissing(digestFile(file))
    if (digest !== undefined) digests[path] = digest
  }
  return digests
}
