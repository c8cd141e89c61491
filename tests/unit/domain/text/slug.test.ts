/** Slugs: ASCII, with German transliteration of umlauts. */
import { expect, test } from 'vitest'
import { slugify } from '@/lib/domain/text/slug'

test.each([
  ['Élégant duplex, 3 ch.', 'fr', 'elegant-duplex-3-ch'],
  ['Maison à Haïti, rue Noël', 'fr', 'maison-a-haiti-rue-noel'],
  ['Capharnaüm', 'fr', 'capharnaum'],
  ['Geïsoleerde woning van coöperatie', 'nl', 'geisoleerde-woning-van-cooperatie'],
  ['Bäckerei für sechs Öfen, große Straße', 'de', 'baeckerei-fuer-sechs-oefen-grosse-strasse'],
  ['ÄRZTEHAUS ÜBER DEM SEE', 'de', 'aerztehaus-ueber-dem-see'],
  ['Belle-Époque-Wohnung mit Café', 'de', 'belle-epoque-wohnung-mit-cafe'],
] as const)('%s, in %s', (text, language, slug) => {
  expect(slugify(text, language)).toBe(slug)
  expect(slugify(text.normalize('NFD'), language)).toBe(slug)
})

test('a text without a language drops the two dots', () => {
  expect(slugify('Bütgenbach')).toBe('butgenbach')
})
