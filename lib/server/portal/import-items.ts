/** Items from a CSV file whose first row names the fields. */
import 'server-only'
import type { ItemKind } from '../../domain/portal/portal-item.ts'
import { parseCsv } from '../../domain/text/parse-csv.ts'
import type { NewItem } from '../db/repositories/portal-items.ts'
import { type ItemField, itemFields, readItem } from './read-item.ts'

/** Either all rows are right, or each mistake has its line. */
export type ImportedItems = { items: NewItem[] } | { mistakes: string[] }

const isField = (name: string): name is ItemField => itemFields.some((field) => field === name)

/** Fields that no kind of item can do without. */
const required: readonly ItemField[] = ['property', 'date', 'status']

function findHeadingMistakes(headings: readonly string[]): string[] {
  const unknown = headings.filter((name) => !isField(name)).map((name) => `line 1: unknown column "${name}"`)
  const missing = required.filter((name) => !headings.includes(name)).map((name) => `line 1: column "${name}" is missing`)
  const twice = headings.filter((name, index) => headings.indexOf(name) !== index).map((name) => `line 1: column "${name}" twice`)
  return [...unknown, ...missing, ...twice]
}

/** @param file text of the file. */
export function importItems(kind: ItemKind, file: string): ImportedItems {
  const [head, ...rows] = parseCsv(file)
  const headings = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const wrong = findHeadingMistakes(headings)
  if (wrong.length > 0) return { mistakes: wrong }
  const read = rows.map(({ line, cells }) => {
    if (cells.length > headings.length) return { line, mistakes: [`expected ${headings.length} cells, found ${cells.length}`] }
    return { line, ...readItem(kind, Object.fromEntries(headings.map((name, index) => [name, cells[index] ?? '']))) }
  })
  const mistakes = read.flatMap((row) => ('mistakes' in row ? row.mistakes.map((text) => `line ${row.line}: ${text}`) : []))
  if (mistakes.length > 0) return { mistakes }
  return { items: read.flatMap((row) => ('item' in row ? [row.item] : [])) }
}
