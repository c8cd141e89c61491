/**
 * Index of inspected files by their file system metadata: a file is inspected again only when it changed. Stored on disk, so that
 * a start with thousands of pictures reads none. On globalThis: each bundle has a copy of this file.
 */
import 'server-only'
import { readFileSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { env } from '../runtime/env.ts'
import { writeStartupFile } from '../runtime/write-startup-file.ts'
import type { Inspection } from './inspect-file.ts'

/** Increase when inspection returns other or additional facts. */
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
    // No index yet, or an unreadable one: it is built again.
  }
  return { known: new Map(), isChanged: false }
}

function index(): Index {
  holder.siteMediaIndex ??= readIndex()
  return holder.siteMediaIndex
}

/** A changed file has another inode, size or time. */
const keyOf = ({ dev, ino, size, mtimeMs }: Stats) => `${dev}-${ino}-${size}-${mtimeMs}`

/** @param inspect called if the file is not in the index. */
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

/** Writes new entries. If that fails, only the next start takes longer. */
export async function saveIndex(): Promise<void> {
  const current = index()
  if (!current.isChanged) return
  current.isChanged = false
  const stored: Stored = { version, known: Object.fromEntries(current.known) }
  await writeStartupFile(indexPath(), JSON.stringify(stored))
}
