'use client'
/**
 * An element whose attributes and content are only in the page's HTML, not a second time in the hydration data. In the browser
 * nothing is rendered for it: React adopts the element and leaves its content unchanged.
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

/** The elements as loaded with the page, looked up once, before anything can be rendered again. */
function findOriginals(): Map<string, Element> {
  found ??= new Map([...document.querySelectorAll(`[${mark}]`)].map((element) => [element.getAttribute(mark) ?? '', element]))
  return found
}

/** If hydration fails, for example as an extension changed the page, React renders it again: then from the original. */
function restore(element: Element, original: Element | undefined): void {
  if (!original || element.hasAttribute(mark)) return
  for (const { name, value } of original.attributes) element.setAttribute(name, value)
  element.append(...original.cloneNode(true).childNodes)
}

type Props = {
  /** Tag name of the element. */
  as: string
  /** Its index in the table. */
  at: number
}

export function PlainElement({ as, at }: Props) {
  const table = useContext(Table)
  const id = `${table.slice(0, 4)}${at}`
  if (isBrowser) {
    const original = findOriginals().get(id)
    const ref = (element: Element | null) => element && restore(element, original)
    // An empty `__html` keeps React from hydrating the content.
    return createElement(as, { ref, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } })
  }
  const { attributes, html } = getMarkup(table, at)
  return createElement(as, { ...attributes, [mark]: id, dangerouslySetInnerHTML: { __html: html } })
}
