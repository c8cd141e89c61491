'use client'
/**
 * An element whose attributes and content come with the page's HTML and no second time as data. In the browser nothing is
 * rendered for it: React takes over the element and leaves what is inside alone.
 */
import { createContext, createElement, type ReactNode, useContext } from 'react'
import { getMarkup } from './plain-store'

const Table = createContext('')

export function PlainTable({ id, children }: { id: string; children?: ReactNode }) {
  return <Table value={id}>{children}</Table>
}

const isBrowser = typeof document !== 'undefined'
const mark = 'data-plain'

let found: Map<string, Element> | undefined

/** The elements as they came with the page, looked up once, before anything could be rendered again. */
function findOriginals(): Map<string, Element> {
  found ??= new Map([...document.querySelectorAll(`[${mark}]`)].map((element) => [element.getAttribute(mark) ?? '', element]))
  return found
}

/** React renders the page again when something changed it before it looked, an extension for example: then from what came. */
function restore(element: Element, original: Element | undefined): void {
  if (!original || element.hasAttribute(mark)) return
  for (const { name, value } of original.attributes) element.setAttribute(name, value)
  element.append(...original.cloneNode(true).childNodes)
}

type Props = {
  /** Name of the element. */
  as: string
  /** Its place in the table. */
  at: number
}

export function PlainElement({ as, at }: Props) {
  const table = useContext(Table)
  const id = `${table.slice(0, 4)}${at}`
  if (isBrowser) {
    const original = findOriginals().get(id)
    const ref = (element: Element | null) => element && restore(element, original)
    // Empty, which keeps React from looking inside.
    return createElement(as, { ref, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } })
  }
  const { attributes, html } = getMarkup(table, at)
  return createElement(as, { ...attributes, [mark]: id, dangerouslySetInnerHTML: { __html: html } })
}
