/** The files saved with a sheet: those that its page references, on this site only. */
import { expect, test } from 'vitest'
import { addressesIn } from '@/components/viewing-sheet/keep-sheet'

const base = 'https://site.example/nl/bezoekdag/blad/?sheet=a'
const html = `<html><head>
<link rel="stylesheet" href="/_next/static/chunks/a1.css"><link rel="preload" as="font" href="/fonts/x-12345678.woff2">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/api/sheet-manifest/?sheet=a&amp;lang=nl">
<link rel="alternate" href="/fr/"></head><body>
<img src="/media/abcdefghijkl/800"><img src="https://other.example/x.png"><img src="data:image/png;base64,AA">
<svg><use href="/_next/static/media/icons.svg#phone"></use></svg>
<a href="/nl/te-koop/">list</a><a href="?sheet=a&amp;document=12" data-keep>EPC</a>
<script>self.__next_f.push([1,"[\\"/_next/static/chunks/b2.js\\",\\"async\\"]"])</script></body></html>`

test('lists scripts, styles, fonts, icons, pictures and documents once each, and no other page', () => {
  expect(addressesIn(html, base).toSorted()).toEqual(
    [
      '/_next/static/chunks/a1.css',
      '/_next/static/chunks/b2.js',
      '/_next/static/media/icons.svg',
      '/api/sheet-manifest/?sheet=a&lang=nl',
      '/fonts/x-12345678.woff2',
      '/icons/apple-touch-icon.png',
      '/media/abcdefghijkl/800',
      '/nl/bezoekdag/blad/?sheet=a&document=12',
    ]
      .map((path) => `https://site.example${path}`)
      .toSorted(),
  )
})
