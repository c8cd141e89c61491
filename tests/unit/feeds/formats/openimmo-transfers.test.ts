/** OpenImmo transfers in archives, and in a folder where all transfers stay. */
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openimmo } from '@/lib/feeds/formats/openimmo'
import { readFeed, textPayload } from '@/tests/support/feed-fixture'
import { sample, transfer } from '@/tests/support/openimmo-files'

describe('an archive', () => {
  const zip = (files: Record<string, string>) => ({
    name: 'feed.zip',
    bytes: zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  })

  test('contains the files that its homes refer to', () => {
    const xml = new TextDecoder().decode(sample.bytes)
    const { listings, files } = readFeed(openimmo, [
      zip({ 'export/feed.xml': xml, 'export/bilder/garten.jpg': 'JPG', 'plan.png': 'PNG' }),
    ])
    const bytesOf = (url = '') => files?.get(url)
    expect(listings[0]?.pictures?.map(({ url }) => bytesOf(url))).toContainEqual(strToU8('JPG'))
    expect(bytesOf(listings[0]?.plans?.[0]?.url)).toEqual(strToU8('PNG'))
  })

  const homeWith = (id: string, path: string) =>
    `<immobilie><anhaenge><anhang gruppe="BILD"><daten><pfad>${path}</pfad></daten></anhang></anhaenge><verwaltung_techn><objektnr_extern>${id}</objektnr_extern></verwaltung_techn></immobilie>`
  const shownBy = (...payloads: { name: string; bytes: Uint8Array }[]) => {
    const { listings, files } = readFeed(openimmo, payloads)
    const textOf = (url = '') => new TextDecoder().decode(files?.get(url))
    return listings.map(({ id, pictures }) => `${id}: ${textOf(pictures?.[0]?.url)}`).sort()
  }

  test('of several pictures with one name each home shows its own', () => {
    const [a, b] = ['a', 'b'].map((id) => ({
      ...zip({ 'feed.xml': transfer(homeWith(id, '1.jpg'), 'TEIL'), '1.jpg': `of ${id}` }),
      name: `${id}.zip`,
    }))
    expect(a && b && shownBy(a, b)).toEqual(['a: of a', 'b: of b'])
    const folders = { 'x/a/1.jpg': 'of a', 'x/b/1.jpg': 'of b' }
    const xml = transfer(`${homeWith('a', 'a/1.jpg')}${homeWith('b', 'b\\1.jpg')}`)
    expect(shownBy(zip({ 'feed.xml': xml, ...folders }))).toEqual(['a: of a', 'b: of b'])
  })

  test('a later transfer may refer to a file of an earlier one, if the name is unique', () => {
    const part = (name: string, files: Record<string, string>) => ({ ...zip(files), name })
    const first = part('1.zip', { 'feed.xml': transfer(homeWith('a', 'a.jpg')), 'a.jpg': 'of a' })
    const second = part('2.zip', { 'feed.xml': transfer(homeWith('a', 'a.jpg'), 'TEIL') })
    expect(shownBy(first, second)).toEqual(['a: of a'])
    const other = part('0.zip', { 'feed.xml': transfer(homeWith('b', 'a.jpg'), 'TEIL'), 'a.jpg': 'of b' })
    expect(shownBy(other, first, second)).toContain('a: ')
  })

  test('case and Unicode normalization do not distinguish files', () => {
    const xml = transfer(homeWith('a', 'K\u00fcche.JPG'))
    expect(shownBy(zip({ 'feed.xml': xml, 'ku\u0308che.jpg': 'kitchen' }))).toEqual(['a: kitchen'])
  })

  test('the same name with other content is another picture', () => {
    const xml = new TextDecoder().decode(sample.bytes)
    const tagOf = (content: string) =>
      readFeed(openimmo, [zip({ 'a.xml': xml, 'garten.jpg': content })]).listings[0]?.pictures?.[0]?.tag
    expect(tagOf('one')).toBe(tagOf('one'))
    expect(tagOf('one')).not.toBe(tagOf('two'))
  })

  test.each([
    ['without XML', zip({ 'a.jpg': 'x' })],
    ['that is cut off', { name: 'feed.zip', bytes: zip({ 'a.xml': transfer('') }).bytes.slice(0, 40) }],
    ['of XML that is cut off', zip({ 'a.xml': '<openimmo><anbieter>' })],
  ])('%s cannot be read', (_, payload) => {
    expect(openimmo.read([payload], { defaultLanguage: 'nl' }).kind).toBe('unreadable')
  })

  test('that exceeds the limits is refused before it is unpacked', () => {
    const { bytes } = zip({ 'a.xml': transfer('') })
    // The size of the only file in the archive's directory, 24 bytes after the start of the entry.
    const entry = bytes.findIndex((byte, place) => byte === 0x50 && bytes[place + 1] === 0x4b && bytes[place + 2] === 1)
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(entry + 24, 101_000_000, true)
    expect(openimmo.read([{ name: 'bomb.zip', bytes }], { defaultLanguage: 'nl' }).kind).toBe('unreadable')
  })
})

describe('a folder with all transfers', () => {
  const transfer = (name: string, umfang: string, homes: readonly (readonly [id: string, price: number])[], timestamp = '') => {
    const home = ([id, price]: readonly [string, number]) =>
      `<immobilie><preise><kaufpreis>${price}</kaufpreis></preise><verwaltung_techn><objektnr_extern>${id}</objektnr_extern>${price === 0 ? '<aktion aktionart="DELETE"/>' : ''}</verwaltung_techn></immobilie>`
    const head = `<uebertragung umfang="${umfang}"${timestamp && ` timestamp="${timestamp}"`}/>`
    return textPayload(
      `<openimmo>${head}<anbieter><openimmo_anid>A</openimmo_anid>${homes.map(home).join('')}</anbieter></openimmo>`,
      name,
    )
  }
  const pricesOf = (...payloads: ReturnType<typeof transfer>[]) => {
    const { listings, gone, isPartial } = readFeed(openimmo, payloads)
    return { prices: listings.map(({ id, price }) => [id, price?.amount]), gone, isPartial }
  }

  test('a later complete transfer replaces all earlier ones', () => {
    const [first, second] = [
      transfer('1.xml', 'VOLL', [
        ['a', 300],
        ['b', 200],
      ]),
      transfer('2.xml', 'VOLL', [['a', 280]]),
    ]
    expect(pricesOf(first, second)).toEqual({ prices: [['a', 280]], gone: undefined, isPartial: false })
  })

  test('partial transfers change and delete earlier homes; the result is still complete', () => {
    const whole = transfer('1.xml', 'VOLL', [
      ['a', 300],
      ['b', 200],
      ['c', 100],
    ])
    const parts = [
      transfer('2.xml', 'TEIL', [
        ['a', 280],
        ['b', 0],
      ]),
      transfer('3.xml', 'TEIL', [['a', 270]]),
    ]
    expect(pricesOf(whole, ...parts)).toEqual({
      prices: [
        ['c', 100],
        ['a', 270],
      ],
      gone: ['b'],
      isPartial: false,
    })
    expect(pricesOf(...parts)).toEqual({ prices: [['a', 270]], gone: ['b'], isPartial: true })
  })

  test('their creation time has priority over their names', () => {
    const late = transfer('1.xml', 'VOLL', [['a', 280]], '2026-11-22T08:00:00')
    const early = transfer('2.xml', 'VOLL', [['a', 300]], '2026-11-21T08:00:00')
    expect(pricesOf(late, early).prices).toEqual([['a', 280]])
  })
})
