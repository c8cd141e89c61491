/**
 * Pictures, plans and documents of a feed: fetched once per address and tag, four at a time, inspected, and stored under a hash
 * of their content. A failed file is reported and retried by a later run; an earlier version of it remains in use.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { mediaTypes } from '../../domain/media/media.ts'
import { withoutSignature } from '../../domain/media/unsigned-address.ts'
import type { StoredFile } from '../../feeds/compose/context.ts'
import type { FeedFile } from '../../feeds/feed-parts.ts'
import { feedsFolderOf } from '../content/snapshot/feed-items.ts'
import { hostOf, runLimitedPerHost } from '../fetch/limit-per-host.ts'
import { inspectFile } from '../media/inspect-file.ts'
import { env } from '../runtime/env.ts'
import { replaceFile } from '../runtime/replace-file.ts'
import { siteFiles } from '../store/site-files.ts'
import { fileIndexPath, findUsedFiles, readTextIfThere } from './feed-store.ts'
import { type FileFault, readFailures } from './file-failures.ts'

export type FetchedFeedFile = StoredFile & {
  /** Path below the folder of stored files. */
  name: string
}

/** Why there is no file. `pause`: milliseconds during which no request may be sent to its host. */
type Missing = { fault: string; pause?: number }

/** Bytes of a file, or why there are none. */
export type FetchFile = (url: string) => Promise<{ bytes: Buffer } | Missing>

const filesFolder = () => join(feedsFolderOf(env().VAR_DIR), 'files')

const fetchedFileSchema = z.strictObject({
  id: z.int().positive(),
  address: z.string(),
  kind: z.enum(['picture', 'document']),
  width: z.number(),
  height: z.number(),
  name: z.string(),
})
const indexSchema = z.record(z.string(), fetchedFileSchema)

/**
 * Identifies a file although its address expires: by the feed's id if there is one, else by the address without its signature.
 * Another tag means other content.
 */
const fileKey = ({ url, id, tag }: FeedFile): string => `${id === undefined ? withoutSignature(url) : `#${id}`} ${tag ?? ''}`

/** CRMs number documents and pictures separately, so one id may stand for both. */
const documentKey = (file: FeedFile): string => `document ${fileKey(file)}`
const keyOf = (file: NamedFile): string => (file.isDocument ? documentKey(file) : fileKey(file))

/** 48 bits of the hash of the content: the same file has the same id everywhere. */
function idOf(bytes: Uint8Array): number {
  return createHash('sha256').update(bytes).digest().readUIntBE(0, 6) || 1
}

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' }

/**
 * Stores the file under its content hash. A plan may be a PDF file: the site shows its first page.
 * @returns why the file cannot be shown, if so.
 */
async function store(bytes: Buffer, isPlan: boolean): Promise<FetchedFeedFile | Missing> {
  const inspection = inspectFile(bytes)
  if ('fault' in inspection) return inspection
  const { type, width, height, fingerprint } = inspection.facts
  const id = idOf(bytes)
  const isDocument = mediaTypes[type] === 'document' && !isPlan
  if (!['document', 'picture', 'drawing'].includes(mediaTypes[type]))
    return { fault: `expected a picture or a PDF file; found ${type}` }
  const pictureName = `feed-pictures/p${fingerprint}.${endings[type] ?? type.split('/')[1]}`
  const name = isDocument ? `documents/${id}.pdf` : `media/${pictureName}`
  await replaceFile(join(filesFolder(), name), bytes)
  return {
    id,
    address: isDocument ? '' : `/media/${pictureName}`,
    kind: isDocument ? 'document' : 'picture',
    width,
    height,
    name,
  }
}

type Index = Map<string, FetchedFeedFile>

async function readIndex(source: string): Promise<Index> {
  try {
    return new Map(Object.entries(indexSchema.parse(JSON.parse((await readTextIfThere(fileIndexPath(source))) ?? '{}'))))
  } catch {
    // An unreadable index is not an error: the files are fetched again.
    return new Map()
  }
}

const folders = ['media/feed-pictures', 'documents'] as const

