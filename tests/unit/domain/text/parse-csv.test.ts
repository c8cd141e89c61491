/** CSV as spreadsheets write it. */
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from '@/lib/domain/text/parse-csv'

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells)

test('a Belgian spreadsheet writes semicolons, a mark at the start and its own line breaks', () => {
  expect(cellsOf('\uFEFFdatum;bedrag\r\n1-11-2026;2,5\r\n')).toEqual([
    ['datum', 'bedrag'],
    ['1-11-2026', '2,5'],
  ])
})

test('rows know their line, also after a cell of several lines; empty lines are none', () => {
  expect(parseCsv('a,b\n"een\ntwee",2\n\n3,4')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['een\ntwee', '2'] },
    { line: 5, cells: ['3', '4'] },
  ])
})

test('whatever a program writes is read as it was', () => {
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
