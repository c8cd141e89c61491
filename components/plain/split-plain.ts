/** Separates static markup from client components in a React tree. */
import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { keptMarkup, keyOfMarkup } from './kept-markup'
import { escapeText, isMarkup, isVoid, writeAttributes, writeElement } from './write-html'

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } }
type Host = ReactElement<Props, string>

/** HTML of an element that is static including all its descendants. */
type Markup = { inner: string; html: string }
type HostPiece = { kind: 'host'; element: Host; pieces: readonly Piece[]; markup: Markup | undefined }

export type Piece = { kind: 'text'; text: string } | HostPiece | { kind: 'live'; node: ReactNode }

/** Renders a part of the tree that is still a promise. */
type Later = (promise: Promise<ReactNode>) => ReactNode

/** Characters of HTML from which an element is left out of the data; for a shorter one the reference would be as long. */
export const worth = 90

const clientReference = Symbol.for('react.client.reference')

/** A server component: client components are references that must not be called. */
const isServerComponent = (type: unknown): type is (props: Props) => ReactNode =>
  typeof type === 'function' && Reflect.get(type, '$$typeof') !== clientReference

const isIterable = (node: object): node is Iterable<ReactNode> => Symbol.iterator in node
const isPromise = (node: object): node is Promise<ReactNode> => 'then' in node && typeof node.then === 'function'
const isHost = (element: ReactElement<Props>): element is Host => typeof element.type === 'string'

function htmlOf(piece: Piece): string | undefined {
  if (piece.kind === 'text') return escapeText(piece.text)
  return piece.kind === 'host' ? piece.markup?.html : undefined
}

/** Undefined when a piece is not static. */
function joinHtml(pieces: readonly Piece[]): string | undefined {
  let joined = ''
  for (const piece of pieces) {
    const html = htmlOf(piece)
    if (html === undefined) return undefined
    joined += html
  }
  return joined
}

function writeMarkup({ type, props }: Host, pieces: readonly Piece[]): Markup | undefined {
  if (!isMarkup(type, props)) return undefined
  const inner = props.dangerouslySetInnerHTML?.__html ?? joinHtml(pieces)
  const attributes = inner === undefined ? undefined : writeAttributes(type, props)
  if (inner === undefined || attributes === undefined) return undefined
  return { inner, html: writeElement(type, attributes, inner) }
}

/**
 * Without the tree that it was rendered from, which is larger than its HTML. Undefined for pieces that are not static, or too
 * small.
 */
function slim(piece: Piece): Piece | undefined {
  if (piece.kind !== 'host' || !piece.markup || piece.markup.html.length < worth) return undefined
  const { children: _, ...attributes } = piece.element.props
  return { ...piece, element: createElement(piece.element.type, attributes), pieces: [] }
}

function runComponent(type: (props: Props) => ReactNode, props: Props, later: Later): readonly Piece[] {
  const key = keyOfMarkup(type, props)
  if (key === undefined) return splitPlain(type(props), later)
  const { pieces: known, keep } = keptMarkup()
  const kept = known.get(key)
  if (kept) return kept
  const pieces = splitPlain(type(props), later)
  const slender = pieces.map(slim)
  if (slender.every((piece) => piece !== undefined)) keep(key, slender)
  return pieces
}

function splitElement(element: ReactElement<Props>, later: Later): readonly Piece[] {
  if (isHost(element)) {
    const pieces = splitPlain(element.props.children, later)
    return [{ kind: 'host', element, pieces, markup: writeMarkup(element, pieces) }]
  }
  if (element.type === Fragment) return splitPlain(element.props.children, later)
  if (isServerComponent(element.type)) return runComponent(element.type, element.props, later)
  return [{ kind: 'live', node: element }]
}

/** The pieces of a tree in order. Calls its server components. */
export function splitPlain(node: ReactNode, later: Later): readonly Piece[] {
  if (node === null || node === undefined || typeof node === 'boolean') return []
  if (typeof node !== 'object') return [{ kind: 'text', text: String(node) }]
  if (isValidElement<Props>(node)) return splitElement(node, later)
  if (isPromise(node)) return [{ kind: 'live', node: later(node) }]
  if (isIterable(node)) return [...node].flatMap((child) => splitPlain(child, later))
  return [{ kind: 'live', node }]
}

/** @param replace returns the replacement of a static element; undefined to leave it to the framework. */
export function joinPiece(piece: Piece, replace: (host: Host, markup: Markup) => ReactNode): ReactNode {
  if (piece.kind === 'text') return piece.text
  if (piece.kind === 'live') return piece.node
  const { element, pieces, markup } = piece
  const replacement = markup && !isVoid(element.type) ? replace(element, markup) : undefined
  if (replacement) return replacement
  // Passed as separate arguments, children need no keys.
  return pieces.length > 0 ? cloneElement(element, undefined, ...pieces.map((inner) => joinPiece(inner, replace))) : element
}
