/** Removes fetched files that the content has not used for a month, since an archived listing may be published again. */
import 'server-only'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { siteFiles } from '../../store/site-files.ts'
import { fetchedFolder, fingerprintOfPage, pagesFolder, type Wanted } from '../resolve-picture.ts'
import { allEntries, drawnKey, fetchedMediaFolder, fetchedName, setEntry } from './fetched-index.ts'
import { unshare } from './shared-entries.ts'

const day = 86_400_000
/** Milliseconds that an unused file is retained. */
const grace = 30 * day
/** Milliseconds that a file without an entry is retained: its entry may be about to be written. */
const stay = 600_000

async function noteUnnamed({ addresses, documents }: Wanted, now: number): Promise<void> {
  const named = new Set([...addresses.keys(), ...[...documents.keys()].map(drawnKey)])
  for (const [key, entry] of [...allEntries()]) {
    const { unnamedSince, ...rest } = entry
    if (named.has(key)) {
      if (unnamedSince !== undefined) setEntry(key, rest)
    } else if (unnamedSince === undefined) setEntry(key, { ...rest, unnamedSince: now })
    else if (now - unnamedSince > grace) {
      setEntry(key, undefined)
      await unshare(key)
    }
  }
}

async function removeFiles(folder: string, isKept: (name: string) => boolean, now: number): Promise<void> {
  for (const name of await readdir(join(fetchedMediaFolder(), folder)).catch(() => [])) {
    if (isKept(name)) continue
    const found = await stat(join(fetchedMediaFolder(), folder, name)).catch(() => undefined)
    if (found && now - found.mtimeMs > stay) await siteFiles().remove(fetchedName(folder, name))
  }
}

/** @param wanted files of the current content. */
export async function removeUnused(wanted: Wanted, now: number): Promise<void> {
  await noteUnnamed(wanted, now)
  const names = new Set([...allEntries().values()].flatMap(({ name }) => name ?? []))
  await removeFiles(fetchedFolder, (name) => names.has(name), now)
  const isDrawn = (name: string) => allEntries().has(drawnKey(fingerprintOfPage(name)))
  await removeFiles(pagesFolder, isDrawn, now)
}
