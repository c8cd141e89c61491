/** Keeps the size that Leaflet uses up to date. */
import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'

/** Leaflet measures when the window is resized; an iframe is laid out after that, so it would use the old size. */
export function useTrueSize(map: LeafletMap | null): void {
  useEffect(() => {
    if (!map) return
    const observer = new ResizeObserver(() => map.invalidateSize({ pan: false }))
    observer.observe(map.getContainer())
    return () => observer.disconnect()
  }, [map])
}
