/** Which files a backup takes along: all of the content, and of what the site writes whatever it could not make again. */
import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** In VAR_DIR. Made again by the site, or of one process; the database and the secret go their own way. */
const leftOut = new Set(['tiles', 'media', 'mail-preview', 'paper', 'reload-token', 'site-address', 'secret'])
const isLeftOut = (name: string) => leftOut.has(name) || /\.sqlite(-\w+)?$|^trial-|^backup-|\.(draft|part)$/.test(name)

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Whether a file is not there any more. */
export const isGone = (error: unknown): boolean => codeOf(error) === 'ENOENT'

/** What is not there is nothing; what cannot be read is no reason to leave it out. @throws what else the disk says. */
async function ifThere<T>(look: Promise<T>): Promise<T | undefined> {
  try {
    return await look
  } catch (error) {
    if (isGone(error) || codeOf(error) === 'ELOOP') return undefined
    throw error
  }
}

/** @param above folders that this one lies in, wherever links lead: one that leads back is not followed. */
async function filesBelow(folder: string, prefix: string, above: ReadonlySet<string>): Promise<string[]> {
  const real = await ifThere(realpath(folder))
  if (real === undefined || above.has(real)) return []
  const entries = (await ifThere(readdir(folder, { withFileTypes: true }))) ?? []
  const found: string[] = []
  for (const entry of entries) {
    const path = `${prefix}${entry.name}`
    // A link leads to what it is, on whichever disk.
    const kind = entry.isSymbolicLink() ? await ifThere(stat(join(folder, entry.name))) : entry
    if (kind?.isFile()) found.push(path)
    if (!kind?.isDirectory()) continue
    for (const below of await filesBelow(join(folder, entry.name), `${path}/`, new Set([...above, real]))) found.push(below)
  }
  return found
}

/** Paths below a folder, in order, with slashes; none where there is no such folder. Rejects with what the disk says of one that cannot be read. */
const listFiles = async (folder: string): Promise<string[]> => (await filesBelow(folder, '', new Set())).sort()

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

/** Digests by path, of the files that are still there: a site that runs takes some away meanwhile. Rejects with what else the disk says. */
export async function digestFiles(sources: readonly { path: string; file: string }[]): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const { path, file } of sources) {
    const digest = await ifThere(digestFile(file))
    if (digest !== undefined) digests[path] = digest
  }
  return digests
}
