/** Offers a search in the visible area after the map was moved. */
import type { LatLng, Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import styles from './map-overlays.module.css'
import { firstViewEvent } from './use-first-view'
import { notifyPage } from './use-page-messages'

/** Distance in px below which a movement is ignored. */
const leastMove = 12

const hasMoved = (map: LeafletMap, from: { center: LatLng; zoom: number }) =>
  map.getZoom() !== from.zoom ||
  map.latLngToLayerPoint(from.center).distanceTo(map.latLngToLayerPoint(map.getCenter())) > leastMove

export function SearchArea({ map, label }: { map: LeafletMap; label: string }) {
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => {
    const shown = () => ({ center: map.getCenter(), zoom: map.getZoom() })
    let from = shown()
    const onMove = () => setIsOffered(hasMoved(map, from))
    const onFirstView = () => {
      from = shown()
      setIsOffered(false)
    }
    map.on('moveend', onMove).on(firstViewEvent, onFirstView)
    return () => {
      map.off('moveend', onMove).off(firstViewEvent, onFirstView)
    }
  }, [map])

  const search = () => {
    const bounds = map.getBounds()
    const [south, west, north, east] = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()]
    notifyPage({ kind: 'bounds', bounds: { south, west, north, east } })
  }
  return (
    isOffered && (
      <button type="button" className={`${buttonClass({ look: 'white', size: 's' })} ${styles.search}`} onClick={search}>
        {label}
      </button>
    )
  )
}
