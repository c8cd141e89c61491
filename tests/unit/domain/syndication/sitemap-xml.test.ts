/** Sitemaps as XML, and what is told of changed pages. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findChangedPages } from '@/lib/domain/syndication/changed-pages'
import { writeSitemap, writeSitemapIndex } from '@/lib/domain/syndication/sitemap-xml'

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

test('a day that nobody knows is left out', () => {
  expect(writeSitemap([{ url: 'https://a.example/', alternates: {}, images: [] }])).not.toContain('lastmod')
  expect(writeSitemapIndex([{ url: 'https://a.example/nl/sitemap.xml', lastModified: undefined }])).not.toContain('lastmod')
})

const arbitraryPages = fc.dictionary(fc.constantFrom('/a/', '/b/', '/c/', '/d/'), fc.constantFrom('', '2026-11-20', '2026-11-21'))

test('told are exactly the pages that appeared, changed or went; of a first start nothing', () => {
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
