/** Reads portal items from a CSV file whose first row contains the field names. */
import 'server-only'
import type { ItemKind } from '../../domain/portal/portal-item.ts'
import { decodeText } from '../../feeds/reading/decode-text.ts'
import { type CsvRow, readCsv } from '../../feeds/reading/read-csv.ts'
import type { NewItem } from '../db/repositories/portal/portal-items.ts'
import { type ItemField, itemFields, readItem } from './read-item.ts'

/** All items, or one message per mistake. */
export type ImportedItems = { items: NewItem[] } | { mistakes: string[] }

const isField = (name: string): name is ItemField => itemFields.some((field) => field === name)

/** Required for every kind of item. */
const required: readonly ItemField[] = ['property', 'date', 'status']

function findHeadingMistakes(headings: readonly string[]): string[] {
  const unknown = headings.filter((name) => !isField(name)).map((name) => `line 1: unknown column "${name}"`)
  const missing = required.filter((name) => !headings.includes(name)).map((name) => `line 1: column "${name}" is missing`)
  const twice = headings.filter((name, index) => headings.indexOf(name) !== index).map((name) => `line 1: column "${name}" twice`)
  return [...unknown, ...missing, ...twice]
}

/** One row of the file: its item, or its mistakes. */
function readRow(kind: ItemKind, headings: readonly string[], { line, cells }: CsvRow): ImportedItems {
  if (cells.length > headings.length)
    return { mistakes: [`line ${line}: expected ${headings.length} cells, found ${cells.length}`] }
  const read = readItem(kind, Object.fromEntries(headings.map((name, index) => [name, cells[index] ?? ''])))
  return 'item' in read ? { items: [read.item] } : { mistakes: read.mistakes.map((text) => `line ${line}: ${text}`) }
}

/** @param text of the file */
export function importItems(kind: ItemKind, text: string): ImportedItems {
  const file = readCsv(text)
  if ('mistake' in file) return { mistakes: [file.mistake] }
  const [head, ...rows] = file.rows
  const headings = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const wrong = findHeadingMistakes(headings)
  if (wrong.length > 0) return { mistakes: wrong }
  const read = rows.map((row) => readRow(kind, headings, row))
  const mistakes = read.flatMap((row) => ('mistakes' in row ? row.mistakes : []))
  return mistakes.length > 0 ? { mistakes } : { items: read.flatMap((row) => ('items' in row ? row.items : [])) }
}

/** Reads a file's bytes in any encoding that spreadsheets use. */
export const importFile = (kind: ItemKind, bytes: Uint8Array): ImportedItems => importItems(kind, decodeText({ bytes }))
