/** Files of the agency that the site itself reads, by their address. */
import 'server-only'
import { readFile } from 'node:fs/promises'
import { findMediaFile } from '../media/find-media.ts'
import { env } from '../runtime/env.ts'

/** The bytes of `/logo/logo.svg` or `/media/logo/logo.svg`: of the content, else of what comes with the software; undefined when neither has it. */
export async function readSiteFile(address: string): Promise<Buffer | undefined> {
  const found = findMediaFile(address, env().CONTENT_DIR)
  return 'file' in found ? readFile(found.file.path).catch(() => undefined) : undefined
}
