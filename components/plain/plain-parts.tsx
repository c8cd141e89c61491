/**
 * Keeps what is nothing but markup out of the data that the framework sends along with a page: links lead to new documents
 * (docs/decisions/005-plain-links.md), so the browser never renders it again (docs/decisions/043-markup-once.md).
 *
 * Not around what a component of the browser takes away and shows again: it would come back empty.
 */
import { hash } from 'node:crypto'
import { createElement, Fragment, type ReactNode } from 'react'
import { PlainElement, PlainTable } from './plain-element.client'
import { keepTable, type PlainMarkup } from './plain-store'
import { joinPiece, splitPlain, worth } from './split-plain'

/** Characters of the digest that names a table: 132 bits, so that no two share a name. */
const idLength = 22

/** HTML goes into the digest as it is, after its length, so that it cannot pass for what follows: to write it as JSON takes longer than the digest. */
const written = ({ attributes, html }: PlainMarkup) => `${JSON.stringify(attributes)}${html.length}:${html}`

const later = (promise: Promise<ReactNode>): ReactNode => promise.then((node) => <PlainParts>{node}</PlainParts>)

function withoutPlain(node: ReactNode): ReactNode {
  const table: PlainMarkup[] = []
  const nodes = splitPlain(node, later).map((piece) =>
    joinPiece(piece, ({ type, props: { children: _, dangerouslySetInnerHTML: __, ...attributes } }, { inner, html }) => {
      if (html.length < worth) return undefined
      const at = table.push({ attributes, html: inner }) - 1
      return <PlainElement as={type} at={at} />
    }),
  )
  if (table.length === 0) return createElement(Fragment, null, ...nodes)
  const id = hash('sha256', table.map(written).join(''), 'base64url').slice(0, idLength)
  keepTable(id, table)
  return createElement(PlainTable, { id }, ...nodes)
}

/** While somebody works on the site, the framework puts changed components in place by their data: then all of it is there. */
export function PlainParts({ children }: { children: ReactNode }) {
  return process.env.NODE_ENV === 'production' ? withoutPlain(children) : children
}
