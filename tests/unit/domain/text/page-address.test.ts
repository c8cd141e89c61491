import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailName } from '@/lib/domain/text/mail-name'
import { hasPageAddress, withoutPageAddresses } from '@/lib/domain/text/page-address'
import { toSingleLine } from '@/lib/domain/text/single-line'
import { anyCharacter } from '../../../support/any-character.ts'

const addresses = [
  'http://evil.example/x',
  'HTTPS://evil.test',
  'hxxp://evil.test/x',
  'www.evil.test',
  'evil.com',
  'Evil.Be',
  'login.bank-belgie.be',
  'evil.com/pay?x=1',
  't.co/abc',
  'evil.museum/free',
  'win-now.xyz',
  'evil\u200b.com',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'münchen.de',
  'xn--mnchen-3ya.de',
  '10.0.0.1/x',
  'javascript:alert(1)',
  'mailto:evil@evil.test',
  'info@evil.test',
]

test.each(addresses)('%s contains a web or mail address, also within other words', (address) => {
  expect(hasPageAddress(address)).toBe(true)
  expect(hasPageAddress(`An (${address}), Peeters`)).toBe(true)
  expect(withoutPageAddresses(`Kijk op ${address} voor meer`)).toBe('Kijk op […] voor meer')
})

test.each([
  'An',
  'J.P. Maes',
  'A.De Smet',
  'H.Van Damme',
  'St. Jan',
  'Anne-Marie D’Hondt',
  "O'Neil Jr.",
  'Peeters-De Wit',
  'Dr. Maes & Co.',
  'Ø. Åberg',
  '李 小龙',
  'Jan (zoon van An)',
  'Kerkstraat 12/3 bus 1.2',
  'om 14.30 u. of 15.00 u., € 1.250.000',
  'Ref. 4102311, 23.11.2026',
])('%s contains none', (text) => {
  expect(hasPageAddress(text)).toBe(false)
  expect(withoutPageAddresses(text)).toBe(text)
})

const text = fc.oneof(fc.string({ unit: anyCharacter }), fc.string())
const surrounded = fc.tuple(text, fc.constantFrom(...addresses, '\r\nBcc: x@evil.test', '\u2028', '\u202e'), text)

describe('a name in a mail to somebody else', () => {
  test('is single-line, limited in length, without addresses and control characters, for any input', () => {
    fc.assert(
      fc.property(surrounded, surrounded, (first, last) => {
        const name = mailName(first.join(' '), last.join(''))
        expect(name).not.toMatch(/[\p{Cc}\u2028\u2029<>"]/u)
        expect(hasPageAddress(name)).toBe(false)
        expect([...name].length).toBeLessThanOrEqual(120)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    [['An', 'Peeters'], 'An Peeters'],
    [['An\r\nBcc: x', ''], 'An Bcc: x'],
    [['<b>An</b>', 'www.evil.test'], 'bAn/b'],
    [[undefined, 'Peeters'], 'Peeters'],
    // The text around a removed address does not form another one, nor does the cut at the end.
    [[' http://evil.example/x 0-.AA 10.0.0.1/x'], ''],
    [[`${'x'.repeat(112)} evil.community`], 'x'.repeat(112)],
    [['x'.repeat(200)], 'x'.repeat(120)],
  ])('%j is shown as %j', (parts, name) => expect(mailName(...parts)).toBe(name))
})

test('a single-line text has no line breaks, and loses no words', () => {
  expect(toSingleLine(' Kerk\r\nstraat\u20281\u202e ')).toBe('Kerk straat 1')
  fc.assert(
    fc.property(text, (typed) => {
      expect(toSingleLine(typed)).not.toMatch(/[\n\v\f\r\u0085\u2028\u2029]/)
    }),
  )
})
