/**
 * Parses the XML of a payload to plain records: elements by their name without prefix, several of one name as a list, attributes
 * as `@name`, text next to them as `#text`. The parser only knows the five predefined entities and character references, so that
 * no entity can expand or fetch anything (XXE).
 */
import { Parser } from 'htmlparser2'
import type { FeedPayload, UnreadableFeed } from '../adapter.ts'
import { decodeText } from './decode-text.ts'
import { unreadable } from './unreadable.ts'

export type XmlValue = string | XmlRecord | readonly (string | XmlRecord)[]
export type XmlRecord = { readonly [name: string]: XmlValue }

/** Deeper than any supported format; protects against files that only nest elements. */
const deepest = 100

type Open = { name: string; children: Map<string, (string | XmlRecord)[]>; text: string }

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function open(name: string, attributes: Record<string, string>): Open {
  const children = new Map<string, (string | XmlRecord)[]>()
  for (const [attribute, value] of Object.entries(attributes))
    if (!attribute.startsWith('xmlns')) children.set(`@${localName(attribute)}`, [value])
  return { name: localName(name), children, text: '' }
}

/** An element that contains only text becomes that text. */
function close({ children, text }: Open): string | XmlRecord {
  const trimmed = text.trim()
  if (children.size === 0) return trimmed
  if (trimmed !== '') children.set('#text', [trimmed])
  const entries = [...children].map(([name, values]): [string, XmlValue] => [
    name,
    values.length === 1 ? (values[0] ?? '') : values,
  ])
  return Object.fromEntries(entries)
}

function addTo({ children }: Open, name: string, value: string | XmlRecord): void {
  const known = children.get(name)
  if (known) known.push(value)
  else children.set(name, [value])
}

type Outcome = { root?: { name: string; value: string | XmlRecord }; isComplete: boolean; isTooDeep: boolean }

function parse(text: string): Outcome {
  const outcome: Outcome = { isComplete: false, isTooDeep: false }
  const opened: Open[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (opened.length >= deepest) outcome.isTooDeep = true
        opened.push(open(name, attributes))
      },
      ontext(part) {
        const current = opened.at(-1)
        if (current) current.text += part
      },
      onclosetag(_name, isImplied) {
        const closed = opened.pop()
        if (!closed) return
        const parent = opened.at(-1)
        const value = close(closed)
        if (parent) addTo(parent, closed.name, value)
        else if (!outcome.root) {
          outcome.root = { name: closed.name, value }
          outcome.isComplete = !isImplied || text.trimEnd().endsWith('/>')
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return outcome
}

/** @param roots permitted names of the root element. A file that ends before the root element is closed is unreadable. */
export function readXml(
  payload: FeedPayload,
  roots: readonly string[],
): { kind: 'xml'; name: string; value: XmlRecord } | UnreadableFeed {
  const expected = `expected XML with <${roots.join('> or <')}>`
  const { root, isComplete, isTooDeep } = parse(decodeText(payload))
  if (!root) return unreadable(payload, `${expected}, found no XML`)
  if (isTooDeep) return unreadable(payload, `${expected}, found elements within elements without end`)
  if (!roots.includes(root.name)) return unreadable(payload, `${expected}, found <${root.name.slice(0, 40)}>`)
  if (!isComplete) return unreadable(payload, `${expected}, found a file that is cut off`)
  return { kind: 'xml', name: root.name, value: typeof root.value === 'string' ? {} : root.value }
}
