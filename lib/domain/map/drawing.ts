/**
 * State of what the visitor draws on the map: areas by their corners, circles by their centre. A pure reducer: the map renders
 * the state, keys and pointers change it.
 */

import {
  type Circle,
  cornerLimits,
  type DrawnArea,
  orderShapes,
  parseArea,
  parseCircle,
  roundSpot,
  type SearchShape,
  shapeLimit,
  toArea,
  toCircle,
  writeShape,
} from '../search/search-shape.ts'
import { degreesOf, type Spot } from './distance.ts'
import type { ShapeTexts } from './messages.ts'

/** An area, possibly with too few corners yet, in the order they were set. */
export type Draft = DrawnArea | Circle

export type Drawing = {
  drafts: readonly Draft[]
  /** Index of the draft being edited. */
  open: number | undefined
  /** Index of the selected corner in it. */
  corner: number | undefined
  /** Drafts before each change, for undo; the latest is last. */
  past: readonly (readonly Draft[])[]
}

export const directions = ['west', 'north', 'south', 'east'] as const
export type Direction = (typeof directions)[number]

/** Metres by which a key or an arrow button moves a corner. */
export const steps = [25, 100, 500] as const

/** Kilometres: step of the buttons of a circle, and radius of a new one. */
export const radiusStep = 0.2
export const firstRadius = 1

export type DrawAction =
  | { kind: 'open'; index: number }
  | { kind: 'close' }
  /** A new area: its corners follow one by one, or all at once with `fill`. */
  | { kind: 'area' }
  | { kind: 'fill'; corners: readonly Spot[] }
  | { kind: 'circle'; middle: Spot }
  /** A corner after the last one; without a spot, halfway to the first. */
  | { kind: 'append'; spot: Spot }
  | { kind: 'insert'; before: number }
  | { kind: 'choose'; corner: number | undefined }
  /** Begins dragging: the moves that follow are one step of undo. */
  | { kind: 'grab' }
  | { kind: 'pull'; spot: Spot }
  | { kind: 'step'; direction: Direction; metres: number }
  | { kind: 'remove-corner' }
  | { kind: 'radius'; kilometres: number }
  | { kind: 'remove' }
  | { kind: 'undo' }

const historyLimit = 50

export const beginDrawing = (shapes: readonly SearchShape[]): Drawing => ({
  drafts: shapes,
  open: undefined,
  corner: undefined,
  past: [],
})

export const openDraft = ({ drafts, open }: Drawing): Draft | undefined => (open === undefined ? undefined : drafts[open])

/** The complete drafts as normalised search shapes. */
export const finishedShapes = ({ drafts }: Pick<Drawing, 'drafts'>): SearchShape[] =>
  drafts.flatMap((draft): SearchShape[] => {
    const shape = draft.kind === 'area' ? toArea(draft.corners) : toCircle(draft, draft.kilometres)
    return shape ? [shape] : []
  })

/** The shapes of an address, in their order. */
export const readShapeTexts = ({ zone, around }: ShapeTexts): SearchShape[] =>
  orderShapes([...zone.flatMap((text) => parseArea(text) ?? []), ...around.flatMap((text) => parseCircle(text) ?? [])])

/** The shapes as query parameter values. */
export function writeShapeTexts(shapes: readonly SearchShape[]): ShapeTexts {
  const ordered = orderShapes(shapes)
  const ofKind = (kind: SearchShape['kind']) => ordered.filter((shape) => shape.kind === kind).map(writeShape)
  return { zone: ofKind('area'), around: ofKind('circle') }
}

/** The midpoint of two spots. */
export const halfway = (a: Spot, b: Spot): Spot =>
  roundSpot({ latitude: (a.latitude + b.latitude) / 2, longitude: (a.longitude + b.longitude) / 2 })

function stepFrom({ latitude, longitude }: Spot, direction: Direction, metres: number): Spot {
  const reach = degreesOf(metres, latitude)
  const moved = {
    north: { latitude: latitude + reach.latitude, longitude },
    south: { latitude: latitude - reach.latitude, longitude },
    west: { latitude, longitude: longitude - reach.longitude },
    east: { latitude, longitude: longitude + reach.longitude },
  }
  return roundSpot(moved[direction])
}

const remember = (drawing: Drawing): Drawing['past'] => [...drawing.past, drawing.drafts].slice(-historyLimit)

/** Applies `change` to the open draft; undefined leaves it unchanged. */
function changeOpen(drawing: Drawing, change: (draft: Draft) => Draft | undefined, isNewStep = true): Drawing {
  const draft = openDraft(drawing)
  const changed = draft && change(draft)
  if (!changed) return drawing
  const drafts = drawing.drafts.map((other, index) => (index === drawing.open ? changed : other))
  return { ...drawing, drafts, past: isNewStep ? remember(drawing) : drawing.past }
}

