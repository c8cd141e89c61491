/** Separates static markup from client components in a React tree. */
import { hash } from 'node:crypto'
import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { keptMarkup, keyOfMarkup } from './kept-markup'
import { escapeText, isMarkup, isVoid, writeAttributes, writeElement } from './write-html'

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } }
type Host = ReactElement<Props, string>

/** HTML of an element that is static including all its descendants. `digest`: of `html`, if it is cached. */
export type Markup = { inner: string; html: string; digest?: string }

/** An element. Of a static one its HTML is enough, and `pieces` is empty. */
type HostPiece = { kind: 'host'; element: Host; pieces: readonly Piece[]; markup: Markup | undefined }

export type Piece = { kind: 'text'; text: string } | HostPiece | { kind: 'live'; node: ReactNode }

/** Renders a part of the tree that is still a promise. */
type Later = (promise: Promise<ReactNode>) => ReactNode

/** Characters of HTML from which an element is left out of the data; for a shorter one the reference would be as long. */
export const worth = 90

const none: readonly Piece[] = []

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

function writeMarkup({ type, props }: Host, inner: string | undefined): Markup | undefined {
  if (inner === undefined || !isMarkup(type, props)) return undefined
  const attributes = writeAttributes(type, props)
  return attributes === undefined ? undefined : { inner, html: writeElement(type, attributes, inner) }
}

/** HTML of content that needs no pieces: most elements contain nothing else than a text, or nothing. */
function writeSimple({ children, dangerouslySetInnerHTML }: Props): string | undefined {
  if (dangerouslySetInnerHTML) return dangerouslySetInnerHTML.__html
  if (children === undefined) return ''
  return typeof children === 'string' ? escapeText(children) : undefined
}

function splitHost(element: Host, later: Later): HostPiece {
  const simple = writeSimple(element.props)
  const pieces = simple === undefined ? splitPlain(element.props.children, later) : none
  const markup = writeMarkup(element, simple ?? joinHtml(pieces))
  return { kind: 'host', element, pieces: markup ? none : pieces, markup }
}

/** Whether the element itself is kept, with its children: its HTML is short, or it has only a text. */
const isWhole = ({ markup, pieces }: HostPiece) => (markup ? markup.html.length < worth : pieces.length === 0)

/** Without the tree that it was rendered from, which is larger than its HTML. Undefined for content that is still a promise. */
function slim(piece: Piece): Piece | undefined {
  if (piece.kind === 'live') return isValidElement(piece.node) ? piece : undefined
  if (piece.kind === 'text' || isWhole(piece)) return piece
  const { element, markup } = piece
  const pieces = slimAll(piece.pieces)
  const { children: _, ...attributes } = element.props
  const digested = markup && { ...markup, digest: hash('sha256', markup.html, 'base64url') }
  return pieces && { ...piece, element: createElement(element.type, attributes), pieces, markup: digested }
}

function slimAll(pieces: readonly Piece[]): readonly Piece[] | undefined {
  const slender = pieces.map(slim)
  return slender.every((piece) => piece !== undefined) ? slender : undefined
}

function runComponent(type: (props: Props) => ReactNode, props: Props, later: Later): readonly Piece[] {
  const key = keyOfMarkup(type, props)
  if (key === undefined) return splitPlain(type(props), later)
  const { pieces: known, keep } = keptMarkup()
  const kept = known.get(key)
  if (kept) return kept
  const pieces = splitPlain(type(props), later)
  const slender = slimAll(pieces)
  if (!slender) return pieces
  keep(key, slender)
  // Not `pieces`, so that the page is the same whether the component was cached or not.
  return slender
}

function collectElement(element: ReactElement<Props>, later: Later, into: Piece[]): void {
  if (isHost(element)) into.push(splitHost(element, later))
  else if (element.type === Fragment) collect(element.props.children, later, into)
  else if (isServerComponent(element.type)) into.push(...runComponent(element.type, element.props, later))
  else into.push({ kind: 'live', node: element })
}

/** Adds to one list, as each page has thousands of nodes. */
function collect(node: ReactNode, later: Later, into: Piece[]): void {
  if (node === null || node === undefined || typeof node === 'boolean') return
  if (typeof node !== 'object') into.push({ kind: 'text', text: String(node) })
  else if (isValidElement<Props>(node)) collectElement(node, later, into)
  else if (isPromise(node)) into.push({ kind: 'live', node: later(node) })
  else if (isIterable(node)) for (const child of node) collect(child, later, into)
  else into.push({ kind: 'live', node })
}

/** The pieces of a tree in order. Calls its server components. */
export function splitPlain(node: ReactNode, later: Later): readonly Piece[] {
  const pieces: Piece[] = []
  collect(node, later, pieces)
  return pieces
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
