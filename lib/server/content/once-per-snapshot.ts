/** Documents made of the whole content, made once in each language until the content changes. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from './current-snapshot.ts'

/** Keeps what `make` gives for a language as long as the snapshot is the same. A failure is not kept. */
export function oncePerSnapshot<T>(make: (language: Language) => Promise<T>): (language: Language) => Promise<T> {
  const bySnapshot = new WeakMap<object, Map<Language, Promise<T>>>()
  return (language) => {
    const snapshot = getSnapshot()
    const known = bySnapshot.get(snapshot) ?? new Map<Language, Promise<T>>()
    bySnapshot.set(snapshot, known)
    const made = known.get(language) ?? make(language)
    known.set(language, made)
    made.catch(() => known.delete(language))
    return made
  }
}
