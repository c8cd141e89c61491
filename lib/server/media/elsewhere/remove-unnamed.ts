/** Removes what was brought from elsewhere once nothing has named it for a month: an archived listing may come back. */
import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchedFolder, fingerprintOfPage, pagesFolder, type Wanted } from '../resolve-picture.ts'
import { allEntries, drawnKey, fetchedMediaFolder, setEntry } from './fetched-index.ts'

const day = 86_400_000
/** How long it stays, milliseconds. */
const grace = 30 * day
/** How long a file stays that no entry has: it may be about to get one. */
const stay = 600_000

function noteUnnamed({ addresses, documents }: Wanted, now: number): void {
  const named = new Set([...addresses.keys(), ...[...documents.keys()].map(drawnKey)])
  for (const [key, entry] of [...allEntries()]) {
    const { unnamedSince, ...rest } = entry
    if (named.has(key)) {
      if (unnamedSince !== undefined) setEntry(key, rest)
    } else if (unnamedSince === undefined) setEntry(key, { ...rest, unnamedSince: now })
    else if (now - unnamedSince > grace) setEntry(key, undefined)
  }
}

async function removeFiles(folder: string, isKept: (name: string) => boolean, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (isKept(name)) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && now - found.mtimeMs > stay) await rm(join(folder, name), { force: true })
  }
}

/** @param wanted by the content of now. */
export async function removeUnnamed(wanted: Wanted, now: number): Promise<void> {
  noteUnnamed(wanted, now)
  const names = new Set([...allEntries().values()].flatMap(({ name }) => name ?? []))
  await removeFiles(join(fetchedMediaFolder(), fetchedFolder), (name) => names.has(name), now)
  const isDrawn = (name: string) => allEntries().has(drawnKey(fingerprintOfPage(name)))
  await removeFiles(join(fetchedMediaFolder(), pagesFolder), isDrawn, now)
}
