/** The folder of what was made of the content's pictures, by their fingerprints, and of what was found out of its files. */
import 'server-only'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../runtime/env.ts'
import { replaceFile } from '../runtime/replace-file.ts'

const folder = () => join(env().VAR_DIR, 'media')

/** @param name a word of our own, such as `800.avif`. */
const storedPath = (fingerprint: string, name: string): string => join(folder(), 'files', fingerprint, name)

/** Undefined when it was not made yet. */
export async function readStored(fingerprint: string, name: string): Promise<Buffer | undefined> {
  return await readFile(storedPath(fingerprint, name)).catch(() => undefined)
}

export const store = (fingerprint: string, name: string, bytes: Buffer): Promise<void> =>
  replaceFile(storedPath(fingerprint, name), bytes)

/** How long what nobody names any more stays, milliseconds: pages that were open before still ask for it. */
const stay = 10 * 60_000

/** Removes what belongs to none of these and has not been written to lately. */
export async function sweepStore(isNamed: (fingerprint: string) => boolean, now = Date.now()): Promise<void> {
  const root = join(folder(), 'files')
  for (const name of await readdir(root).catch(() => [])) {
    if (isNamed(name)) continue
    const found = await stat(join(root, name)).catch(() => undefined)
    if (found && now - found.mtimeMs > stay) await rm(join(root, name), { recursive: true, force: true })
  }
}
