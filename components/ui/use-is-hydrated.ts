/**
 * Returns whether the page is hydrated: what needs script is shown only then, and the first client render equals the server's.
 */
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
