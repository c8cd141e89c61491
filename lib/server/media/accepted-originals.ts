/**
 * Copies of the pictures, plans and logos that the content had when it was last accepted, by their fingerprints: where a file is
 * deleted, cut or overwritten with something else, its last good version stands in. On globalThis: the site's bundles each have a copy.
 */
import 'server-only'
import { constants, readFileSync, realpathSync } from 'node:fs'
import { copyFile, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { z } from 'zod'
import { type MediaFile, mediaTypes } from '../../domain/media/media.ts'
import { env } from '../runtime/env.ts'
import { draftOf, replaceFile } from '../runtime/replace-file.ts'
import { makeOwnFolder } from '../runtime/var-folder.ts'
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
    // There is none yet, or none that can be read: then nothing stands in.
    return new Map()
  }
}

function accepted(): Accepted {
  const path = join(folder(), indexName)
  if (holder.siteAcceptedOriginals?.path !== path) holder.siteAcceptedOriginals = { path, fingerprints: read(path) }
  return holder.siteAcceptedOriginals
}

/** Reads what another thread wrote. */
export function refreshAccepted(): void {
  delete holder.siteAcceptedOriginals
}

const copyPath = (fingerprint: string): string => join(folder(), fingerprint)

/** Where the copy of what stood under this address lies; undefined where none was accepted. */
export function acceptedCopy(address: string): string | undefined {
  const fingerprint = accepted().fingerprints.get(address)
  return fingerprint === undefined ? undefined : copyPath(fingerprint)
}

const still: readonly string[] = ['picture', 'drawing', 'document']

/** Whether it lies in the content folder: what the site itself wrote or brings along is replaced by nobody. */
const isOfContent = ({ path, type }: MediaFile, mediaFolder: string): boolean =>
  still.includes(mediaTypes[type]) && path.startsWith(`${mediaFolder}${sep}`)

/** Without a folder there is nothing of the content in it. */
function mediaFolderOfContent(): string {
  const path = join(env().CONTENT_DIR, 'media')
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

/** @returns whether it is there now. A file that changed since it was looked at is another one. */
async function copy({ path, fingerprint }: MediaFile): Promise<boolean> {
  const draft = draftOf(copyPath(fingerprint))
  try {
    // Where the file system can, it shares the bytes until one of both is written to.
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
 * Copies what is new, notes under which addresses it stands, and removes what is named no more.
 * @param media of content that was accepted, by address. Rejects with what the disk says.
 */
export async function saveAccepted(media: ReadonlyMap<string, MediaFile>): Promise<void> {
  if (holder.siteKeptMedia === media) return
  makeOwnFolder(folder())
  const content = mediaFolderOfContent()
  const { fingerprints: before } = accepted()
  const there = new Set(await readdir(folder()))
  const next = new Map<string, string>()
  for (const [address, file] of media) {
    // What stands in already has its copy, and stays accepted.
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
