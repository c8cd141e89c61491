/**
 * Copies of the pictures, plans and logos of the last accepted content, by fingerprint: where a file is deleted, truncated or
 * replaced by something invalid, its last good version is shown. On globalThis: each bundle has a copy of this file.
 */
import 'server-only'
import { constants, readFileSync, realpathSync } from 'node:fs'
import { copyFile, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { z } from 'zod'
import { type MediaFile, mediaTypes } from '../../domain/media/media.ts'
import { env } from '../runtime/env.ts'
import { draftOf, replaceFile } from '../runtime/replace-file.ts'
import { makePrivateFolder } from '../runtime/var-folder.ts'
import { fingerprintOf } from './inspect-file.ts'

const schema = z.record(z.string(), z.string())

type Accepted = { path: string; fingerprints: ReadonlyMap<string, string> }

const holder = globalThis as typeof globalThis & {
  siteAcceptedOriginals?: Accepted
  siteKeptMedia?: ReadonlyMap<string, MediaFile>
}

const folder = () => join(env().VAR_DIR, 'last-good-media')
const indexName = 'index.json'

function read(path: string): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(schema.parse(JSON.parse(readFileSync(path, 'utf8')))))
  } catch {
    // No index yet, or an unreadable one: there are no copies to show then.
    return new Map()
  }
}

function accepted(): Accepted {
  const path = join(folder(), indexName)
  if (holder.siteAcceptedOriginals?.path !== path) holder.siteAcceptedOriginals = { path, fingerprints: read(path) }
  return holder.siteAcceptedOriginals
}

/** Makes the next access read the index again, which another thread may have written. */
export function refreshAccepted(): void {
  delete holder.siteAcceptedOriginals
}

const copyPath = (fingerprint: string): string => join(folder(), fingerprint)

/** Path of the copy of the file last accepted at this address; undefined if none was. */
export function acceptedCopy(address: string): string | undefined {
  const fingerprint = accepted().fingerprints.get(address)
  return fingerprint === undefined ? undefined : copyPath(fingerprint)
}

const still: readonly string[] = ['picture', 'drawing', 'document']

/** Whether a file is in the content folder: files of the software or fetched ones need no copy. */
const isOfContent = ({ path, type }: MediaFile, mediaFolder: string): boolean =>
  still.includes(mediaTypes[type]) && path.startsWith(`${mediaFolder}${sep}`)

/** If the folder does not exist, no file is in it. */
function mediaFolderOfContent(): string {
  const path = join(env().CONTENT_DIR, 'media')
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

/** @returns whether it was copied: not if the file changed since it was inspected. */
async function copy({ path, fingerprint }: MediaFile): Promise<boolean> {
  const draft = draftOf(copyPath(fingerprint))
  try {
    // Copy-on-write where the file system supports it.
    await copyFile(path, draft, constants.COPYFILE_FICLONE)
    if (fingerprintOf(await readFile(draft)) === fingerprint) {
      await rename(draft, copyPath(fingerprint))
      return true
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  await rm(draft, { force: true })
  return false
}

/**
 * Copies new files, writes the index of addresses, and removes copies that are no longer used.
 * @param media of accepted content, by address. Rejects with file system errors.
 */
export async function saveAccepted(media: ReadonlyMap<string, MediaFile>): Promise<void> {
  if (holder.siteKeptMedia === media) return
  makePrivateFolder(folder())
  const content = mediaFolderOfContent()
  const { fingerprints: before } = accepted()
  const there = new Set(await readdir(folder()))
  const next = new Map<string, string>()
  for (const [address, file] of media) {
    // A last good version that is shown is its own copy, and stays accepted.
    const isStandIn = file.path === copyPath(file.fingerprint)
    if (!isStandIn && !isOfContent(file, content)) continue
    if (!there.has(file.fingerprint) && !(await copy(file))) continue
    there.add(file.fingerprint)
    next.set(address, file.fingerprint)
  }
  if (next.size !== before.size || [...next].some(([address, print]) => before.get(address) !== print)) {
    const path = join(folder(), indexName)
    await replaceFile(path, JSON.stringify(Object.fromEntries(next)), { flush: true })
    holder.siteAcceptedOriginals = { path, fingerprints: next }
  }
  const named = new Set(next.values())
  for (const name of there) if (name !== indexName && !named.has(name)) await rm(join(folder(), name), { force: true })
  holder.siteKeptMedia = media
}
