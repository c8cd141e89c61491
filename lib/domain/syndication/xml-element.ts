/** XML as a tree of elements: serialised only here, so that all text is escaped. */
import { escapeXml } from './escape-xml.ts'

type XmlValue = string | number | boolean

/** Undefined children are left out. */
export type XmlChild = XmlElement | undefined

export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, XmlValue | undefined>>
  readonly content: XmlValue | readonly XmlChild[]
}

type Attributes = XmlElement['attributes']

/** An element that is always written, even when empty. */
export const element = (name: string, content: XmlElement['content'] = [], attributes: Attributes = {}): XmlElement => ({
  name,
  attributes,
  content,
})

/** An element with a value; undefined when the value is unknown. */
export const known = (name: string, value: XmlValue | undefined): XmlChild =>
  value === undefined || value === '' ? undefined : element(name, value)

/** An element around children; undefined when all of them are. */
export const group = (name: string, children: readonly XmlChild[]): XmlChild =>
  children.some((child) => child !== undefined) ? element(name, children) : undefined

function writeElement({ name, attributes, content }: XmlElement): string {
  const head = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`],
  )
  const body = Array.isArray(content)
    ? content.map((child: XmlChild) => (child ? writeElement(child) : '')).join('')
    : escapeXml(String(content))
  return body === '' ? `<${name}${head.join('')}/>` : `<${name}${head.join('')}>${body}</${name}>`
}

export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="utf-8"?>\n${writeElement(root)}\n`
