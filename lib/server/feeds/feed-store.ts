/**
 * The folder of a source in VAR_DIR: its items as content files, and its ledger. Each file is replaced atomically, the ledger
 * last: after a killed run the next one starts from the same ledger and completes it.
 */
import 'server-only'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyLedger, type Ledger, ledgerSchema } from '../../feeds/ledger.ts'
import { type ListingFolder, listingFolders } from '../content/files/overrides.ts'
import { feedsFolderOf } from '../content/snapshot/feed-items.ts'
import { env } from '../runtime/env.ts'
import { replaceFile } from '../runtime/replace-file.ts'

export const itemFolders = listingFolders
export type ItemFolder = ListingFolder

const folderOf = (source: string, ...parts: string[]) => join(feedsFolderOf(env().VAR_DIR), source, ...parts)

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Undefined for a missing file. @throws other errors of the file system. */
export async function readTextIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** @throws when the ledger exists but cannot be read: continuing without it could remove listings. */
export async function readLedger(source: string): Promise<Ledger> {
  const text = await readTextIfThere(folderOf(source, 'ledger.json'))
  return text === undefined ? emptyLedger : ledgerSchema.parse(JSON.parse(text))
}

export const writeLedger = (source: string, ledger: Ledger): Promise<void> =>
  replaceFile(folderOf(source, 'ledger.json'), `${JSON.stringify(ledger, null, 1)}\n`, { flush: true })

export const readItem = (source: string, folder: ItemFolder, id: number): Promise<string | undefined> =>
  readTextIfThere(folderOf(source, folder, `${id}.json`))

/** @returns whether the text changed. */
export async function writeItem(source: string, folder: ItemFolder, id: number, text: string): Promise<boolean> {
  if ((await readItem(source, folder, id)) === text) return false
  await replaceFile(folderOf(source, folder, `${id}.json`), text)
  return true
}

/** Removes files without an entry: of listings that moved to another folder, and of killed runs. */
export async function removeLeftovers(source: string, { entries }: Ledger): Promise<number> {
  // An archived project has no file: its page says that it was removed.
  const isFiled = ({ kind, state }: Ledger['entries'][string]) => kind === 'property' || state !== 'archived'
  const wanted = new Set(
    Object.values(entries)
      .filter(isFiled)
      .map(({ folder, id }) => join(folder, `${id}.json`)),
  )
  const found = await Promise.all(
    itemFolders.map(async (folder) => {
      const names = await readdir(folderOf(source, folder)).catch(() => [])
      return names.map((name) => join(folder, name))
    }),
  )
  const leftovers = found.flat().filter((name) => !wanted.has(name))
  for (const name of leftovers) await rm(folderOf(source, name), { force: true })
  return leftovers.length
}

/** Names of stored files that any source uses. */
export async function findUsedFiles(): Promise<ReadonlySet<string>> {
  const root = feedsFolderOf(env().VAR_DIR)
  const sources = (await readdir(root, { withFileTypes: true }).catch(() => [])).filter(
    (entry) => entry.isDirectory() && entry.name !== 'files',
  )
  const ledgers = await Promise.all(sources.map(({ name }) => readLedger(name)))
  return new Set(ledgers.flatMap(({ entries }) => Object.values(entries).flatMap(({ files }) => files)))
}

/** Folder of what `agency feed upload` uploaded; only the newest file is used. */
export const inboxOf = (source: string): string => folderOf(source, 'inbox')

/** Index of the source's fetched files, and of those that could not be fetched. */
export const fileIndexPath = (source: string): string => folderOf(source, 'files.json')
export const fileFailuresPath = (source: string): string => folderOf(source, 'file-failures.json')

/** Validation results of the last run. */
export const validationCachePath = (source: string): string => folderOf(source, 'checks.json')

/** Cached responses of its server, and their index. */
export const answersOf = (source: string): string => folderOf(source, 'answers')
export const cachedResponseIndexPath = (source: string): string => folderOf(source, 'answers.json')
