/**
 * The visitor's lists of property ids in local storage, shared by all components of a page and all tabs. Where storage is
 * switched off, a list lasts as long as the page.
 */
import { pageItems } from '@/lib/domain/consent/page-items'
import { type IdList, type IdListName, noIds, parseStoredIds, removeId, toggleId } from '@/lib/domain/property/favourites'

type IdStore = { subscribe: (listener: () => void) => () => void; read: () => IdList; write: (ids: IdList) => void }

/** Undefined where storage is switched off. */
function readText(name: IdListName): string | null | undefined {
  try {
    return localStorage.getItem(pageItems[name].key)
  } catch {
    return undefined
  }
}

/** An empty list removes the item. */
function writeText(name: IdListName, ids: IdList): void {
  try {
    if (ids.length > 0) localStorage.setItem(pageItems[name].key, JSON.stringify(ids))
    else localStorage.removeItem(pageItems[name].key)
  } catch {
    // Storage is switched off or full: the list lasts as long as the page.
  }
}

function createStore(name: IdListName): IdStore {
  const listeners = new Set<() => void>()
  let ids = noIds
  /** Text in storage when `ids` was read or written. */
  let text: string | null | undefined

  const notify = () => {
    for (const listener of listeners) listener()
  }

  /** Returns the same array while nothing changes, as `useSyncExternalStore` requires. */
  function read(): IdList {
    const stored = readText(name)
    if (stored !== undefined && stored !== text) {
      text = stored
      ids = parseStoredIds(name, stored)
    }
    return ids
  }

  function write(next: IdList): void {
    ids = next
    writeText(name, next)
    text = readText(name)
    notify()
  }

  /** Changes in other tabs come as `storage` events; a page restored from the back/forward cache missed those. */
  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      window.addEventListener('storage', notify)
      window.addEventListener('pageshow', notify)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      window.removeEventListener('storage', notify)
      window.removeEventListener('pageshow', notify)
    }
  }

  return { subscribe, read, write }
}

/** Each list has exactly one store. */
export const idStores = {
  favourites: createStore('favourites'),
  compare: createStore('compare'),
} as const satisfies Record<IdListName, IdStore>

export function toggleStoredId(name: IdListName, id: number): void {
  const { read, write } = idStores[name]
  write(toggleId(name, read(), id))
}

export function removeStoredId(name: IdListName, id: number): void {
  const { read, write } = idStores[name]
  write(removeId(read(), id))
}

export function clearStoredIds(name: IdListName): void {
  idStores[name].write(noIds)
}