function add(drawing: Drawing, draft: Draft): Drawing {
  const ofKind = drawing.drafts.filter(({ kind }) => kind === draft.kind).length
  if (ofKind >= shapeLimit) return drawing
  return { drafts: [...drawing.drafts, draft], open: drawing.drafts.length, corner: undefined, past: remember(drawing) }
}

/** Inserts a corner and selects it. */
function addCorner(drawing: Drawing, at: number, spot: Spot): Drawing {
  const changed = changeOpen(drawing, (draft) =>
    draft.kind === 'area' && draft.corners.length < cornerLimits.most
      ? { ...draft, corners: draft.corners.toSpliced(at, 0, roundSpot(spot)) }
      : undefined,
  )
  return changed === drawing ? drawing : { ...changed, corner: at }
}

function insert(drawing: Drawing, before: number): Drawing {
  const draft = openDraft(drawing)
  if (draft?.kind !== 'area') return drawing
  const [previous, next] = [draft.corners.at(before - 1), draft.corners[before % draft.corners.length]]
  return previous && next ? addCorner(drawing, before, halfway(previous, next)) : drawing
}

/** Moves the selected corner, or the centre of a circle. */
function moveTo(drawing: Drawing, place: (from: Spot) => Spot, isNewStep: boolean): Drawing {
  const { corner } = drawing
  return changeOpen(
    drawing,
    (draft) => {
      if (draft.kind === 'circle') return { ...draft, ...roundSpot(place(draft)) }
      const from = corner === undefined ? undefined : draft.corners[corner]
      if (corner === undefined || !from) return undefined
      return { ...draft, corners: draft.corners.with(corner, roundSpot(place(from))) }
    },
    isNewStep,
  )
}

function removeCorner(drawing: Drawing): Drawing {
  const { corner } = drawing
  const changed = changeOpen(drawing, (draft) =>
    draft.kind === 'area' && corner !== undefined && corner < draft.corners.length
      ? { ...draft, corners: draft.corners.toSpliced(corner, 1) }
      : undefined,
  )
  const draft = openDraft(changed)
  const left = draft?.kind === 'area' ? draft.corners.length : 0
  return changed === drawing ? drawing : { ...changed, corner: left > 0 ? Math.min(corner ?? 0, left - 1) : undefined }
}

function remove(drawing: Drawing): Drawing {
  const { open } = drawing
  if (open === undefined) return drawing
  return { drafts: drawing.drafts.toSpliced(open, 1), open: undefined, corner: undefined, past: remember(drawing) }
}

function undo({ past, open, corner, drafts }: Drawing): Drawing {
  const before = past.at(-1)
  if (!before) return { past, open, corner, drafts }
  const isThere = open !== undefined && open < before.length
  const draft = isThere ? before[open] : undefined
  const hasCorner = draft?.kind === 'area' && corner !== undefined && corner < draft.corners.length
  return { drafts: before, past: past.slice(0, -1), open: isThere ? open : undefined, corner: hasCorner ? corner : undefined }
}

/** Closes the open draft; an area of fewer than three corners is discarded. */
function close(drawing: Drawing): Drawing {
  const drafts = drawing.drafts.filter((draft) => draft.kind === 'circle' || toArea(draft.corners))
  return { ...drawing, drafts, open: undefined, corner: undefined }
}

export function draw(drawing: Drawing, action: DrawAction): Drawing {
  switch (action.kind) {
    case 'open':
      return { ...close(drawing), open: action.index }
    case 'close':
      return close(drawing)
    case 'area':
      return add(close(drawing), { kind: 'area', corners: [] })
    case 'fill':
      return {
        ...changeOpen(drawing, (draft) =>
          draft.kind === 'area' ? { ...draft, corners: action.corners.map(roundSpot) } : undefined,
        ),
        corner: 0,
      }
    case 'circle':
      return add(close(drawing), { kind: 'circle', ...roundSpot(action.middle), kilometres: firstRadius })
    case 'append': {
      const draft = openDraft(drawing)
      return draft?.kind === 'area' ? addCorner(drawing, draft.corners.length, action.spot) : drawing
    }
    case 'insert':
      return insert(drawing, action.before)
    case 'choose':
      return { ...drawing, corner: action.corner }
    case 'grab':
      return { ...drawing, past: remember(drawing) }
    case 'pull':
      return moveTo(drawing, () => action.spot, false)
    case 'step':
      return moveTo(drawing, (from) => stepFrom(from, action.direction, action.metres), true)
    case 'remove-corner':
      return removeCorner(drawing)
    case 'radius':
      return changeOpen(drawing, (draft) => (draft.kind === 'circle' ? toCircle(draft, action.kilometres) : undefined))
    case 'remove':
      return remove(drawing)
    default:
      return undo(drawing)
  }
}
