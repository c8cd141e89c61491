/** A position on the map that contains React elements: Leaflet moves it, React renders it. */
import { DomEvent, divIcon, type Map as LeafletMap, marker, type PanInsideOptions } from 'leaflet'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { isReduced } from './first-view'
import styles from './map-frame.module.css'
import { coveredTop } from './use-page-messages'

/**
 * Pixels to keep free above a position and its label: for the buttons and the search button below them; or, where the page covers
 * the top, for the search button alone, which has two lines on a narrow map.
 */
const [belowTools, belowSearch] = [160, 132]

/** Pixels between the notes at the foot and the map's edge, plus half the height of a label. */
const aroundNote = 46

/**
 * Options for scrolling a focused position into view: pixels to keep free around it for its label, the buttons at the top and at
 * the right, and the notes below, however many lines they have; without animation under reduced motion.
 */
function freeAround(): PanInsideOptions {
  const note = document.querySelector<HTMLElement>('[data-map-note]')?.offsetHeight ?? 0
  const covered = coveredTop()
  const top = covered > 0 ? covered + belowSearch : belowTools
  const free: PanInsideOptions = { paddingTopLeft: [70, top], paddingBottomRight: [120, note + aroundNote] }
  return isReduced() ? { ...free, animate: false } : free
}

/** Added to the z-index of the focused marker, so that close markers do not cover it. */
const aboveAll = 1_000_000

/**
 * Attribute of the document while a marker has the focus: notes on the map give way. Browsers do not always update
 * `:has(:focus-visible)`.
 */
const atPlace = 'data-at-place'

function createPlace(latitude: number, longitude: number) {
  const element = document.createElement('div')
  // Clicks on a marker must not reach the map, and dragging one must not move it.
  DomEvent.disableClickPropagation(element)
  const icon = divIcon({ html: element, className: styles.place ?? '', iconSize: [0, 0] })
  return { element, marker: marker([latitude, longitude], { icon, interactive: false, keyboard: false }) }
}

type Props = {
  map: LeafletMap
  latitude: number
  longitude: number
  /** z-index offset: higher markers cover lower ones. */
  layer: number
  children: ReactNode
}

export function MapPlace({ map, latitude, longitude, layer, children }: Props) {
  const [place] = useState(() => createPlace(latitude, longitude))
  useEffect(() => {
    place.marker.addTo(map)
    return () => {
      place.marker.remove()
    }
  }, [map, place])
  useEffect(() => {
    place.marker.setLatLng([latitude, longitude])
    const show = () => {
      // Leaflet updates the size only when the window is resized: the frame may have become lower since.
      map.invalidateSize({ pan: false })
      map.panInside([latitude, longitude], freeAround())
    }
    place.element.addEventListener('focusin', show)
    return () => place.element.removeEventListener('focusin', show)
  }, [map, place, latitude, longitude])
  useEffect(() => {
    const rise = ({ target }: FocusEvent) => {
      place.marker.setZIndexOffset(layer + aboveAll)
      document.documentElement.toggleAttribute(atPlace, target instanceof Element && target.matches(':focus-visible'))
    }
    const sink = () => {
      place.marker.setZIndexOffset(layer)
      document.documentElement.removeAttribute(atPlace)
    }
    place.marker.setZIndexOffset(layer)
    place.element.addEventListener('focusin', rise)
    place.element.addEventListener('focusout', sink)
    return () => {
      place.element.removeEventListener('focusin', rise)
      place.element.removeEventListener('focusout', sink)
    }
  }, [place, layer])
  return createPortal(children, place.element)
}
