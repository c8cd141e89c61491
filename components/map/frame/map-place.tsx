/** A place on the map that holds React elements: Leaflet moves it, React fills it. */
import { DomEvent, divIcon, type Map as LeafletMap, marker, type PanInsideOptions } from 'leaflet'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { isReduced } from './first-view'
import styles from './map-frame.module.css'
import { coveredTop } from './use-page-messages'

/**
 * Pixels above a place, with its label: below the tools and, under them, the button that searches here; below that button alone, which a narrow map
 * writes on two lines, where the page covers the top.
 */
const [belowTools, belowSearch] = [160, 132]

/** Pixels between the words below and the map's edge, with half the height of a label. */
const aroundNote = 46

/**
 * How a place comes into view that the keyboard reaches: with pixels free around it for its label, the buttons at the top and the right, and the words
 * below, however many lines they have; at once for who wants nothing to move.
 */
function freeAround(): PanInsideOptions {
  const note = document.querySelector<HTMLElement>('[data-map-note]')?.offsetHeight ?? 0
  const covered = coveredTop()
  const top = covered > 0 ? covered + belowSearch : belowTools
  const free: PanInsideOptions = { paddingTopLeft: [70, top], paddingBottomRight: [120, note + aroundNote] }
  return isReduced() ? { ...free, animate: false } : free
}

/** Added to the layer of what has the focus: markers that stand close do not cover it. */
const aboveAll = 1_000_000

/** Said of the document while the keyboard is at a place: words on the map make room. `:has(:focus-visible)` is not always seen to change. */
const atPlace = 'data-at-place'

function createPlace(latitude: number, longitude: number) {
  const element = document.createElement('div')
  // A click on a marker is none on the map, and pulling one does not move the map.
  DomEvent.disableClickPropagation(element)
  const icon = divIcon({ html: element, className: styles.place ?? '', iconSize: [0, 0] })
  return { element, marker: marker([latitude, longitude], { icon, interactive: false, keyboard: false }) }
}

type Props = {
  map: LeafletMap
  latitude: number
  longitude: number
  /** What lies higher covers the rest. */
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
      // The map knows its size of when the window changed last: its frame may have become lower since.
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
