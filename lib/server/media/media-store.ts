/** The store of rendered pictures, by fingerprint, in `VAR_DIR/media` and the shared store. */
import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '../runtime/env.ts'
import { siteFiles } from '../store/site-files.ts'
import { readThroughMemory } from './picture-memory.ts'

const folder = () => join(env().VAR_DIR, 'media')

/** @param name of a size, such as `800.avif`. */
const storedName = (fingerprint: string, name: string): string => `media/files/${fingerprint}/${name}`

/** Undefined when it was not rendered yet. */
export function readStored(fingerprint: string, name: string): Promise<Buffer | undefined> {
  const stored = storedName(fingerprint, name)
  return readThroughMemory(stored, () => siteFiles().read(stored))
}

export const store = (fingerprint: string, name: string, bytes: Buffer): Promise<void> =>
  siteFiles().write(storedName(fingerprint, name), bytes)

/** Milliseconds that unused files stay after they were written, for pages opened before. */
const stay = 10 * 60_000

/** Removes pictures whose fingerprint is not used and that were not written recently. */
export async function sweepStore(isNamed: (fingerprint: string) => boolean, now = Date.now()): Promise<void> {
  const root = join(folder(), 'files')
  for (const name of await readdir(root).catch(() => [])) {
    if (isNamed(name)) continue
    const found = await stat(join(root, name)).catch(() => undefined)
    if (!found || now - found.mtimeMs <= stay) continue
    for (const file of await readdir(join(root, name)).catch(() => [])) await siteFiles().remove(storedName(name, file))
    await rm(join(root, name), { recursive: true, force: true })
  }
}
