/** Keeps what the map knows of its size true. */
import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'

/** Leaflet asks when the window changes, and a frame that changes is laid out after that: it would keep the size of before. */
export function useTrueSize(map: LeafletMap | null): void {
  useEffect(() => {
    if (!map) return
    const observer = new ResizeObserver(() => map.invalidateSize({ pan: false }))
    observer.observe(map.getContainer())
    return () => observer.disconnect()
  }, [map])
}
