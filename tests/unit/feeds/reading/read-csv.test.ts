/** CSV as spreadsheets write it. */
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from '@/lib/feeds/reading/read-csv'

function rowsOf(text: string) {
  const file = readCsv(text)
  if ('mistake' in file) throw new Error(file.mistake)
  return file.rows
}

const cellsOf = (text: string) => rowsOf(text).map(({ cells }) => cells)

test('a Belgian spreadsheet writes semicolons, a byte order mark and Windows line breaks', () => {
  expect(cellsOf('\uFEFFdatum;bedrag\r\n1-11-2026;2,5\r\n')).toEqual([
    ['datum', 'bedrag'],
    ['1-11-2026', '2,5'],
  ])
})

test.each([
  [
    'sep=;\r\na;b,c\r\n1;2',
    [
      ['a', 'b,c'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFSEP=,\na,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'sep=|\na|b;c;d;e\n1|2',
    [
      ['a', 'b;c;d;e'],
      ['1', '2'],
    ],
  ],
])('a first line that names the separator, as spreadsheets read it, is no row: %j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
  expect(rowsOf(text).map(({ line }) => line)).toEqual([2, 3])
})

test('rows have their line number, also after a multi-line cell; empty lines are skipped', () => {
  expect(rowsOf('a,b\n"een\ntwee",2\n\n3,4')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['een\ntwee', '2'] },
    { line: 5, cells: ['3', '4'] },
  ])
})

test.each(['\n', '\r\n'])('lines that end with %j are counted alike', (end) => {
  const text = ['a,b', '', '"een', '', 'twee",2', ',', '3,4', ''].join(end)
  expect(rowsOf(text).map(({ line }) => line)).toEqual([1, 3, 7])
})

test('an unclosed quotation mark is reported with the line of its row, one within a word is not an error', () => {
  expect(readCsv('a,b\n1,"twee\ndrie\nvier')).toEqual({ mistake: expect.stringMatching(/^line 2: Quote Not Closed/) })
  expect(cellsOf('a,b\n24" scherm,2')).toEqual([
    ['a', 'b'],
    ['24" scherm', '2'],
  ])
})

test('whatever a program writes is read back unchanged', () => {
  const row = fc.array(fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r\n', ' ', 'é') }), {
    minLength: 3,
    maxLength: 3,
  })
  const rows = fc
    .array(row, { minLength: 1 })
    .map((list) => [['x', 'y', 'z'], ...list.map(([first, ...rest]) => [`-${first}`, ...rest])])
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';'), (cells, delimiter) => {
      expect(cellsOf(stringify(cells, { delimiter, quoted_string: true }))).toEqual(cells)
    }),
  )
})
