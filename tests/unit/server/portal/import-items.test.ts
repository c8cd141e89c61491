/** Portal items written by the agency, on a command line or in a file. */
import { beforeAll, expect, test } from 'vitest'
import { importFile, importItems } from '@/lib/server/portal/import-items'
import { readItem } from '@/lib/server/portal/read-item'
import { getProperty, snapshot } from '../../../support/content.ts'

const mine = getProperty('s01')

// These tests use fixed days, independent of the date of the run.
beforeAll(() => {
  globalThis.currentSnapshot = snapshot
})

test('a command line becomes an item, or reports its mistakes', () => {
  const fields = { property: String(mine.id), date: '3-11-2026', time: '9.30', type: 'phone', status: 'done', contact: ' An ' }
  expect(readItem('communication', fields)).toMatchObject({
    item: { propertyId: mine.id, date: '2026-11-03', time: '09:30', type: 'phone', contact: 'An', status: 'done', email: '' },
  })
  const wrong = { property: '1', date: '31-02-2026', type: 'telex', status: 'weg', link: 'javascript:alert(1)', email: 'x' }
  expect(readItem('communication', wrong)).toEqual({
    mistakes: [
      'property: expected the number of a property of the site',
      'date: expected a day, 2026-11-21 or 21-11-2026',
      'type: expected one of email, phone, letter, meeting, message',
      'status: expected one of open, done, received',
      'link: expected an address, https://…',
      'email: expected a mail address',
    ],
  })
})

test('a file is read as a whole or not at all, each mistake with its line', () => {
  const rows = (...lines: string[]) => ['property;date;type;status;comment', ...lines].join('\r\n')
  const right = `${mine.id};12-11-2026;visit;done;"Vindt de tuin ""groot"";\r\nkomt terug"`
  expect(importItems('visit', rows(right))).toMatchObject({ items: [{ comment: 'Vindt de tuin "groot";\r\nkomt terug' }] })
  expect(importItems('visit', rows(right, `${mine.id};morgen;visit;done;`, '1;12-11-2026;visit;done;;'))).toEqual({
    mistakes: ['line 4: date: expected a day, 2026-11-21 or 21-11-2026', 'line 5: expected 5 cells, found 6'],
  })
  expect(importItems('visit', 'property,when\n')).toEqual({
    mistakes: ['line 1: unknown column "when"', 'line 1: column "date" is missing', 'line 1: column "status" is missing'],
  })
})

test.each([
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf8')],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
])('accents of a spreadsheet file in %s are preserved', (_, toBytes) => {
  const bytes = toBytes(`property;date;type;status;contact\r\n${mine.id};12-11-2026;visit;done;Zoë Hélène\r\n`)
  expect(importFile('visit', bytes)).toMatchObject({ items: [{ contact: 'Zoë Hélène' }] })
})
