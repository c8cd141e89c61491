/**
 * Leaves static markup out of the hydration data of a page: links load new documents (docs/decisions/005-plain-links.md), so the
 * browser never renders it again (docs/decisions/043-markup-once.md).
 *
 * Not for children that a client component removes and shows again: they would come back empty.
 */
import { hash } from 'node:crypto'
import { createElement, Fragment, type ReactNode } from 'react'
import { PlainElement, PlainTable } from './plain-element.client'
import { keepTable, type PlainMarkup } from './plain-store'
import { joinPiece, type Markup, splitPlain, worth } from './split-plain'

/** Characters of the digest that names a table: 132 bits, so that collisions are practically impossible. */
const idLength = 22

/**
 * For the digest of a table: of cached markup, which most of a list consists of, its own digest; else the HTML, which contains the
 * attributes, preceded by its length so that boundaries are unambiguous.
 */
const written = ({ digest, html }: Markup) => digest ?? `${html.length}:${html}`

const later = (promise: Promise<ReactNode>): ReactNode => promise.then((node) => <PlainParts>{node}</PlainParts>)

function withoutPlain(node: ReactNode): ReactNode {
  const table: PlainMarkup[] = []
  const contents: string[] = []
  const nodes = splitPlain(node, later).map((piece) =>
    joinPiece(piece, ({ type, props: { children: _, dangerouslySetInnerHTML: __, ...attributes } }, markup) => {
      if (markup.html.length < worth) return undefined
      const at = table.push({ attributes, html: markup.inner }) - 1
      contents.push(written(markup))
      return <PlainElement as={type} at={at} />
    }),
  )
  if (table.length === 0) return createElement(Fragment, null, ...nodes)
  const id = hash('sha256', contents.join(''), 'base64url').slice(0, idLength)
  keepTable(id, table)
  return createElement(PlainTable, { id }, ...nodes)
}

/** In development, the framework updates changed components by their data (fast refresh): then nothing is left out. */
export function PlainParts({ children }: { children: ReactNode }) {
  return process.env.NODE_ENV === 'production' ? withoutPlain(children) : children
}
