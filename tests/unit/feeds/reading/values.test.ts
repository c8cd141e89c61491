/** Numbers, dates, yes/no answers, words and markup as CRMs and people write them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDocumentKind } from '@/lib/feeds/reading/document-names'
import { facadeWords, languageOf, toWord, wordsOf } from '@/lib/feeds/reading/feed-words'
import { toPlainText } from '@/lib/feeds/reading/plain-text'
import { readAnswer } from '@/lib/feeds/reading/read-answer'
import { isNoDay, readDay, readTime } from '@/lib/feeds/reading/read-day'
import { readAmount, readArea, readNumber } from '@/lib/feeds/reading/read-number'
import { readRoomKind, readRoomNumber } from '@/lib/feeds/reading/room-names'

test.each([
  ['1250.5', 1250.5],
  ['1250,5', 1250.5],
  ['1.250,50', 1250.5],
  ['1 250,50', 1250.5],
  ['1\u00a0250', 1250],
  ['€ 1.234.567', 1_234_567],
  ['1,234,567.89', 1_234_567.89],
  ['120 m²', 120],
  ['1.250 m²', 1250],
  ['12,50 m2', 12.5],
  ['1.250', 1.25],
  ['241 kWh/m²', 241],
  ['-2', -2],
  ['1e3', 1000],
  [98.6, 98.6],
  ['', undefined],
  ['12a', undefined],
  ['1.2.3', undefined],
  ['9'.repeat(60), undefined],
  [Number.NaN, undefined],
  [true, undefined],
])('the number %j is %j', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each([
  ['285.000', 285_000],
  ['285,000', 285_000],
  ['285 000', 285_000],
  ['€ 1.250,50', 1250.5],
  ['950,-', 950],
  ['950.75', 950.75],
  [1250, 1250],
])('the amount %j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  ['1.250', 1250],
  ['1,234', 1234],
  ['12.500', 12_500],
  ['98.125', 98.125],
  ['98,5 m²', 98.5],
  ['1.250 m²', 1250],
  [1.25, 1.25],
])('the area %j is %j', (text, area) => {
  expect(readArea(text)).toBe(area)
})

test.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-11-22T09:39:21.88', '2026-11-22'],
  ['2026-11-22 23:59:00', '2026-11-22'],
  ['2026-11-22T23:30:00Z', '2026-11-23'],
  ['2026-11-22T23:30:00+01:00', '2026-11-22'],
  ['22/11/2026', '2026-11-22'],
  ['2026/11/22', '2026-11-22'],
  ['2.1.2026', '2026-01-02'],
  ['22-11-2026 10:00', '2026-11-22'],
  ['20261122', '2026-11-22'],
  ['/Date(1795302000000+0100)/', '2026-11-22'],
  ['2026-02-30', undefined],
  ['0001-01-01T00:00:00', undefined],
  ['tomorrow', undefined],
  [20261122, undefined],
])('the day %j is %j', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test.each(['0001-01-01T00:00:00', '1900-01-01', '9999-12-31', '/Date(-62135596800000)/', '0000-00-00', '00/00/0000'])(
  '%s is a placeholder for "no date"',
  (text) => {
    expect(isNoDay(text)).toBe(true)
    expect(isNoDay('2026-11-22')).toBe(false)
  },
)

test.each([
  ['17:30', '17:30'],
  ['9.05', '09:05'],
  ['17u30', '17:30'],
  ['2026-11-22T10:00:00', '10:00'],
  ['2026-11-22T10:00:00Z', '11:00'],
  ['25:00', undefined],
])('the time %j is %j', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test.each([
  [true, 'yes'],
  [0, 'no'],
  ['Ja', 'yes'],
  ['Neen', 'no'],
  ['TRUE', 'yes'],
  ['UNDEFINED', 'not-stated'],
  ['aangevraagd', 'requested'],
  ['en cours', 'requested'],
  ['maybe', undefined],
  [7, undefined],
])('the answer %j is %j', (value, answer) => {
  expect(readAnswer(value)).toBe(answer)
})

describe('words', () => {
  const words = wordsOf({ gas: ['Gas', 3], oil: [4] }, ['UNDEFINED'])

  test('a known word is translated, an unknown one is unchanged, one without meaning is dropped', () => {
    expect(toWord('GAS', words)).toEqual({ theirs: 'GAS', ours: 'gas' })
    expect(toWord('4', words)).toEqual({ theirs: '4', ours: 'oil' })
    expect(toWord('peat', words)).toEqual({ theirs: 'peat' })
    expect(toWord('undefined', words)).toBeUndefined()
    expect(toWord('constructor', words)).toEqual({ theirs: 'constructor' })
    expect(toWord('3', facadeWords)).toEqual({ theirs: '3', ours: 3 })
  })

  test.each([
    ['nl-BE', 'nl'],
    ['FR', 'fr'],
    ['de_DE', 'de'],
    ['es', undefined],
  ])('language %s is %s', (code, language) => {
    expect(languageOf(code)).toBe(language)
  })

  test.each([
    ['Slaapkamer 2', 'bedroom', 2],
    ['chambre 1', 'bedroom', 1],
    ['salle de bain', 'bathroom', undefined],
    ['LIVING_ROOM', 'living', undefined],
    ['Douchekamer', 'shower-room', undefined],
    ['dakterras', 'roof-terrace', undefined],
    ['Küche', 'kitchen', undefined],
    ['fitness', undefined, undefined],
  ])('the room %s is %s %s', (name, kind, number) => {
    expect(readRoomKind(name).ours).toBe(kind)
    expect(readRoomNumber(name)).toBe(number)
  })

  test.each([
    ['EPC-attest.pdf', 'epc'],
    ['Keuring elektriciteit', 'electricity'],
    ['Attestation de sol', 'soil'],
    ['Verkavelingsvergunning', 'planning'],
    ['brochure', undefined],
  ])('the document %s is %s', (name, kind) => {
    expect(readDocumentKind(name).ours).toBe(kind)
  })
})

describe('markup', () => {
  test.each([
    ['<p>One &amp; two.</p><p>Three<br>four</p>', 'One & two.\n\nThree\nfour'],
    ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    ['&lt;p&gt;written twice&lt;/p&gt;', 'written twice'],
    ['Ruime woning.\r\n\r\nKeuken &amp; leefruimte,\r\n12 m&sup2;', 'Ruime woning.\n\nKeuken & leefruimte,\n12 m²'],
    ['Ruim.\n\n<b>Indeling</b>\nHal', 'Ruim.\n\nIndeling\nHal'],
    ['<p>Ruim\nen <i>licht</i></p>\n<p>Hal</p>', 'Ruim en licht\n\nHal'],
    ['plain\r\n\r\n\r\ntext', 'plain\n\ntext'],
    ['a < b and 3 > 2', 'a < b and 3 > 2'],
    ['<style>p{}</style><script>alert(1)</script>seen', 'seen'],
    ['<p>&nbsp;</p>', ''],
    ['caf&eacute;', 'café'],
  ])('%s', (html, text) => {
    expect(toPlainText(html)).toBe(text)
  })

  test('no tags remain, and converting twice changes nothing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', 'p', 'b', '/', ' ', '\n', '&', 'a', ';'), maxLength: 60 }),
        (html) => {
          const text = toPlainText(html)
          expect(text).not.toMatch(/<\/?p>/)
          expect(text).toBe(text.trim())
        },
      ),
    )
  })
})
