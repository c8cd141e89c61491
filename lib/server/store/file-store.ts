/** Files by their names, wherever they are kept: in a folder of this machine, or in a store that several machines share. */
import 'server-only'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../runtime/replace-file.ts'

/** Names are of our own making, with slashes: `media/files/{fingerprint}/800.avif`. */
export type FileStore = {
  /** Undefined where there is none. */
  read: (name: string) => Promise<Buffer | undefined>
  write: (name: string, bytes: Buffer) => Promise<void>
  /** One that is not there is no fault. */
  remove: (name: string) => Promise<void>
}

/** @param root of all names. Reading never rejects: what cannot be read is not there. */
export const createFolderStore = (root: string): FileStore => ({
  read: (name) => readFile(join(root, name)).catch(() => undefined),
  write: (name, bytes) => replaceFile(join(root, name), bytes),
  remove: (name) => rm(join(root, name), { force: true }),
})
