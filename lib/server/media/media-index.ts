/**
 * What was found out of files, by what the file system says of them: a file is read once and not again until it is another one.
 * Kept on disk, so that a start with thousands of pictures reads none. On globalThis: the site's bundles each have a copy of this file.
 */
import 'server-only'
import { readFileSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { env } from '../runtime/env.ts'
import { keepFile } from '../runtime/keep-file.ts'
import type { Inspection } from './inspect-file.ts'

/** Another number when more is found out of a file, or something else. */
const version = 1

type Index = { known: Map<string, Inspection>; isChanged: boolean }
type Stored = { version: number; known: Record<string, Inspection> }

const holder = globalThis as typeof globalThis & { siteMediaIndex?: Index }

const indexPath = () => join(env().VAR_DIR, 'media', 'index.json')

function readIndex(): Index {
  try {
    const stored: Stored = JSON.parse(readFileSync(indexPath(), 'utf8'))
    if (stored.version === version) return { known: new Map(Object.entries(stored.known)), isChanged: false }
  } catch {
    // There is none yet, or none that can be read: it is made again.
  }
  return { known: new Map(), isChanged: false }
}

function index(): Index {
  holder.siteMediaIndex ??= readIndex()
  return holder.siteMediaIndex
}

/** Another file under the same name has another number, size or time. */
const keyOf = ({ dev, ino, size, mtimeMs }: Stats) => `${dev}-${ino}-${size}-${mtimeMs}`

/** @param inspect looks into the file; called where it is not known yet. */
export function inspectOnce(stats: Stats, inspect: () => Inspection): Inspection {
  const current = index()
  const key = keyOf(stats)
  const known = current.known.get(key)
  if (known) return known
  const found = inspect()
  current.known.set(key, found)
  current.isChanged = true
  return found
}

/** Writes what became known. A disk that is full costs the next start some time, and nothing else. */
export async function saveIndex(): Promise<void> {
  const current = index()
  if (!current.isChanged) return
  current.isChanged = false
  const stored: Stored = { version, known: Object.fromEntries(current.known) }
  await keepFile(indexPath(), JSON.stringify(stored))
}
