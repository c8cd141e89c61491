/** A point on the map that can be dragged, by mouse or touch. */
import type { Map as LeafletMap } from 'leaflet'
import { type KeyboardEventHandler, type PointerEvent, type ReactNode, useRef } from 'react'
import type { Spot } from '@/lib/domain/map/distance'
import styles from './draw-layers.module.css'

/** Distance in px below which a drag is a click. */
const leastPull = 4

type Props = {
  map: LeafletMap
  className: string | undefined
  name: string
  isOn: boolean
  onChoose?: () => void
  /** Called before the first move of a drag. */
  onGrab?: () => void
  onPull: (spot: Spot) => void
  onKeyDown: KeyboardEventHandler
  children?: ReactNode
}

type Grip = { x: number; y: number; isPulled: boolean }

export function Handle({ map, className, name, isOn, onChoose, onGrab, onPull, onKeyDown, children }: Props) {
  const grip = useRef<Grip>(undefined)

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, y: event.clientY, isPulled: false }
    onChoose?.()
  }
  const onPointerMove = (event: PointerEvent) => {
    const from = grip.current
    if (!from) return
    if (!from.isPulled) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < leastPull) return
      from.isPulled = true
      onGrab?.()
      return
    }
    const { lat, lng } = map.mouseEventToLatLng(event.nativeEvent)
    onPull({ latitude: lat, longitude: lng })
  }
  const onPointerUp = () => {
    grip.current = undefined
  }
  return (
    <button
      type="button"
      className={`${className} ${isOn ? styles.on : ''}`}
      aria-label={name}
      aria-pressed={onChoose ? isOn : undefined}
      onClick={onChoose}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onChoose?.()}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <span>{children}</span>
    </button>
  )
}