/** Earlier releases stored documents under the keys of pictures. */
function moveDocuments(index: Index, files: readonly NamedFile[]): void {
  for (const file of files) {
    const stored = file.isDocument ? index.get(fileKey(file)) : undefined
    if (stored?.kind !== 'document') continue
    index.delete(fileKey(file))
    index.set(documentKey(file), stored)
  }
}

/** Names of all stored files, by listing two folders instead of checking tens of thousands of files one by one. */
async function listStoredFiles(): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(filesFolder(), folder)).catch(() => [])
      return names.map((name) => `${folder}/${name}`)
    }),
  )
  return new Set(found.flat())
}

export type FetchedFiles = {
  fileOf: (file: FeedFile, kind?: StoredFile['kind']) => FetchedFeedFile | undefined
  fetched: number
  faults: readonly FileFault[]
}

/** The index is written after this many files, so that a killed run repeats few of them. */
const writeIndexEvery = 100

/** A file that the feed refers to, and whether it is a plan or a document. */
export type NamedFile = FeedFile & { isPlan?: boolean; isDocument?: boolean }

/** Hosts that requested a pause (`Retry-After`), with the reason and length that are noted for their files. */
type PausedHosts = Map<string, { reason: string; pause: number }>

/** A failed file is not requested before its next attempt is due. A trial stores no failures. */
type Options = { now: Date; isTrial: boolean }

/** @param files that the feed refers to, in any order, possibly repeated. */
export async function fetchFiles(
  source: string,
  files: readonly NamedFile[],
  fetchFile: FetchFile,
  { now, isTrial }: Options,
): Promise<FetchedFiles> {
  const index = await readIndex(source)
  const failures = await readFailures(source)
  moveDocuments(index, files)
  const named = new Map(files.map((file) => [keyOf(file), file]))
  const storedNames = await listStoredFiles()
  const isStored = (key: string, { isPlan }: NamedFile) => {
    const stored = index.get(key)
    return stored !== undefined && storedNames.has(stored.name) && !(isPlan && stored.kind === 'document')
  }
  const wanted = [...named].filter(([key, file]) => !isStored(key, file) && failures.isDue(key, now))
  const pausedHosts: PausedHosts = new Map()
  let fetched = 0
  const write = () => replaceFile(fileIndexPath(source), JSON.stringify(Object.fromEntries(index)))
  await runLimitedPerHost(
    wanted,
    ([, { url }]) => url,
    async ([key, { url, isPlan = false }]) => {
      const rest = pausedHosts.get(hostOf(url))
      if (rest) return failures.putOff(key, url, rest, now)
      const answer = await fetchFile(url)
      const stored: FetchedFeedFile | Missing = 'fault' in answer ? answer : await store(answer.bytes, isPlan)
      if ('fault' in stored) {
        const { pause } = stored
        if (pause !== undefined) pausedHosts.set(hostOf(url), { reason: stored.fault, pause })
        return failures.note(key, url, { reason: stored.fault, pause }, now)
      }
      failures.clear(key)
      index.set(key, stored)
      fetched += 1
      if (fetched % writeIndexEvery === 0) await write()
    },
  )
  for (const key of index.keys()) if (!named.has(key)) index.delete(key)
  if (fetched > 0) await write()
  const fileOf = (file: FeedFile, kind?: StoredFile['kind']) => index.get(keyOf({ ...file, isDocument: kind === 'document' }))
  return { fileOf, fetched, faults: isTrial ? [] : await failures.end(named) }
}

/** Milliseconds that an unreferenced file is stored, because a run of another source may be about to refer to it. */
const unusedFileMs = 86_400_000

/** Removes stored files that no listing of any source refers to. @returns their number. */
export async function sweepFiles(now: Date): Promise<number> {
  const used = await findUsedFiles()
  let removed = 0
  const root = filesFolder()
  for (const folder of folders) {
    for (const name of await readdir(join(root, folder)).catch(() => [])) {
      const path = join(root, folder, name)
      if (used.has(`${folder}/${name}`)) continue
      const found = await stat(path).catch(() => undefined)
      if (!found || now.getTime() - found.mtimeMs < unusedFileMs) continue
      await rm(path, { force: true })
      await siteFiles().remove(`feeds/files/${folder}/${name}`)
      removed += 1
    }
  }
  return removed
}
