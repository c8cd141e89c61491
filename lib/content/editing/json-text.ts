/** Changes values in the text of a JSON file and preserves every other byte, so that diffs in Git show the change only. */
import { type Change, isSame, type ValuePath } from './json-changes.ts'

type Node = { start: number; end: number } & (
  | { kind: 'scalar' }
  | { kind: 'object'; entries: readonly { key: string; start: number; node: Node }[] }
  | { kind: 'array'; items: readonly Node[] }
)

const space = /[\s]*/y
const scalar = /"(?:[^"\\]|\\.)*"|[^\s,\]}]+/y

/** Parses the positions of values. The text must be valid JSON: the caller has parsed it. */
function readNodes(text: string): Node {
  let at = 0

  function take(pattern: RegExp): string {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }

  /** Calls `readOne` for each entry up to the closing bracket. */
  function readParts(close: string, readOne: () => void): void {
    at += 1
    take(space)
    while (text[at] !== close) {
      readOne()
      take(space)
      if (text[at] === ',') at += 1
      take(space)
    }
    at += 1
  }

  function readEntry(): { key: string; start: number; node: Node } {
    const start = at
    const key = String(JSON.parse(take(scalar)))
    take(space)
    at += 1
    return { key, start, node: read() }
  }

  function read(): Node {
    take(space)
    const start = at
    if (text[at] === '{') {
      const entries: { key: string; start: number; node: Node }[] = []
      readParts('}', () => entries.push(readEntry()))
      return { kind: 'object', entries, start, end: at }
    }
    if (text[at] === '[') {
      const items: Node[] = []
      readParts(']', () => items.push(read()))
      return { kind: 'array', items, start, end: at }
    }
    take(scalar)
    return { kind: 'scalar', start, end: at }
  }
  return read()
}

/** Style of a file: line ending and indentation of one level. */
type Style = { newline: string; step: string }

function styleOf(text: string): Style {
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  return { newline, step: /^[[{]\r?\n([ \t]+)\S/.exec(text.trimStart())?.[1] ?? '  ' }
}

/** Indentation of the line that contains a position. */
function indentAt(text: string, place: number): string {
  const line = text.slice(text.lastIndexOf('\n', place - 1) + 1, place)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

/** `{ "nl": "Home", "fr": "Accueil" }` */
function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, part]) => `${JSON.stringify(key)}: ${inOneLine(part)}`).join(', ')} }`
}

const inLines = (value: unknown, indent: string, { newline, step }: Style) =>
  JSON.stringify(value, null, step).replaceAll('\n', newline + indent)

const isOneLine = (text: string, { start, end }: Node) => !text.slice(start, end).includes('\n')

const isWhole = (value: unknown) => typeof value === 'object' && value !== null

type Edit = { start: number; end: number; text: string }

/** Writes a list; entries that are unchanged keep their text, also when moved. */
function writeList(text: string, node: Extract<Node, { kind: 'array' }>, list: readonly unknown[], style: Style): string {
  const before = node.items.map((item) => ({ item, value: JSON.parse(text.slice(item.start, item.end)) as unknown }))
  const [first] = node.items
  const indent = indentAt(text, node.start) + style.step
  const isFlat = isOneLine(text, node) && first !== undefined
  const parts = list.map((value) => {
    const known = before.find((one) => isSame(one.value, value))
    if (known) return text.slice(known.item.start, known.item.end)
    return first && isOneLine(text, first) ? inOneLine(value) : inLines(value, indent, style)
  })
  if (parts.length === 0) return '[]'
  if (isFlat) return `[${parts.join(', ')}]`
  return `[${style.newline}${parts.map((part) => indent + part).join(`,${style.newline}`)}${style.newline}${indentAt(text, node.start)}]`
}

function writeValue(text: string, node: Node, value: unknown, style: Style): string {
  if (node.kind === 'array' && Array.isArray(value)) return writeList(text, node, value, style)
  if (!isWhole(value)) return JSON.stringify(value)
  return node.kind !== 'scalar' && isOneLine(text, node) ? inOneLine(value) : inLines(value, indentAt(text, node.start), style)
}

/** Inserts a new field after the last one of the object. */
function addEntry(text: string, node: Extract<Node, { kind: 'object' }>, key: string, value: unknown, style: Style): Edit {
  const last = node.entries.at(-1)
  const name = `${JSON.stringify(key)}: `
  if (!last) return { start: node.start, end: node.end, text: inOneLine({ [key]: value }) }
  if (isOneLine(text, node)) return { start: last.node.end, end: last.node.end, text: `, ${name}${inOneLine(value)}` }
  const indent = indentAt(text, last.start)
  const added = `,${style.newline}${indent}${name}${inLines(value, indent, style)}`
  return { start: last.node.end, end: last.node.end, text: added }
}

/** Removes a field together with its comma and the empty line. */
function removeEntry(node: Extract<Node, { kind: 'object' }>, index: number): Edit {
  const [entry, before, after] = [node.entries[index], node.entries[index - 1], node.entries[index + 1]]
  if (!entry) return { start: node.start, end: node.start, text: '' }
  if (after) return { start: entry.start, end: after.start, text: '' }
  if (before) return { start: before.node.end, end: entry.node.end, text: '' }
  return { start: node.start, end: node.end, text: '{}' }
}

/** Wraps a value for the rest of a path: `{ a: { b: value } }`. */
const nested = (path: ValuePath, value: unknown): unknown => path.reduceRight((inner, key) => ({ [key]: inner }), value)

function editOf(text: string, root: Node, { path, value }: Change): Edit | undefined {
  const style = styleOf(text)
  let node = root
  for (const [depth, key] of path.entries()) {
    const isLast = depth === path.length - 1
    if (node.kind === 'array') {
      const item = node.items[Number(key)]
      if (!item) return undefined
      node = item
      continue
    }
    if (node.kind === 'scalar') return undefined
    const index = node.entries.findIndex((entry) => entry.key === key)
    const entry = node.entries[index]
    if (!entry)
      return value === undefined ? undefined : addEntry(text, node, String(key), nested(path.slice(depth + 1), value), style)
    if (isLast && value === undefined) return removeEntry(node, index)
    node = entry.node
  }
  return value === undefined ? undefined : { start: node.start, end: node.end, text: writeValue(text, node, value, style) }
}

/**
 * The text with the changes applied in order.
 * @param text of a JSON file. @throws the parser's error for invalid JSON.
 */
export function changeJsonText(text: string, changes: readonly Change[]): string {
  JSON.parse(text)
  return changes.reduce((current, change) => {
    const edit = editOf(current, readNodes(current), change)
    return edit ? current.slice(0, edit.start) + edit.text + current.slice(edit.end) : current
  }, text)
}
