'use client'
/** Areas and circles on the map, and the handles of the one being edited: dragged by pointer or moved by keys. */
import type { Map as LeafletMap } from 'leaflet'
import { type KeyboardEvent, useEffect } from 'react'
import { Circle, Polygon, Polyline, useMapEvents } from 'react-leaflet'
import { degreesOf, distanceBetween, type Spot } from '@/lib/domain/map/distance'
import { type Direction, type Draft, halfway, openDraft, radiusStep, steps } from '@/lib/domain/map/drawing'
import type { Circle as CircleShape, DrawnArea } from '@/lib/domain/search/search-shape'
import { MapPlace } from '../map-place'
import { fillText } from '../map-texts'
import { sizeText } from './corner-names'
import styles from './draw-layers.module.css'
import { Handle } from './handle'
import type { MapDrawing } from './use-drawing'

/** z-index offset of the handles, above every marker. */
const handleLayer = 5000

const toPoint = ({ latitude, longitude }: Spot): [number, number] => [latitude, longitude]

function Shape({ draft }: { draft: Draft }) {
  const common = { interactive: false, className: styles.shape ?? '' } as const
  if (draft.kind === 'circle') return <Circle center={toPoint(draft)} radius={draft.kilometres * 1000} {...common} />
  return <Polygon positions={draft.corners.map(toPoint)} {...common} fillRule="evenodd" />
}

const directionOf: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'west',
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowRight: 'east',
}

type HandlesProps<T> = { map: LeafletMap; drawing: MapDrawing; draft: T }

/** Moves the chosen corner by keys; with Shift in the largest steps. */
function onArrow(event: KeyboardEvent, { act }: MapDrawing): void {
  const direction = directionOf[event.key]
  if (event.key === 'Delete' || event.key === 'Backspace') act({ kind: 'remove-corner' })
  else if (direction) act({ kind: 'step', direction, metres: event.shiftKey ? steps[2] : steps[0] })
  else return
  event.preventDefault()
  event.stopPropagation()
}

function AreaHandles({ map, drawing, draft: { corners } }: HandlesProps<DrawnArea>) {
  const { act, texts, corner: chosen, nameOf } = drawing
  return (
    <>
      {corners.map((corner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its index
        <MapPlace key={index} map={map} {...corner} layer={handleLayer + (index === chosen ? 1 : 0)}>
          <Handle
            map={map}
            className={styles.corner}
            name={fillText(texts.cornerAt, { number: index + 1, place: nameOf(corner) })}
            isOn={index === chosen}
            onChoose={() => index === chosen || act({ kind: 'choose', corner: index })}
            onGrab={() => act({ kind: 'grab' })}
            onPull={(spot) => act({ kind: 'pull', spot })}
            onKeyDown={(event) => index === chosen && onArrow(event, drawing)}
          >
            {index + 1}
          </Handle>
        </MapPlace>
      ))}
      {corners.length > 1 &&
        corners.map((corner, index) => {
          const next = (index + 1) % corners.length
          const place = halfway(corner, corners[next] ?? corner)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is identified by its index
            <MapPlace key={index} map={map} {...place} layer={handleLayer - 1}>
              <button
                type="button"
                className={`${styles.corner} ${styles.between}`}
                aria-label={fillText(texts.between, { from: index + 1, to: next + 1 })}
                onClick={() => act({ kind: 'insert', before: index + 1 })}
              >
                <span />
              </button>
            </MapPlace>
          )
        })}
    </>
  )
}

/** Position of the radius handle of a circle: east of its centre. */
const edgeOf = (circle: CircleShape): Spot => ({
  latitude: circle.latitude,
  longitude: circle.longitude + degreesOf(circle.kilometres * 1000, circle.latitude).longitude,
})

function CircleHandles({ map, drawing, draft: circle }: HandlesProps<CircleShape>) {
  const { act, texts, language } = drawing
  const edge = edgeOf(circle)
  const size = sizeText(circle.kilometres, 'km', language)
  const grow = (event: KeyboardEvent, steps: number) => {
    act({ kind: 'radius', kilometres: circle.kilometres + steps * radiusStep })
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <Polyline positions={[toPoint(circle), toPoint(edge)]} interactive={false} className={styles.reach ?? ''} />
      <MapPlace map={map} {...halfway(circle, edge)} layer={handleLayer - 1}>
        <span className={styles.size}>{size}</span>
      </MapPlace>
      <MapPlace map={map} latitude={circle.latitude} longitude={circle.longitude} layer={handleLayer}>
        <Handle
          map={map}
          className={`${styles.corner} ${styles.middle}`}
          name={texts.middle}
          isOn={false}
          onGrab={() => act({ kind: 'grab' })}
          onPull={(spot) => act({ kind: 'pull', spot })}
          onKeyDown={(event) => onArrow(event, drawing)}
        />
      </MapPlace>
      <MapPlace map={map} {...edge} layer={handleLayer}>
        <Handle
          map={map}
          className={`${styles.corner} ${styles.edge}`}
          name={fillText(texts.handle, { size })}
          isOn={false}
          onPull={(spot) => act({ kind: 'radius', kilometres: distanceBetween(circle, spot) / 1000 })}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight' || event.key === 'ArrowUp') grow(event, 1)
            else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') grow(event, -1)
          }}
        />
      </MapPlace>
    </>
  )
}

export function DrawLayers({ map, drawing }: { map: LeafletMap; drawing: MapDrawing }) {
  const { drafts, act } = drawing
  const draft = openDraft(drawing)
  useEffect(() => {
    // Otherwise two corners set quickly would zoom the map.
    if (draft) map.doubleClickZoom.disable()
    else map.doubleClickZoom.enable()
  }, [map, draft])
  useMapEvents({
    click: ({ latlng }) => {
      const spot = { latitude: latlng.lat, longitude: latlng.lng }
      if (draft?.kind === 'area') act({ kind: 'append', spot })
      else if (draft) act({ kind: 'pull', spot })
    },
  })
  return (
    <>
      {drafts.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape is identified by its index
        <Shape key={`${shape.kind} ${index}`} draft={shape} />
      ))}
      {draft?.kind === 'area' && <AreaHandles map={map} drawing={drawing} draft={draft} />}
      {draft?.kind === 'circle' && <CircleHandles map={map} drawing={drawing} draft={draft} />}
    </>
  )
}
