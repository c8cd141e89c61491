/** Decoding bytes as text, JSON and XML, and the errors when that is impossible. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeText } from '@/lib/feeds/reading/decode-text'
import { readJson } from '@/lib/feeds/reading/read-json'
import { readXml } from '@/lib/feeds/reading/read-xml'
import { textPayload } from '@/tests/support/feed-fixture'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isLittle: boolean) =>
  new Uint8Array(
    [...text].flatMap((sign) =>
      isLittle ? [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8] : [sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 255],
    ),
  )
const latin = (text: string) => new Uint8Array([...text].map((sign) => sign.charCodeAt(0)))

describe('the character encoding', () => {
  test.each([
    ['UTF-8', utf8('Château €'), undefined, 'Château €'],
    ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8('é')]), undefined, 'é'],
    ['UTF-16, little end first', new Uint8Array([0xff, 0xfe, ...utf16('é€', true)]), undefined, 'é€'],
    ['UTF-16, big end first', new Uint8Array([0xfe, 0xff, ...utf16('é€', false)]), undefined, 'é€'],
    ['UTF-16 without a mark', utf16('<a>é</a>', true), undefined, '<a>é</a>'],
    ['Windows-1252 that nobody announced', new Uint8Array([0x80, 0x20, 0xe9]), undefined, '€ é'],
    [
      'what an XML file declares',
      latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>'),
      undefined,
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>',
    ],
    ['what the server says', new Uint8Array([0x80]), 'text/csv; charset=windows-1252', '€'],
    [
      'a file that calls itself ISO-8859-1 and is UTF-8',
      utf8('<?xml version="1.0" encoding="ISO-8859-1"?><a>Liège</a>'),
      undefined,
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>Liège</a>',
    ],
    ['a server that says Windows-1252 of what is UTF-8', utf8('Liège €'), 'text/csv; charset=windows-1252', 'Liège €'],
    [
      'UTF-8 of which a program cut one character',
      new Uint8Array([...utf8('Liège, één woning à côt'), 0xc3, ...utf8('... Liège')]),
      'application/json; charset=utf-8',
      'Liège, één woning à côt\ufffd... Liège',
    ],
    [
      'Windows-1252 that calls itself UTF-8',
      latin('<?xml version="1.0" encoding="utf-8"?><a>Ligé été À « É »</a>'),
      'text/xml; charset=utf-8',
      '<?xml version="1.0" encoding="utf-8"?><a>Ligé été À « É »</a>',
    ],
    ['a server that is wrong', utf8('é'), 'text/xml; charset=utf-16', 'é'],
    ['a server that knows no such set', utf8('é'), 'text/xml; charset=klingon', 'é'],
  ])('%s', (_, bytes, contentType, text) => {
    expect(decodeText({ bytes, ...(contentType && { contentType }) })).toBe(text)
  })

  test('never fails, whatever the bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => typeof decodeText({ bytes }) === 'string'))
  })
})

test('truncated JSON, and HTML instead of it, are distinguished', () => {
  expect(readJson(textPayload('{"a":1}'))).toEqual({ kind: 'json', value: { a: 1 } })
  expect(readJson(textPayload('{"a":1'))).toMatchObject({ kind: 'unreadable', message: expect.stringContaining('part') })
  expect(readJson(textPayload('<html>'))).toMatchObject({ kind: 'unreadable', message: expect.stringContaining('page') })
})

describe('XML', () => {
  const read = (text: string) => readXml(textPayload(text), ['root'])

  test('elements by name without prefix, lists, attributes, text and CDATA', () => {
    expect(read('<s:root xmlns:s="u"><s:a n="1">x</s:a><s:a>y</s:a><b/><c><![CDATA[<p>1 & 2</p>]]></c></s:root>')).toEqual({
      kind: 'xml',
      name: 'root',
      value: { a: [{ '@n': '1', '#text': 'x' }, 'y'], b: '', c: '<p>1 & 2</p>' },
    })
  })

  test.each([
    ['cut off', '<root><a>x</a>'],
    ['cut off within a text', '<root><a>x'],
    ['another file', '<html><body/></html>'],
    ['no XML', 'hello'],
    ['nothing', ''],
    ['beginnings without end', '<root>'.repeat(500)],
  ])('%s is unreadable', (_, text) => {
    expect(read(text).kind).toBe('unreadable')
  })

  test('custom entities neither expand nor fetch anything', () => {
    const bomb = `<!DOCTYPE root [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]><root><t>&b;&x;</t></root>`
    expect(read(bomb)).toMatchObject({ value: { t: '&b;&x;' } })
  })

  test('parsing 20 000 listings takes linear, not quadratic time', () => {
    const result = read(`<root>${'<a><b>1</b></a>'.repeat(20_000)}</root>`)
    expect(result.kind === 'xml' && result.value['a']).toHaveLength(20_000)
  })
})
