/** Reads files of the agency by their address. */
import 'server-only'
import { readFile } from 'node:fs/promises'
import { findMediaFile } from '../media/find-media.ts'
import { env } from '../runtime/env.ts'

/**
 * The bytes of an address such as `/logo/logo.svg` or `/media/logo/logo.svg`: from the content, else from the software; undefined
 * if neither has it.
 */
export async function readSiteFile(address: string): Promise<Buffer | undefined> {
  const found = findMediaFile(address, env().CONTENT_DIR)
  return 'file' in found ? readFile(found.file.path).catch(() => undefined) : undefined
}
