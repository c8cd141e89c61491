/**
 * Shares the result of a run with other machines through the shared store: the items of the source and its ledger, each under the
 * digest of its content, and the pictures and documents that they refer to. A list of all of them is written last, so that
 * readers find one complete run.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import { inBatches } from '../../process/in-batches.ts'
import { logError } from '../../process/log.ts'
import { feedsFolderOf } from '../content/snapshot/feed-items.ts'
import { env } from '../runtime/env.ts'
import { replaceFile } from '../runtime/replace-file.ts'
import type { FileStore } from '../store/file-store.ts'
import { sharedStore } from '../store/site-files.ts'
import { readLedger } from './feed-store.ts'

/**
 * `items`: digests by path below the folder of the source. `files`: names of stored files, which are derived from their content.
 */
const listSchema = z.strictObject({
  version: z.literal(1),
  items: z.record(z.string(), z.string()),
  files: z.array(z.string()),
})
type List = z.output<typeof listSchema>

const emptyList: List = { version: 1, items: {}, files: [] }

/** Number of files transferred at a time. */
const concurrency = 8

/** Files of one machine only: cached responses, the list it downloaded last, and drafts left by a killed process. */
const isLocalOnly = (path: string) => /^(answers(\/|\.json$)|shared\.json$)|\.draft$/.test(path)

const folderOf = (source: string, ...parts: string[]) => join(feedsFolderOf(env().VAR_DIR), source, ...parts)
const storedFile = (name: string) => folderOf('files', name)

const listName = (source: string) => `feeds/${source}/list.json`
const itemName = (source: string, digest: string) => `feeds/${source}/items/${digest}`
const fileName = (name: string) => `feeds/files/${name}`

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const parse = (bytes: Buffer | undefined): List => (bytes ? listSchema.parse(JSON.parse(bytes.toString())) : emptyList)

async function forEach<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  for (const batch of inBatches([...items], concurrency)) await Promise.all(batch.map(work))
}

/** Digests of the files in the folder of a source. */
async function digestItems(source: string): Promise<Record<string, string>> {
  const root = folderOf(source)
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isLocalOnly(path))
    .sort()
  const items: Record<string, string> = {}
  await forEach(paths, async (path) => {
    items[path] = digestOf(await readFile(join(root, path)))
  })
  return items
}

async function uploadTo(store: FileStore, source: string): Promise<void> {
  const before = parse(await store.read(listName(source)))
  const items = await digestItems(source)
  const { entries } = await readLedger(source)
  const files = [...new Set(Object.values(entries).flatMap(({ files: names }) => names))].sort()
  const [known, knownFiles] = [new Set(Object.values(before.items)), new Set(before.files)]
  const fresh = Object.entries(items).filter(([, digest]) => !known.has(digest))
  await forEach(
    files.filter((name) => !knownFiles.has(name)),
    async (name) => {
      const bytes = await readFile(storedFile(name)).catch(() => undefined)
      if (bytes) await store.write(fileName(name), bytes)
    },
  )
  await forEach(fresh, async ([path, digest]) => store.write(itemName(source, digest), await readFile(folderOf(source, path))))
  const list = Buffer.from(JSON.stringify({ version: 1, items, files } satisfies List))
  await store.write(listName(source), list)
  await replaceFile(folderOf(source, 'shared.json'), list)
  const used = new Set(Object.values(items))
  const gone = [...known].filter((digest) => !used.has(digest))
  await forEach(gone, (digest) => store.remove(itemName(source, digest)))
}

/** Uploads the local files of a source. Does nothing without a shared store. @throws errors of the store. */
export async function giveFeed(source: string): Promise<void> {
  const shared = sharedStore()
  if (shared) await uploadTo(shared.store, source)
}

async function downloadFrom(store: FileStore, source: string, listed: Buffer): Promise<void> {
  const { items, files } = parse(listed)
  const here = await digestItems(source)
  await forEach(
    files.filter((name) => !existsSync(storedFile(name))),
    async (name) => {
      // A file that the store lacks stays missing until the next run fetches it.
      const bytes = await store.read(fileName(name))
      if (bytes) await replaceFile(storedFile(name), bytes)
    },
  )
  const wanted = Object.entries(items).filter(([path, digest]) => here[path] !== digest)
  // The ledger last, as in a run: if the process is killed here, the next download completes it.
  const ordered = wanted.toSorted(([one], [other]) => Number(one === 'ledger.json') - Number(other === 'ledger.json'))
  await forEach(ordered, async ([path, digest]) => {
    const bytes = await store.read(itemName(source, digest))
    if (!bytes) throw new Error(`the store has a newer run of ${source} by now`)
    await replaceFile(folderOf(source, path), bytes)
  })
  await forEach(
    Object.keys(here).filter((path) => !(path in items)),
    (path) => rm(folderOf(source, path), { force: true }),
  )
  await replaceFile(folderOf(source, 'shared.json'), listed)
}

/** Downloads what other machines uploaded for these sources. Never rejects: what is unavailable comes with the next run. */
export async function bringFeeds(sources: Iterable<string>): Promise<void> {
  for (const source of sources) await bringFeed(source).catch((error: unknown) => logError('store-away', { error }))
}

/**
 * Downloads what another machine uploaded for a source, if it differs from the local run.
 * @returns whether anything was downloaded.
 * @throws errors of the store.
 */
export async function bringFeed(source: string): Promise<boolean> {
  const store = sharedStore()?.store
  const listed = await store?.read(listName(source))
  if (!store || !listed) return false
  const before = await readFile(folderOf(source, 'shared.json')).catch(() => undefined)
  if (before?.equals(listed)) return false
  await downloadFrom(store, source, listed)
  return true
}
