/** Files of the agency that the site itself reads, by their address. */
import 'server-only'
import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { publicRoot } from '../../domain/site/public-folders.ts'
import { env } from '../runtime/env.ts'

async function readBelow(folder: string, address: string): Promise<Buffer | undefined> {
  const path = resolve(join(folder, address.replace(/^\/media\//, '/')))
  return path.startsWith(resolve(folder) + sep) ? readFile(path).catch(() => undefined) : undefined
}

/** The bytes of `/logo/logo.svg` or `/media/logo/logo.svg`: of the content, else of what comes with the software; undefined when neither has it. */
export async function readSiteFile(address: string): Promise<Buffer | undefined> {
  return (await readBelow(join(env().CONTENT_DIR, 'media'), address)) ?? readBelow(publicRoot, address)
}
