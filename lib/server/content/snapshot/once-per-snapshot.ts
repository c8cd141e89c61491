/** What is made of the whole content, made once until the content changes. */
import 'server-only'
import type { Language } from '../../../domain/text/language.ts'
import { getSnapshot } from './current-snapshot.ts'

/** A map that belongs to the snapshot in use. */
function mapOfSnapshot<Key, T>(): () => Map<Key, T> {
  const bySnapshot = new WeakMap<object, Map<Key, T>>()
  return () => {
    const snapshot = getSnapshot()
    const known = bySnapshot.get(snapshot) ?? new Map<Key, T>()
    bySnapshot.set(snapshot, known)
    return known
  }
}

/** Keeps what `make` gives for a key as long as the snapshot is the same: pages ask for it each time they are made. */
export function keptPerSnapshot<Key extends string, T extends NonNullable<unknown>>(make: (key: Key) => T): (key: Key) => T {
  const known = mapOfSnapshot<Key, T>()
  return (key) => {
    const made = known().get(key) ?? make(key)
    known().set(key, made)
    return made
  }
}

/** The same of what comes later, for each language. A failure is not kept. */
export function oncePerSnapshot<T>(make: (language: Language) => Promise<T>): (language: Language) => Promise<T> {
  const known = mapOfSnapshot<Language, Promise<T>>()
  return (language) => {
    const current = known()
    const made = current.get(language) ?? make(language)
    current.set(language, made)
    made.catch(() => current.delete(language))
    return made
  }
}
