/** The reading of the crawled site finds what it looks for, and lets what is right pass. */
import { describe, expect, test } from 'vitest'
import type { Crawled } from '../support/crawl'
import { findHeadFaults, findTexts, findUnsetTexts } from '../support/text-faults'

const site = (...bodies: [path: string, body: string, head?: string][]) =>
  new Map<string, Crawled>(
    bodies.map(([path, body, head = '']) => [
      path,
      { path, status: 200, from: 'the start', html: `<html><head>${head}</head><body>${body}</body></html>` },
    ]),
  )

const nb = '\u00a0'

describe('texts', () => {
  test.each([
    ['nl', "foto's", 'straight quote'],
    ['nl', 'Het "huis"', 'straight quote'],
    ['en', 'the owners&#x27; consent', 'straight quote'],
    ['nl', `twee${nb} spaties`, 'two spaces'],
    ['de', 'und so weiter...', 'three points'],
    ['nl', 'een tuin van 42 m²', 'space that breaks before a unit'],
    ['en', `for € 325.000`, 'space that breaks behind €'],
    ['fr', `[[answer]]`, 'open placeholder'],
    ['nl', 'een huis , een tuin', 'space before a comma or point'],
    ['nl', `1${nb}panden`, 'many of one'],
    ['fr', '1 salles de bains', 'many of one'],
    ['nl', '1 <b>panden</b>', 'many of one'],
    ['nl', 'met 21% btw', 'no space before %'],
    ['fr', '21% de TVA', 'no space before %'],
    ['de', '21% Mehrwertsteuer', 'no space before %'],
    ['nl', `10.5${nb}m²`, 'decimal point'],
    ['nl', `10,742${nb}kWh`, 'comma between thousands'],
    ['fr', 'Déjà vu ?', 'no fixed space before a sign'],
    ['fr', 'Déjà vu?', 'no fixed space before a sign'],
    ['fr', `18${nb}m² : oui`, 'no fixed space before a sign'],
    ['fr', `« oui${nb}»`, 'no fixed space behind «'],
    ['fr', '1 120 habitants', 'space that breaks between thousands'],
    ['fr', `10.742${nb}kWh`, 'point between thousands'],
    ['en', `10,5${nb}m²`, 'decimal comma'],
    ['en', `12${nb}%`, 'space before %'],
    ['en', 'a rent of 2,150 euros', 'amount of another form than prices'],
    ['en', `10.742${nb}kWh`, 'point between thousands'],
    ['en', 'a „house“', 'foreign quote'],
    ['de', 'ein «Haus»', 'foreign quote'],
  ])('in %s, %j has a fault: %s', (language, text, fault) => {
    const found = findUnsetTexts(site([`/${language}/a/`, `<p>${text}</p>`]))
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${fault}: .* ${language} on /${language}/a/$`))])
  })

  test.each([
    ['nl', `Open van 7.30 tot 18 uur, 1${nb}pand, 21${nb}panden, 120,5${nb}m², BIV 999.101, 12${nb}%, 2600, 2140`],
    [
      'fr',
      `Déjà vu${nb}? «${nb}Oui${nb}»${nb}: 1${nb}120${nb}m², à 10:30, €${nb}1.250,50, 03 200 12 34, IPI 999.101, 1${nb}bien`,
    ],
    ['en', `€${nb}1.207.760,35 is 81.9% of it; 10,742${nb}kWh, 10.5${nb}m², a rate of 3.025%, ‘Compare’, the owners’ consent`],
    ['de', `„So“, sagt er: 3,025${nb}%, 1.120${nb}m², bis 18${nb}Uhr, 1${nb}Objekt`],
  ])('in %s nothing is wrong with %s', (language, text) => {
    expect(findUnsetTexts(site([`/${language}/a/`, `<p>${text}</p>`]))).toEqual([])
  })

  test('texts are read with their attributes, without code, and whole over tags inside a sentence', () => {
    const body = '<p>Een <a href="/">klein</a><!-- --> huis<br>met tuin</p><code>"a"</code><img alt="Gevel&nbsp;1">'
    expect(findTexts(`<body>${body}</body>`)).toEqual(['Een klein huis', 'met tuin', '…', `Gevel${nb}1`])
  })
})

describe('heads', () => {
  const head = (title: string, description: string, robots = 'index, follow') =>
    `<title>${title}</title><meta name="description" content="${description}"/><meta name="robots" content="${robots}"/>`
  const good = head('Te koop in Berchem', 'Twee panden.')

  test('missing, too long, cut with three points, or the same twice', () => {
    const pages = site(
      ['/nl/a/', '', good],
      ['/nl/b/', '', head('Te koop in Berchem', 'x'.repeat(156))],
      ['/nl/c/', '', head('x'.repeat(61), 'Een huis met een grote...')],
      ['/nl/d/', '', head('Contact', '')],
    )
    expect(findHeadFaults(pages).map((fault) => fault.replace(/: "[^"]*"$/, ''))).toEqual([
      'title of /nl/b/: the same as /nl/a/',
      'description of /nl/b/: 156 characters',
      'title of /nl/c/: 61 characters',
      'description of /nl/c/: three points',
      'description of /nl/d/: nothing',
    ])
  })

  test('another language may say the same, and a page that is listed nowhere anything', () => {
    const pages = site(['/nl/a/', '', good], ['/en/a/', '', good], ['/nl/x/', '', head('', '', 'noindex, follow')])
    expect(findHeadFaults(pages)).toEqual([])
  })
})
