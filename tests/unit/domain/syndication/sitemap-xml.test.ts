/** Sitemaps as XML, and which changed pages are submitted. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findChangedPages } from '@/lib/domain/syndication/changed-pages'
import { countSitemaps, sitemapPart, writeSitemap, writeSitemapIndex } from '@/lib/domain/syndication/sitemap-xml'

test('an address with its day, other languages and pictures', () => {
  const xml = writeSitemap([
    {
      url: 'https://a.example/nl/?a=1&b=2',
      lastModified: '2026-11-20',
      alternates: { nl: 'https://a.example/nl/', 'x-default': 'https://a.example/nl/' },
      images: ['https://a.example/pictures/s01-1.webp'],
    },
  ])
  expect(xml).toContain(
    '<url><loc>https://a.example/nl/?a=1&amp;b=2</loc><lastmod>2026-11-20</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="nl" href="https://a.example/nl/"/>',
  )
  expect(xml).toContain('<image:image><image:loc>https://a.example/pictures/s01-1.webp</image:loc></image:image></url>')
})

test('an unknown day is left out', () => {
  expect(writeSitemap([{ url: 'https://a.example/', alternates: {}, images: [] }])).not.toContain('lastmod')
  expect(writeSitemapIndex([{ url: 'https://a.example/nl/sitemap.xml', lastModified: undefined }])).not.toContain('lastmod')
})

test('every entry is in one part, and no part exceeds the limit of search engines', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120_000 }), (length) => {
      const entries = Array.from({ length }, (_, index) => index)
      const parts = Array.from({ length: countSitemaps(length) }, (_, index) => sitemapPart(entries, index + 1))
      expect(parts.flat()).toEqual(entries)
      expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(50_000)
      expect(sitemapPart(entries, parts.length + 1)).toEqual([])
    }),
    { numRuns: 20, examples: [[750], [751], [20_000], [20_001]] },
  )
})

const arbitraryPages = fc.dictionary(fc.constantFrom('/a/', '/b/', '/c/', '/d/'), fc.constantFrom('', '2026-11-20', '2026-11-21'))

test('exactly the added, changed and removed pages are submitted; none at the first start', () => {
  fc.assert(
    fc.property(arbitraryPages, arbitraryPages, (before, now) => {
      const announced = findChangedPages(before, now)
      for (const url of ['/a/', '/b/', '/c/', '/d/']) expect(announced.includes(url)).toBe(before[url] !== now[url])
      expect(new Set(announced).size).toBe(announced.length)
      expect(findChangedPages(now, now)).toEqual([])
      expect(findChangedPages(undefined, now)).toEqual([])
    }),
  )
})

test('a sitemap is one document, one entry per line', () => {
  const entry = { url: 'https://a.example/', alternates: {}, images: [] }
  const lines = writeSitemap([entry, entry]).split('\n')
  expect(lines[0]).toBe('<?xml version="1.0" encoding="UTF-8"?>')
  expect(lines[1]).toMatch(/^<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" .*>$/)
  expect(lines.slice(2)).toEqual([
    '<url><loc>https://a.example/</loc></url>',
    '<url><loc>https://a.example/</loc></url>',
    '</urlset>',
    '',
  ])
})
