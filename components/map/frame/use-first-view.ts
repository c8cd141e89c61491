/** Keeps what the map shows first in step with its size. */
import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import type { View } from './first-view'

/** Said by the map when it shows again what it showed first. */
export const firstViewEvent = 'firstview'

/** What a visitor begins to move the map with, its buttons included. */
const touches = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * Fits the first view again whenever the map gets another size, until the visitor has touched it: a map that was made before the
 * page scrolled is lower than the one that fills the window, and would keep markers together that have room now.
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
