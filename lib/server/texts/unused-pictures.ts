/**
 * Pictures uploaded in the office that no content file or draft uses any more. Other files of the folder, which have other names,
 * are not touched.
 */
import 'server-only'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../db/client.ts'
import { recordAudit } from '../db/repositories/office/audit.ts'
import { findPicturesOfTexts } from '../db/repositories/office/office-texts.ts'
import type { Staff } from '../office/staff/staff.ts'
import { env } from '../runtime/env.ts'
import { commitTexts } from './commit-content.ts'
import { officePicture } from './text-pictures.ts'

export type UnusedPicture = {
  name: string
  /** Bytes. */
  size: number
  at: Date
  /** Whether a version that can be restored uses it. */
  isInVersion: boolean
}

/** Milliseconds: a recent upload may not be in its draft yet. */
const fresh = 3_600_000

const folder = () => join(env().CONTENT_DIR, 'media', 'pictures')

const isText = (name: string) => /\.(json|md)$/.test(name)

/** Names of pictures used in all content texts, file by file. */
async function namedInFiles(): Promise<Set<string>> {
  const root = env().CONTENT_DIR
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const found = new Set<string>()
  for (const entry of entries.filter((each) => each.isFile() && isText(each.name))) {
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8').catch(() => '')
    for (const [name] of text.matchAll(officePicture)) found.add(name)
  }
  return found
}

async function readOne(name: string, versions: ReadonlySet<string>): Promise<UnusedPicture[]> {
  const found = await stat(join(folder(), name)).catch(() => undefined)
  return found ? [{ name, size: found.size, at: found.mtime, isInVersion: versions.has(name) }] : []
}

/** Oldest first. @throws database and file system errors. */
export async function findUnusedPictures(
  db: Db,
  staff: Staff<'writeTexts'> | Staff<'publishTexts'>,
  now: Date,
): Promise<UnusedPicture[]> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.match(officePicture)?.[0] === name)
  if (names.length === 0) return []
  const [files, { drafts, versions }] = [await namedInFiles(), await findPicturesOfTexts(db, staff, officePicture)]
  const unused = names.filter((name) => !files.has(name) && !drafts.has(name))
  const pictures = (await Promise.all(unused.map((name) => readOne(name, versions)))).flat()
  return pictures
    .filter(({ at }) => now.getTime() - at.getTime() > fresh)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.name.localeCompare(b.name))
}

/** Deletes those that are still unused. @returns the number deleted. @throws database and file system errors. */
export async function removePictures(db: Db, staff: Staff<'publishTexts'>, names: readonly string[], now: Date): Promise<number> {
  const unused = (await findUnusedPictures(db, staff, now)).filter(({ name }) => names.includes(name))
  if (unused.length === 0) return 0
  for (const { name } of unused) {
    await rm(join(folder(), name), { force: true })
    await recordAudit(db, staff, { action: 'removed', subject: 'picture', subjectId: name }, now)
  }
  await commitTexts(
    unused.map(({ name }) => `media/pictures/${name}`),
    staff.name,
    'content: removed pictures that nothing shows',
  )
  return unused.length
}
