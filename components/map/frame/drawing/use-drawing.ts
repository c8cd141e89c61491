/** State of the shapes drawn on the map: the drafts, the actions that change them, and the status text for screen readers. */
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import type { Spot } from '@/lib/domain/map/distance'
import {
  beginDrawing,
  type DrawAction,
  type Drawing,
  draw,
  finishedShapes,
  firstRadius,
  openDraft,
  readShapeTexts,
  writeShapeTexts,
} from '@/lib/domain/map/drawing'
import type { DrawMessage, ShapeTexts } from '@/lib/domain/map/messages'
import type { SearchShape } from '@/lib/domain/search/search-shape'
import type { Language } from '@/lib/domain/text/language'
import { type DrawTexts, fillText } from '../map-texts'
import { notifyPage } from '../use-page-messages'
import { nameNear, type PlaceLabel, sizeText } from './corner-names'

type Settings = { texts: DrawTexts; names: readonly PlaceLabel[]; language: Language }

export type MapDrawing = Drawing &
  Settings & {
    /** Whether a shape is being edited. */
    isOn: boolean
    /** The complete drafts. */
    shapes: readonly SearchShape[]
    /** Describes the last change. */
    status: string
    act: (action: DrawAction) => void
    /** The nearest place name of a corner or centre. */
    nameOf: (spot: Spot) => string
    /** Begins an area or a circle in the centre of the map. */
    begin: (shape: 'area' | 'circle') => void
    apply: () => void
  }

/** The status text of a change. */
function statusOf(before: Drawing, after: Drawing, action: DrawAction, { texts, language, names }: Settings): string {
  const number = (after.corner ?? before.corner ?? 0) + 1
  const draft = openDraft(after)
  const near = (spot: Spot | undefined) => ({ place: (spot && nameNear(spot, names)) || texts.somewhere, number })
  switch (action.kind) {
    case 'area':
      return after.open === undefined ? texts.full : texts.start
    case 'circle':
      return after.open === undefined ? texts.full : fillText(texts.begunCircle, { size: sizeText(firstRadius, 'km', language) })
    case 'append':
    case 'insert':
      return after === before ? texts.full : fillText(texts.added, { number })
    case 'fill':
    case 'choose':
      return after.corner === undefined ? '' : fillText(texts.chosen, { number })
    case 'step':
    case 'pull':
      if (draft?.kind === 'circle') return fillText(texts.movedMiddle, near(draft))
      return fillText(texts.moved, near(draft?.corners[after.corner ?? 0]))
    case 'radius':
      return draft?.kind === 'circle' ? fillText(texts.radiusSet, { size: sizeText(draft.kilometres, 'km', language) }) : ''
    case 'remove-corner':
      return fillText(texts.removed, { number: (before.corner ?? 0) + 1 })
    case 'remove':
      return texts.shapeRemoved
    case 'undo':
      return texts.undone
    default:
      return ''
  }
}

/** The centre of the visible map. */
function middleOf(map: LeafletMap): Spot {
  const { lat, lng } = map.getCenter()
  return { latitude: lat, longitude: lng }
}

/** @param asked the last request of a button of the page. */
export function useDrawing(
  map: LeafletMap | null,
  texts: ShapeTexts | null,
  asked: DrawMessage | undefined,
  settings: Settings,
): MapDrawing {
  const [drawing, setDrawing] = useState(() => beginDrawing(texts ? readShapeTexts(texts) : []))
  const [status, setStatus] = useState('')
  const isOn = drawing.open !== undefined

  // A ref, as the second of two quick clicks can come before the first is rendered.
  const latest = useRef(drawing)
  function act(action: DrawAction): void {
    const before = latest.current
    const next = draw(before, action)
    latest.current = next
    setDrawing(next)
    const said = statusOf(before, next, action, settings)
    if (said || action.kind === 'close') setStatus(said)
  }

  function begin(shape: 'area' | 'circle'): void {
    if (map) act(shape === 'area' ? { kind: 'area' } : { kind: 'circle', middle: middleOf(map) })
  }

  const done = useRef<DrawMessage>(undefined)
  useEffect(() => {
    if (!asked || asked === done.current || !map) return
    done.current = asked
    if (asked.index < 0) begin(asked.shape)
    else act({ kind: 'open', index: asked.index })
  })
  // The page enlarges the map while the visitor draws.
  useEffect(() => {
    if (texts) notifyPage({ kind: 'drawing', isOn })
  }, [texts, isOn])

  return {
    ...drawing,
    ...settings,
    isOn,
    shapes: finishedShapes(drawing),
    status,
    act,
    nameOf: (spot) => nameNear(spot, settings.names),
    begin,
    apply: () => notifyPage({ kind: 'shapes', shapes: writeShapeTexts(finishedShapes(drawing)) }),
  }
}
