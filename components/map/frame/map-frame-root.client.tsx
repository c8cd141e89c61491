'use client'
/** Waits for the message of the page; Leaflet, which cannot run on the server, is loaded when it comes. */
import { lazy, Suspense } from 'react'
import type { Bounds } from '@/lib/domain/map/bounds'
import type { Language } from '@/lib/domain/text/language'
import type { Attribution } from '../attribution'
import type { PlaceLabel } from './drawing/corner-names'
import styles from './map-frame.module.css'
import type { MapTexts } from './map-texts'
import { usePageMessages } from './use-page-messages'

const MapView = lazy(() => import('./map-view.client'))

/** `version` and largest zoom of the map tiles. */
export type FrameSettings = {
  texts: MapTexts
  region: Bounds
  attribution: Attribution
  language: Language
  version: string
  maxZoom: number
  /** Places, to name the corners of an area. */
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
