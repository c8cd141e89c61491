'use client'
/** Waits for the page's message; Leaflet is fetched with it and knows no server. */
import { lazy, Suspense } from 'react'
import type { Bounds } from '@/lib/domain/map/bounds'
import type { Language } from '@/lib/domain/text/language'
import type { Attribution } from '../attribution'
import type { PlaceLabel } from './drawing/corner-names'
import styles from './map-frame.module.css'
import type { MapTexts } from './map-texts'
import { usePageMessages } from './use-page-messages'

const MapView = lazy(() => import('./map-view.client'))

/** `version` and closest zoom of the map that the tiles are of. */
export type FrameSettings = {
  texts: MapTexts
  region: Bounds
  attribution: Attribution
  language: Language
  version: string
  maxZoom: number
  /** What lies where, to name the corners of an area. */
  names: readonly PlaceLabel[]
}

export function MapFrameRoot(settings: FrameSettings) {
  const { show, highlightedId, asked } = usePageMessages()
  return (
    <div className={styles.frame}>
      {show && (
        <Suspense fallback={null}>
          <MapView show={show} highlightedId={highlightedId} asked={asked} {...settings} />
        </Suspense>
      )}
    </div>
  )
}
