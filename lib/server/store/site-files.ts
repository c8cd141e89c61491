/** The file store of the running site, by its settings: VAR_DIR alone, or with a shared store behind it. */
import 'server-only'
import { env } from '../runtime/env.ts'
import { createCachedStore } from './cached-store.ts'
import { createFolderStore, type FileStore } from './file-store.ts'
import { createLenientStore } from './lenient-store.ts'
import { createS3Store } from './s3-store.ts'

type Shared = { store: FileStore; lenient: FileStore }
type Kept = { folder: string; address: string | undefined; files: FileStore; shared?: Shared }

// On globalThis: each bundle has a copy of this file, and all share the state of a failed store.
const holder = globalThis as typeof globalThis & { siteFiles?: Kept }

function open(folder: string, address: string | undefined): Kept {
  const local = createFolderStore(folder)
  if (address === undefined) return { folder, address, files: local }
  const store = createS3Store(address)
  const lenient = createLenientStore(store)
  return { folder, address, files: createCachedStore(local, lenient), shared: { store, lenient } }
}

function kept(): Kept {
  const { VAR_DIR: folder, S3_URL: address } = env()
  const { siteFiles: before } = holder
  if (before && before.folder === folder && before.address === address) return before
  holder.siteFiles = open(folder, address)
  return holder.siteFiles
}

/** Files by their names below VAR_DIR. */
export const siteFiles = (): FileStore => kept().files

/** The shared store; undefined for a site on one machine or with a shared folder. `lenient` never rejects. */
export const sharedStore = (): Shared | undefined => kept().shared
