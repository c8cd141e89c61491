/** Fits the first view of the map to its size. */
import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import type { View } from './first-view'

/** Event of the map after it has shown its first view again. */
export const firstViewEvent = 'firstview'

/** Events with which a visitor begins to move the map, also by its buttons. */
const touches = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * Fits the first view again whenever the map is resized, until the visitor interacts with it: a map created before the page was
 * scrolled is lower than the one that later fills the window, and would keep markers in clusters that now fit separately.
 */
export function useFirstView(map: LeafletMap | null, view: View): void {
  useEffect(() => {
    if (!map) return
    const { bounds, boundsOptions, center, zoom } = view
    const fit = () => {
      if (bounds) map.fitBounds(bounds, { ...boundsOptions, animate: false })
      else if (center) map.setView(center, zoom, { animate: false })
      map.fire(firstViewEvent)
    }
    const stop = () => {
      map.off('resize', fit)
      for (const type of touches) document.removeEventListener(type, stop)
    }
    map.on('resize', fit)
    for (const type of touches) document.addEventListener(type, stop, { passive: true })
    return stop
  }, [map, view])
}
