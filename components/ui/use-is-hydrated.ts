/** Tells whether script runs, so that what needs it appears only then and the first drawing equals the server's. */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
