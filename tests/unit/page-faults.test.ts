/** The crawl of the site finds what it looks for. */
import { expect, test } from 'vitest'
import type { Crawled } from '../support/crawl'
import { findBrokenLinks, findMissingAnchors, findRawTexts, findUntranslated, findWrongLanguages } from '../support/page-faults'

const page = (path: string, body: string, status = 200): [string, Crawled] => {
  const switcher = '<a href="/nl/a/" hreflang="nl">NL</a><a href="/fr/a/" hreflang="fr">FR</a>'
  const html = `<html lang="${path.slice(1, 3)}"><body><h1>Titel</h1>${switcher}${body}</body></html>`
  return [path, { path, status, from: 'the start', html }]
}

const site = (nl: string, fr: string) => new Map([page('/nl/a/', nl), page('/fr/a/', fr)])

test('a sentence that stands in two languages', () => {
  const sentence = 'Wij zijn op zaterdag gesloten.'
  const pages = site(`<p>${sentence}</p>`, `<p>Nous sommes fermés le samedi.</p><p>${sentence}</p>`)
  expect(findUntranslated(pages, 'nl', 'fr', [])).toEqual([`fr: "${sentence}" on /nl/a/`])
  expect(findUntranslated(pages, 'nl', 'fr', [/^Wij zijn/])).toEqual([])
})

test('an attribute that stands in two languages', () => {
  const picture = '<img alt="Gevel met twee ramen" />'
  expect(findUntranslated(site(picture, picture), 'nl', 'fr', [])).toHaveLength(1)
})

test('names are no sentences', () => {
  const names = '<p>Scheldelicht Vastgoed bv</p><p>Lotte Verhaegen, BIV 999.101</p><p>hallo@scheldelicht.example</p>'
  expect(findUntranslated(site(names, names), 'nl', 'fr', [])).toEqual([])
})

test('a page that has no translation', () => {
  expect(findUntranslated(new Map([page('/nl/a/', '')]), 'nl', 'fr', [])).toEqual(['no page in fr for /nl/a/'])
})

test('links to nothing, and to no place on a page', () => {
  const pages = new Map([
    page('/nl/a/', '<a href="/nl/b/#there">x</a><a href="#gone">y</a>'),
    page('/nl/b/', '<p id="here"></p>', 404),
  ])
  expect(findBrokenLinks(pages)).toEqual(['404 /nl/b/ on the start'])
  expect(findMissingAnchors(pages)).toEqual(['/nl/b/#there on /nl/a/', '#gone on /nl/a/'])
})

test.each(['Paging.next', 'x {count} y', 'NaN euro', '[object Object]'])('a raw text such as "%s"', (text) => {
  expect(findRawTexts(new Map([page('/nl/a/', `<p>${text}</p>`)]), ['Paging'])).toHaveLength(1)
})

test('a second main heading, and another language than the address says', () => {
  expect(findWrongLanguages(new Map([page('/nl/a/', '<h1>x</h1>')]))).toHaveLength(1)
  const [path, crawled] = page('/nl/a/', '')
  expect(findWrongLanguages(new Map([[path, { ...crawled, html: crawled.html.replace('"nl"', '"fr"') }]]))).toHaveLength(1)
})
