/** A copy of the demo content in a separate folder, to change and to load. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, formatIssue } from '../../lib/content/content-issue.ts'
import { loadSnapshot } from '../../lib/server/content/snapshot/load-snapshot.ts'
import type { LoadedSnapshot } from '../../lib/server/content/snapshot/snapshot-type.ts'
import { checkedDemo } from './checked-demo.ts'
import { copyContent } from './copy-content.ts'
import { makeTemporaryFolder } from './temporary-folders.ts'

type Json = { [key: string]: unknown }

/** Merges `changes` into `target`: objects key by key, any other value replaces the old one. */
function merge(target: unknown, changes: unknown): unknown {
  const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject(target) || !isObject(changes)) return changes
  const merged = Object.entries(changes).map(([key, value]) => [key, merge(target[key], value)])
  return { ...target, ...Object.fromEntries(merged) }
}

/**
 * Copies `data/` and changes files of it, by their path in the folder. An object is merged into the file's
 * content, key by key; a function returns the new content for the old; a new file gets the value as it is. Deleted after the test.
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

/** The changed content as the site would load it. */
export function loadChanged(changes: Readonly<Record<string, unknown>>): LoadedSnapshot {
  return loadWritten(changes).snapshot
}

/** Warnings of the content check about the changed content, one line each. */
export function findWarnings(changes: Readonly<Record<string, unknown>>): string[] {
  return loadWritten(changes).warnings.map(formatIssue)
}

/** Errors of the content check in the changed content, one line each. */
export function findMistakes(changes: Readonly<Record<string, unknown>>): string[] {
  try {
    loadChanged(changes)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(formatIssue)
    throw error
  }
}
