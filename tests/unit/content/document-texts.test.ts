/** The demo's documents are readable and consistent with their property. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

/** Text in a standard font on a page: hexadecimal strings between `[` and `] TJ`, one line for each. */
function linesOf(content: string): string[] {
  return [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
  )
}

/** @param file of `data/documents/`, as written by pdfkit: compressed streams; those with text are pages */
function readDocument(file: string): string[] {
  const bytes = readFileSync(file)
  const text = bytes.toString('latin1')
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: start }) => {
    const from = index + start.length
    const packed = bytes.subarray(from, text.indexOf('endstream', from))
    // The first two bytes of a compressed stream: anything else is the end of one.
    return packed[0] === 0x78 ? linesOf(inflateSync(packed).toString('latin1')) : []
  })
}

/** Raw values of the data, and numbers with a full stop before their decimals. */
const unfit = /\b(not-safe|not-conform|undefined|null|true|false)\b|\d\.\d{1,2}(?!\d) /

const documents = globSync('data/documents/*.pdf').map((file) => ({ id: basename(file, '.pdf'), lines: readDocument(file) }))

test.each(documents)('$id contains no raw values', ({ lines }) => {
  expect(lines.length).toBeGreaterThan(4)
  expect(lines.filter((line) => unfit.test(line))).toEqual([])
})

type Listed = { ID: number; Date: string; Name: Record<string, string> }

/** The date of the document, `22-4-2026`; undefined for a relative one. */
const statedDate = (date: string) => (date.startsWith('today') ? undefined : date.split('-').map(Number).reverse().join('-'))

const listed = globSync('data/{properties,takeovers,foreign}/*.json').flatMap(
  (file) => (JSON.parse(readFileSync(file, 'utf8')) as { Documents?: Listed[] }).Documents ?? [],
)

test.each(listed)('$ID has the name and the date that its property lists', ({ ID, Date: date, Name }) => {
  const lines = documents.find(({ id }) => id === String(ID))?.lines ?? []
  const start = lines.findIndex((line) => line.startsWith('Ref.'))
  // A long name breaks at a hyphen or a space.
  expect(lines.slice(0, start).join('').replace(/ /g, '')).toBe(Name['nl']?.replace(/ /g, ''))
  expect(lines.find((line) => line.startsWith('Datum: '))?.slice('Datum: '.length)).toBe(statedDate(date))
})

const answerOf = (lines: readonly string[], question: string) => lines[lines.indexOf(question) + 1]

describe('planning information', () => {
  const stating = documents.filter(({ lines }) => lines.includes('Dagvaarding'))

  test('is among the documents', () => {
    expect(stating.length).toBeGreaterThan(10)
  })

  test.each(stating)('$id has the answers of the property', ({ id, lines }) => {
    const [file = ''] = globSync(`data/{properties,takeovers,foreign}/${id.slice(0, 7)}.json`)
    const { Summons, PreemptiveRights, AllotmentPermit } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    const word = (value: unknown) => (value ? 'Ja' : 'Nee')
    expect(answerOf(lines, 'Dagvaarding')).toBe(word(Summons))
    expect(answerOf(lines, 'Voorkooprecht')).toBe(word(PreemptiveRights))
    expect(answerOf(lines, 'Verkavelingsvergunning')).toBe(word(AllotmentPermit))
  })
})
