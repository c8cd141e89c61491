/**
 * Validates an XML document against a simple schema: which elements contain which, in which order and how often, and the values of texts
 * and attributes. Enough for the documents for partners; the formats' own schemas may not be copied.
 */
import { Parser } from 'htmlparser2'

export type Shape = {
  /** Child elements in order: `name` once, `name?` at most once, `name*` any number, `name+` at least once, `name{20}` one to twenty. */
  children?: readonly string[]
  /** Whether children may be in any order. */
  inAnyOrder?: boolean
  /** At least one of these. */
  anyOf?: readonly string[]
  /** Exactly one of these, and nothing else. */
  oneOf?: readonly string[]
  /** Attributes; a name that ends in `?` is optional. */
  attributes?: Readonly<Record<string, RegExp>>
  /** Pattern of the whole text. */
  text?: RegExp
}

/** Shapes by element, or by `parent/element` if the same name has two meanings. An element without a shape contains only text. */
export type Schema = { root: string; shapes: Readonly<Record<string, Shape>> }

type Element = { name: string; attributes: Readonly<Record<string, string>>; children: Element[]; text: string }

function parse(text: string): Element {
  const top: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = { name, attributes, children: [], text: '' }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext: (part) => {
        const current = open.at(-1)
        if (current) current.text += part
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  )
  parser.end(text)
  return top
}

const often: Readonly<Record<string, readonly [number, number]>> = {
  '': [1, 1],
  '?': [0, 1],
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
}

function readChild(child: string): { name: string; least: number; most: number } {
  const [, name = '', sign = '', upTo] = /^(\w+)([?*+]?)(?:\{(\d+)\})?$/.exec(child) ?? []
  const [least, most] = often[sign] ?? [1, 1]
  return { name, least, most: upTo === undefined ? most : Number(upTo) }
}

function checkChildren({ name, children }: Element, shape: Shape): string[] {
  const known = (shape.children ?? []).map(readChild)
  const names = children.map((child) => child.name)
  const count = (wanted: string) => names.filter((found) => found === wanted).length
  const places = names.map((found) => known.findIndex((child) => child.name === found))
  return [
    ...names.filter((_, at) => places[at] === -1).map((found) => `${name}: knows no ${found}`),
    ...known
      .filter((child) => count(child.name) < child.least || count(child.name) > child.most)
      .map((child) => `${name}: has ${count(child.name)} ${child.name}`),
    ...(shape.inAnyOrder ? [] : places).flatMap((place, at) =>
      place < Math.max(...places.slice(0, at + 1)) ? [`${name}: ${names[at]} stands too late`] : [],
    ),
    ...(shape.anyOf && !shape.anyOf.some((wanted) => count(wanted) > 0)
      ? [`${name}: has none of ${shape.anyOf.join(', ')}`]
      : []),
  ]
}

function checkAttributes({ name, attributes }: Element, { attributes: wanted = {} }: Shape): string[] {
  const known = Object.entries(wanted).map(([key, value]) => ({ key: key.replace('?', ''), isNeeded: !key.endsWith('?'), value }))
  return [
    ...Object.keys(attributes).flatMap((key) => (known.some((one) => one.key === key) ? [] : [`${name}: knows no @${key}`])),
    ...known.flatMap(({ key, isNeeded, value }) => {
      const found = attributes[key]
      if (found === undefined) return isNeeded ? [`${name}: lacks @${key}`] : []
      return value.test(found) ? [] : [`${name}: @${key} is "${found}"`]
    }),
  ]
}

function checkElement(element: Element, parent: string, schema: Schema): string[] {
  const { name, children, text } = element
  const shape = schema.shapes[`${parent}/${name}`] ?? schema.shapes[name] ?? {}
  const { oneOf } = shape
  const isOne = oneOf && children.length === 1 && oneOf.includes(children[0]?.name ?? '')
  return [
    ...(oneOf ? (isOne ? [] : [`${name}: expected one of its kinds`]) : checkChildren(element, shape)),
    ...checkAttributes(element, shape),
    ...(shape.text && !shape.text.test(text) ? [`${name}: "${text.slice(0, 60)}"`] : []),
    ...children.flatMap((child) => checkElement(child, name, schema)),
  ]
}

/** @returns the errors, each once. */
export function checkXml(text: string, schema: Schema): string[] {
  const { children } = parse(text)
  const [root] = children
  if (!root || children.length > 1 || root.name !== schema.root) return [`expected one ${schema.root}`]
  return [...new Set(checkElement(root, '', schema))]
}
