/** The shape being edited, as a list: the corners of an area or the centre of a circle, each movable without a pointer. */
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Draft, finishedShapes, openDraft } from '@/lib/domain/map/drawing'
import { areaSize, boundsOfShape, type DrawnArea, toArea } from '@/lib/domain/search/search-shape'
import { fillCount } from '@/lib/domain/text/plural-text'
import { toLatLngBounds } from '../first-view'
import { fillText } from '../map-texts'
import { coveredTop } from '../use-page-messages'
import { CirclePanel } from './circle-panel'
import { sizeText } from './corner-names'
import { CornerRow } from './corner-row'
import styles from './draw-panel.module.css'
import type { MapDrawing } from './use-drawing'

type PanelProps = { map: LeafletMap; drawing: MapDrawing }

/** A square around the centre of the map, half as wide as the visible part. */
function squareOn(map: LeafletMap) {
  const bounds = map.getBounds().pad(-0.25)
  const [south, west, north, east] = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()]
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: west },
    { latitude: north, longitude: east },
    { latitude: south, longitude: east },
  ]
}

/** Pixels to keep free: for the panel next to the shape, around the shape, and for the buttons of the map. */
const [besidePanel, aroundShape, besideTools] = [350, 56, 76]
/** Pixels between the edges of a narrow map and the shape. */
const aroundNarrow = 28
/** Largest width in px of a narrow map, as in the style sheet. */
const narrow = 559

/** Moves the map until the edited shape is fully visible next to the panel, or above it on a narrow map. */
function showBeside(map: LeafletMap, draft: Draft | undefined, panelHeight: number): void {
  const shape = draft && finishedShapes({ drafts: [draft] })[0]
  if (!shape) return
  const top = coveredTop()
  const isBelow = top > 0 || map.getSize().x <= narrow
  const around = isBelow ? aroundNarrow : aroundShape
  map.fitBounds(toLatLngBounds(boundsOfShape(shape)), {
    paddingTopLeft: [isBelow ? besideTools : besidePanel, around + top],
    paddingBottomRight: [besideTools, around + (isBelow ? panelHeight : 0)],
    animate: false,
  })
}

/** "6 corners, 2.2 km²", or that sides cross each other. */
function summary({ corners }: DrawnArea, { texts, language }: MapDrawing): string {
  const count = fillCount(texts.cornerCount, corners.length, language)
  const area = toArea(corners)
  if (!area) return count
  const size = areaSize(area)
  return `${count}, ${size === undefined ? texts.crossing : sizeText(size, 'km²', language)}`
}

type CornersProps = PanelProps & { area: DrawnArea; onFill: (area: DrawnArea) => void }

function Corners({ map, drawing, area, onFill }: CornersProps) {
  const { texts, act } = drawing
  const { corners } = area
  const fill = () => {
    const square = squareOn(map)
    act({ kind: 'fill', corners: square })
    onFill({ ...area, corners: square })
  }
  if (corners.length === 0)
    return (
      <div className={styles.begin}>
        <p>{texts.start}</p>
        <Button look="line" size="s" onClick={fill}>
          {texts.square}
        </Button>
      </div>
    )
  return (
    <ol>
      {corners.map((corner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its index
        <CornerRow key={index} drawing={drawing} corner={corner} index={index} />
      ))}
    </ol>
  )
}

function Foot({ drawing, map, count }: PanelProps & { count: number }) {
  const { texts, act, past, language, apply } = drawing
  const draft = openDraft(drawing)
  const { lat, lng } = map.getCenter()
  const corners = draft?.kind === 'area' ? draft.corners : []
  const append = () => {
    if (corners.length > 1) act({ kind: 'insert', before: corners.length })
    else act({ kind: 'append', spot: { latitude: lat, longitude: lng } })
  }
  return (
    <footer>
      <button type="button" aria-disabled={past.length === 0} onClick={() => past.length > 0 && act({ kind: 'undo' })}>
        <Icon of="undo-2" size={16} />
        {texts.undo}
      </button>
      {draft?.kind === 'area' && (
        <button type="button" onClick={append}>
          <Icon of="plus" size={16} />
          {texts.last}
        </button>
      )}
      <Button full onClick={apply}>
        {count > 0 ? fillCount(texts.apply, count, language) : texts.searchHere}
      </Button>
    </footer>
  )
}

/** Moves the focus to `element`, as the pressed button may be gone. */
function leadKeyboard(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/** @param count number of properties on the map within the shape. */
export function DrawPanel({ map, drawing, count }: PanelProps & { count: number }) {
  const { texts, act, drafts, open = 0, status } = drawing
  const title = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  const draft = openDraft(drawing)
  const showWhole = (shape: Draft | undefined) => showBeside(map, shape, panel.current?.offsetHeight ?? 0)
  // Only when another shape is opened: the map does not move during editing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on which shape is open, not on its changes
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    const show = () => showWhole(draft)
    show()
    // The page enlarges a small map after drawing has begun.
    map.on('resize', show)
    return () => {
      map.off('resize', show)
      leadKeyboard(map.getContainer())
    }
  }, [map, open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change may remove the focused button
  useEffect(() => leadKeyboard(title.current), [drafts])
  if (!draft) return null
  const number = drafts.slice(0, open + 1).filter(({ kind }) => kind === draft.kind).length
  const name = fillText(draft.kind === 'area' ? texts.corners : texts.circleTitle, { number })
  return (
    <>
      <section ref={panel} className={styles.panel} aria-labelledby="draw-title">
        <header>
          <div>
            <h2 id="draw-title" ref={title} tabIndex={-1}>
              {name}
            </h2>
            {draft.kind === 'area' && <p>{summary(draft, drawing)}</p>}
          </div>
          <button type="button" aria-label={texts.close} onClick={() => act({ kind: 'close' })}>
            <Icon of="x" />
          </button>
        </header>
        {draft.kind === 'area' ? (
          // After the corners are rendered, the panel has its final height.
          <Corners map={map} drawing={drawing} area={draft} onFill={(area) => requestAnimationFrame(() => showWhole(area))} />
        ) : (
          <CirclePanel drawing={drawing} circle={draft} />
        )}
        <Foot map={map} drawing={drawing} count={drawing.shapes.length > 0 ? count : 0} />
      </section>
      <p className={styles.status} role="status">
        {status}
      </p>
    </>
  )
}
