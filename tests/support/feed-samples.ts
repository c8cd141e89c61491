/**
 * A sample of each format with every field filled, as values whose leaves can be removed or replaced one by one: to see which of our fields
 * each of theirs fills, and that no value makes a format throw.
 */
import type { FeedFormat } from '@/lib/feeds/adapter'
import { type FeedFormatId, feedFormats } from '@/lib/feeds/formats'
import { isRaw } from '@/lib/feeds/reading/raw-value'
import { readXml } from '@/lib/feeds/reading/read-xml'
import { feedPayload } from './feed-fixture'
import { filledTable, toCsv } from './feed-table'

export type FeedSample = {
  readonly id: FeedFormatId
  readonly format: FeedFormat
  readonly value: unknown
  readonly write: (value: unknown) => string
}

/** Keys and indexes from the root to a leaf. */
export type Path = readonly (string | number)[]

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Serializes the result of `readXml` as XML. */
function writeXml(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => writeXml(name, item)).join('')
  if (!isRaw(value)) return `<${name}>${escapeText(String(value ?? ''))}</${name}>`
  const entries = Object.entries(value)
  const attributes = entries
    .filter(([key]) => key.startsWith('@'))
    .map(([key, text]) => ` ${key.slice(1)}="${escapeText(String(text))}"`)
  const children = entries
    .filter(([key]) => !key.startsWith('@'))
    .map(([key, inner]) => (key === '#text' ? escapeText(String(inner)) : writeXml(key, inner)))
  return `<${name}${attributes.join('')}>${children.join('')}</${name}>`
}

function xmlSample(id: FeedFormatId, file: string, root: string): FeedSample {
  const xml = readXml(feedPayload(file), [root])
  if (xml.kind === 'unreadable') throw new Error(xml.message)
  return { id, format: feedFormats[id], value: xml.value, write: (value) => writeXml(root, value) }
}

const jsonSample = (id: FeedFormatId, file: string): FeedSample => ({
  id,
  format: feedFormats[id],
  value: JSON.parse(new TextDecoder().decode(feedPayload(file).bytes)),
  write: (value) => JSON.stringify(value),
})

function tableSample(): FeedSample {
  const [headings = [], cells = []] = filledTable()
  const value = Object.fromEntries(headings.map((heading, place) => [heading, cells[place]]))
  return {
    id: 'table',
    format: feedFormats.table,
    value,
    write: (row) => (isRaw(row) ? toCsv([Object.keys(row), Object.values(row).map(String)]) : ''),
  }
}

export const feedSamples = (): FeedSample[] => [
  jsonSample('whise', 'whise-nl.json'),
  jsonSample('omnicasa', 'omnicasa-nl.json'),
  jsonSample('sweepbright', 'sweepbright.json'),
  xmlSample('skarabee', 'skarabee.xml', 'Envelope'),
  xmlSample('kyero', 'kyero.xml', 'root'),
  xmlSample('openimmo', 'openimmo.xml', 'openimmo'),
  tableSample(),
  jsonSample('listings-json', 'listings.json'),
]

/** The paths of all leaves: values that are neither record nor list. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((item, place) => leavesOf(item, [...path, place]))
  return isRaw(value) ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name])) : [path]
}

/** The value with another leaf; without it if `undefined`. */
export function replaceLeaf(value: unknown, [first, ...rest]: Path, leaf: unknown): unknown {
  if (first === undefined) return leaf
  if (Array.isArray(value))
    return value
      .map((item, place) => (place === first ? replaceLeaf(item, rest, leaf) : item))
      .filter((item) => item !== undefined)
  if (!isRaw(value)) return value
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    name === first ? replaceLeaf(inner, rest, leaf) : inner,
  ])
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
}
