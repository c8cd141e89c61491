'use client'
/** The tiles under the markers. A tile that fails is requested again (ruling 21); after too many failures the map says so. */
import type { TileErrorEvent } from 'leaflet'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { TileLayer } from 'react-leaflet'
import { buttonClass } from '@/components/ui/button'
import { lookName, tileTemplate, zoomRange } from '@/lib/domain/map/tile'
import { retryDelay } from '@/lib/domain/site/retry-delay'
import { toLatLngBounds } from './first-view'
import type { FrameSettings } from './map-frame-root.client'
import styles from './map-overlays.module.css'

/** Retries each failed tile with a growing delay. @param onGivenUp called when a tile failed too often. */
export function retryTiles(onGivenUp: () => void) {
  const failures = new Map<HTMLImageElement, number>()
  return ({ tile }: Pick<TileErrorEvent, 'tile'>) => {
    const count = (failures.get(tile) ?? 0) + 1
    failures.set(tile, count)
    const delay = retryDelay(count)
    const { src } = tile
    if (delay === undefined) onGivenUp()
    else
      setTimeout(() => {
        if (tile.isConnected) tile.src = src
      }, delay)
  }
}

type Props = Pick<FrameSettings, 'region' | 'texts' | 'language' | 'version' | 'maxZoom'>

/** The same condition as for the page, see `app/styles/tokens.css`. */
const darkPage = () => matchMedia('(prefers-color-scheme: dark)')

const onSchemeChange = (onChange: () => void) => {
  const page = darkPage()
  page.addEventListener('change', onChange)
  return () => page.removeEventListener('change', onChange)
}

export function MapTiles({ region, texts, language, version, maxZoom }: Props) {
  const scheme = useSyncExternalStore(onSchemeChange, () => (darkPage().matches ? 'dark' : 'light'))
  const [round, setRound] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const eventHandlers = useMemo(() => ({ tileerror: retryTiles(() => setHasFailed(true)) }), [])
  const retry = () => {
    setHasFailed(false)
    setRound(round + 1)
  }
  return (
    <>
      <TileLayer
        key={round}
        url={tileTemplate(lookName({ language, scheme }, version))}
        bounds={toLatLngBounds(region)}
        minZoom={zoomRange.min}
        maxZoom={maxZoom}
        eventHandlers={eventHandlers}
      />
      {hasFailed &&
        createPortal(
          <div className={styles.error} role="alert">
            <p>{texts.error}</p>
            <button type="button" className={buttonClass({ look: 'ink', size: 's' })} onClick={retry}>
              {texts.retry}
            </button>
          </div>,
          document.body,
        )}
    </>
  )
}
