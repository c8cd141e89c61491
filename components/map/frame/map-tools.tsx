/** Zoom buttons; Leaflet's own are too small for touch. */
import type { Map as LeafletMap } from 'leaflet'
import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './map-overlays.module.css'
import type { MapTexts } from './map-texts'

function useZoom(map: LeafletMap): number {
  const subscribe = (onChange: () => void) => {
    map.on('zoomend', onChange)
    return () => map.off('zoomend', onChange)
  }
  return useSyncExternalStore(subscribe, () => map.getZoom())
}

export function MapTools({ map, texts }: { map: LeafletMap; texts: MapTexts }) {
  const zoom = useZoom(map)
  // Not `disabled`: the button that reaches the end would lose the focus.
  return (
    <div className={styles.tools}>
      <button type="button" aria-label={texts.zoomIn} aria-disabled={zoom >= map.getMaxZoom()} onClick={() => map.zoomIn()}>
        <Icon of="plus" />
      </button>
      <button type="button" aria-label={texts.zoomOut} aria-disabled={zoom <= map.getMinZoom()} onClick={() => map.zoomOut()}>
        <Icon of="minus" />
      </button>
    </div>
  )
}
