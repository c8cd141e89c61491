/**
 * The one live snapshot of this process. It stands on `globalThis` because the middleware and the pages are
 * separate bundles, each with its own copy of this file (docs/decisions/003-live-snapshot.md).
 */
import 'server-only'
import { env } from '../runtime/env.ts'
import { loadSnapshot } from './load-snapshot.ts'
import type { LoadedSnapshot, Snapshot } from './snapshot-type.ts'

declare global {
  var currentSnapshot: LoadedSnapshot | undefined
}

function load(): LoadedSnapshot {
  return loadSnapshot(env().CONTENT_DIR, new Date().toISOString().slice(0, 10)).snapshot
}

/** Content and what is hidden of it, for `confidential.ts`. */
export function loadCurrent(): LoadedSnapshot {
  globalThis.currentSnapshot ??= load()
  return globalThis.currentSnapshot
}

/** The content to show now. @throws ContentError at first use when the content has mistakes. */
export const getSnapshot = (): Snapshot => loadCurrent()

/**
 * Reads the content again and puts it in place at once; on a mistake the old one stays.
 * Callers must revalidate the pages afterwards, see `app/api/reload-content`.
 * @throws ContentError
 */
export function replaceSnapshot(): Snapshot {
  globalThis.currentSnapshot = load()
  return globalThis.currentSnapshot
}
