/** The device that the window is as wide as, for script that has to know; layout stays CSS (ruling 22). */
import { useSyncExternalStore } from 'react'
import { type Device, deviceOf } from '@/lib/domain/device'

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Follows a window that is resized or turned. The server knows no width and says desktop. */
export function useDevice(): Device {
  return useSyncExternalStore(
    subscribe,
    () => deviceOf(window.innerWidth),
    () => 'desktop',
  )
}
