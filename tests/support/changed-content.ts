/** A copy of the demo content in a folder of its own, to change and to load. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, formatIssue } from '../../lib/content/content-issue.ts'
import { loadSnapshot } from '../../lib/server/content/snapshot/load-snapshot.ts'
import type { LoadedSnapshot } from '../../lib/server/content/snapshot/snapshot-type.ts'
import { checkedDemo } from './checked-demo.ts'
import { copyContent } from './copy-content.ts'
import { makeTemporaryFolder } from './temporary-folders.ts'

type Json = { [key: string]: unknown }

/** Lays `changes` over `target`: objects key by key, anything else as a whole. */
function merge(target: unknown, changes: unknown): unknown {
  const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject(target) || !isObject(changes)) return changes
  const merged = Object.entries(changes).map(([key, value]) => [key, merge(target[key], value)])
  return { ...target, ...Object.fromEntries(merged) }
}

/**
 * Copies `data/` and changes files of it, by their names below the folder. An object is laid over the file's
 * content, key by key; a function makes the new content out of the old; a new file takes the value as it is. Gone after the test.
 */
export function writeContent(changes: Readonly<Record<string, unknown>>): string {
  const folder = makeTemporaryFolder('agency-')
  copyContent(folder)
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file)
    const old: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
    writeFileSync(path, JSON.stringify(typeof change === 'function' ? change(old) : merge(old, change)))
  }
  return folder
}

function loadWritten(changes: Readonly<Record<string, unknown>>) {
  return loadSnapshot(writeContent(changes), '2026-11-21', checkedDemo('2026-11-21'))
}

/** The changed content as the site would show it. */
export function loadChanged(changes: Readonly<Record<string, unknown>>): LoadedSnapshot {
  return loadWritten(changes).snapshot
}

/** What the content check warns of in the changed content, a line each. */
export function findWarnings(changes: Readonly<Record<string, unknown>>): string[] {
  return loadWritten(changes).warnings.map(formatIssue)
}

/** What the content check says of the changed content, a line per mistake. */
export function findMistakes(changes: Readonly<Record<string, unknown>>): string[] {
  try {
    loadChanged(changes)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(formatIssue)
    throw error
  }
}
