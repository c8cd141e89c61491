// @vitest-environment jsdom
/** The feed is well-formed for any content. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mediaTypeOf } from '../../../../lib/domain/property/media-type.ts'
import { type FeedEntry, writeAtom } from '../../../../lib/domain/syndication/atom.ts'
import { escapeXml } from '../../../../lib/domain/syndication/escape-xml.ts'
import { anyCharacter } from '../../../support/any-character.ts'

/** Throws when the text is not well-formed XML. */
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  if (document.querySelector('parsererror')) throw new Error(document.documentElement.textContent ?? '')
  return document
}

const entry: FeedEntry = {
  id: 'https://site.example/nl/property/1/#listed',
  title: 'Nieuw: huis',
  url: 'https://site.example/nl/te-koop/a/b/1/',
  date: '2026-11-01',
  summary: '',
  picture: { url: 'https://site.example/1.webp', type: 'image/webp' },
}

const write = (entries: readonly FeedEntry[]) =>
  writeAtom({
    language: 'nl',
    title: 'Feed',
    subtitle: 'Alles',
    author: 'Kantoor',
    url: 'https://site.example/nl/feed.xml',
    home: 'https://site.example/nl/',
    entries,
    today: '2026-11-21',
  })

describe('writeAtom', () => {
  test('any text is preserved, except characters that XML forbids', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const document = parse(write([{ ...entry, title: text, url: `https://site.example/?${text}` }]))
        // Parsers normalise line endings.
        const kept = text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '').replace(/\r\n?/g, '\n')
        expect(document.querySelector('entry > title')?.textContent).toBe(kept)
      }),
    )
  })

  test.each(['<script>', '</title>', ']]>', '&amp;', '"\'', '\u0000\u0008\uFFFE', '\uD800'])('%j is escaped', (text) => {
    expect(parse(write([{ ...entry, title: text, summary: text }])).querySelectorAll('entry')).toHaveLength(1)
  })

  test('is as new as its newest entry, else of today', () => {
    const updated = (entries: readonly FeedEntry[]) => parse(write(entries)).querySelector('feed > updated')?.textContent
    expect(updated([entry, { ...entry, date: '2026-11-09' }])).toBe('2026-11-09T00:00:00Z')
    expect(updated([])).toBe('2026-11-21T00:00:00Z')
  })

  test('an entry links to its page', () => {
    const link = parse(write([entry])).querySelector('entry > link[rel="alternate"]')
    expect([link?.getAttribute('type'), link?.getAttribute('href')]).toEqual(['text/html', entry.url])
  })

  test('the picture is an enclosure with its media type, when known', () => {
    const enclosure = (picture: FeedEntry['picture']) =>
      parse(write([{ ...entry, picture }])).querySelector('link[rel="enclosure"]')
    expect(enclosure(entry.picture)?.getAttribute('type')).toBe('image/webp')
    expect(enclosure({ url: 'https://site.example/1', type: undefined })?.hasAttribute('type')).toBe(false)
    expect(enclosure(undefined)).toBeNull()
  })
})

test('text that is already escaped is escaped again', () => {
  expect(escapeXml(escapeXml('&'))).toBe('&amp;amp;')
})

test.each([
  ['/pictures/s01-1.webp', 'image/webp'],
  ['https://cdn.example/a.JPG?w=600', 'image/jpeg'],
  ['https://cdn.example/picture', undefined],
  ['https://cdn.example/a.pdf', undefined],
])('%s is %s', (url, type) => {
  expect(mediaTypeOf(url)).toBe(type)
})
