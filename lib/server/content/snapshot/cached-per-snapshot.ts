/** Caches what is computed from the whole content, until the content changes. */
import 'server-only'
import type { Language } from '../../../domain/text/language.ts'
import { getSnapshot } from './current-snapshot.ts'

/** One cache per snapshot; it is garbage-collected together with the snapshot. */
function cacheOfSnapshot<Key, T>(): () => Map<Key, T> {
  const bySnapshot = new WeakMap<object, Map<Key, T>>()
  return () => {
    const snapshot = getSnapshot()
    const cache = bySnapshot.get(snapshot) ?? new Map<Key, T>()
    bySnapshot.set(snapshot, cache)
    return cache
  }
}

/** Memoizes `compute` per key as long as the snapshot is the same: pages call it each time they are rendered. */
export function cachedPerSnapshot<Key extends string, T extends NonNullable<unknown>>(compute: (key: Key) => T): (key: Key) => T {
  const cache = cacheOfSnapshot<Key, T>()
  return (key) => {
    const value = cache().get(key) ?? compute(key)
    cache().set(key, value)
    return value
  }
}

/** As {@link cachedPerSnapshot}, for asynchronous results per language. A rejection is not cached. */
export function cachedPerLanguage<T>(compute: (language: Language) => Promise<T>): (language: Language) => Promise<T> {
  const cache = cacheOfSnapshot<Language, Promise<T>>()
  return (language) => {
    const current = cache()
    const result = current.get(language) ?? compute(language)
    current.set(language, result)
    result.catch(() => current.delete(language))
    return result
  }
}
