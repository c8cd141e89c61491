/** A list of the visitor; empty on the server and at the first render. */
import { useSyncExternalStore } from 'react'
import { type IdList, type IdListName, noIds } from '@/lib/domain/property/favourites'
import { idStores } from './id-store'

export function useIds(name: IdListName): IdList {
  const { subscribe, read } = idStores[name]
  return useSyncExternalStore(subscribe, read, () => noIds)
}
