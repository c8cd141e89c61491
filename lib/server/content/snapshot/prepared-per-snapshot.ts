/**
 * What is computed from all listings before a snapshot is shown, so that no visitor waits for it. On globalThis: each bundle has a
 * copy of this file.
 */
import 'server-only'
import { runAtOnce, type Steps } from '../thread/steps.ts'
import type { Snapshot } from './snapshot-type.ts'

const holder = globalThis as typeof globalThis & { sitePrepared?: Map<string, WeakMap<Snapshot, unknown>> }

/**
 * `find` computes it now if it was not prepared. It is garbage-collected together with the snapshot.
 * @param name unique; bundles share what has the same name.
 */
export function preparedPerSnapshot<T extends NonNullable<unknown>>(name: string, build: (snapshot: Snapshot) => Steps<T>) {
  function cacheOf(): WeakMap<Snapshot, T> {
    holder.sitePrepared ??= new Map()
    const cache = holder.sitePrepared.get(name) ?? new WeakMap()
    holder.sitePrepared.set(name, cache)
    return cache as WeakMap<Snapshot, T>
  }
  return {
    find: (snapshot: Snapshot): T => {
      const value = cacheOf().get(snapshot) ?? runAtOnce(build(snapshot))
      cacheOf().set(snapshot, value)
      return value
    },
    prepare: function* (snapshot: Snapshot): Steps<void> {
      cacheOf().set(snapshot, yield* build(snapshot))
    },
  }
}
