/** The content check: a mistake is reported with file, place and what was expected (snapshot.md). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ContentError, formatIssue } from '@/lib/content/content-issue'
import { plainGeography } from '@/lib/domain/map/geography'
import { loadSnapshot } from '@/lib/server/content/load-snapshot'
import { snapshot } from '../../../support/content'
import { copyContent } from '../../../support/copy-content'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  copyContent(folder)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Replaces a piece of a file; the piece must be there. */
function breakFile(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const broken = text.replace(from, to)
  if (broken === text) throw new Error(`nothing to break in ${file}`)
  writeFileSync(path, broken)
}

function findMistakes(): string[] {
  try {
    loadSnapshot(folder, '2026-11-21')
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(formatIssue)
    throw error
  }
}

test('the demo content is in order', () => {
  expect(findMistakes()).toEqual([])
})

test('a link may name a list by its final segment (specification 2)', () => {
  breakFile('site.json', '"link": "for-rent"', '"link": "aanbod/for-rent"')
  expect(findMistakes()).toEqual([])
})

describe('a mistake names file, place and what was expected', () => {
  test.each([
    [
      'a wrong kind of value',
      'properties/4102311.json',
      /"Bedrooms": \d+/,
      '"Bedrooms": "vijf"',
      'data/properties/4102311.json: Bedrooms: ',
    ],
    [
      'costs that the law does not make',
      'properties/4102311.json',
      '"NotaryFee": 4920',
      '"NotaryFee": 4290',
      'data/properties/4102311.json: NotaryFee: expected 4920',
    ],
    [
      'a deposit above the law',
      'properties/4102405.json',
      '"Deposit": 3',
      '"Deposit": 4',
      'data/properties/4102405.json: Deposit: ',
    ],
    [
      'a figure without its source',
      'legal-figures.json',
      /"url": "[^"]+"/,
      '"url": ""',
      'data/legal-figures.json: registrationDuty.flanders.source.url: ',
    ],
    ['bands that leave a hole', 'legal-figures.json', '"upTo": 17500', '"upTo": 7000', 'data/legal-figures.json: notary.bands: '],
    ['an unknown field', 'properties/4102311.json', '"Bedrooms"', '"Bedroms"', 'Bedroms'],
    ['a missing legal item', 'properties/4102311.json', /\s*"PScore": "[A-D]",/, '', 'data/properties/4102311.json: PScore: '],
    [
      'rent without charges',
      'properties/4102405.json',
      /\s*"ChargesRenter": \d+,/,
      '',
      'data/properties/4102405.json: ChargesRenter: ',
    ],
    [
      'a picture that is not there',
      'properties/4102311.json',
      's01-2.webp',
      's01-99.webp',
      'expected a file media/pictures/s01-99.webp',
    ],
    [
      'a picture of an unlisted host',
      'properties/4102311.json',
      '/pictures/s01-2.webp',
      'https://cdn.example/s01.webp',
      'pictureHosts',
    ],
    ['a plan that is not there', 'properties/4102311.json', '/plans/s01-1.svg', '/plans/s01-9.svg', 'FloorPlans.1.Url'],
    [
      'a plan of a storey without rooms',
      'properties/4102311.json',
      /("FloorPlans": \[\s*\{\s*"Floor": )0/,
      '$15',
      'expected a storey that has Rooms; found 5',
    ],
    [
      'an agent who is not there',
      'properties/4102311.json',
      '"AgentID": 11',
      '"AgentID": 99',
      'expected an ID of agents.json; found 99',
    ],
    [
      'a published address without a street',
      'properties/4102311.json',
      '"Schildersgildestraat"',
      '""',
      'Street: expected a street, as the address is published; found ""',
    ],
    [
      'a published address of a project without a number',
      'projects/51016.json',
      '"HouseNumber": "3"',
      '"HouseNumber": ""',
      'HouseNumber: expected a number, as the address is published; found ""',
    ],
    [
      'a property abroad among the others',
      'properties/4102311.json',
      '"CountryID": 10',
      '"CountryID": 50',
      'CountryID: expected 10; properties in other countries stand in foreign/',
    ],
    [
      'a Belgian property abroad',
      'foreign/4102445.json',
      '"CountryID": 50',
      '"CountryID": 10',
      'CountryID: expected another country than 10',
    ],
    ['a takeover abroad', 'foreign/4102445.json', '"Goal": 0', '"Goal": 2', 'Goal: expected 0 or 1 in foreign/'],
    [
      'a list among references',
      'pages/sold.json',
      /"modules": \[/,
      '"modules": [{ "id": "news", "title": { "nl": "" }, "position": { "contentRow": 2 }, "view": "news", "relation": { "type": "category", "id": "media" }, "status": "Published" },',
      'expected the view "references" to be the only module of its page',
    ],
    ['a text view without text', 'pages/discreet.json', /"text": \{\s*"nl"/, '"intro": { "nl"', 'expected the text of the view'],
    ['a dead link in a text view', 'pages/discreet.json', '(contact-demand)', '(nowhere)', 'found "nowhere"'],
    ['a gallery without pictures', 'pages/contact.json', '"view": "team"', '"view": "gallery"', 'expected pictures for the view'],
    [
      'a gallery picture that is not there',
      'pages/contact.json',
      'x01-space.webp',
      'x01-none.webp',
      'expected a file media/pictures/x01-none.webp in the content folder; found none',
    ],
    [
      'a view without its relation',
      'pages/discreet.json',
      /"relation": \{[^}]*\},/,
      '',
      'expected a relation for the view "contact"',
    ],
    [
      'discreet offers without the form that they lead to',
      'pages/discreet.json',
      '"id": "discreet-request"',
      '"id": "office"',
      'expected the form "discreet-request"',
    ],
    ['a discreet offer with an address', 'discreet.json', '"reference": "A"', '"reference": "A", "street": "X"', 'street'],
    ['a price range that runs backwards', 'discreet.json', '"priceTo": 1900000', '"priceTo": 1', 'expected more than priceFrom'],
    [
      'a setting of a category that is not there',
      'site.json',
      '"services-home"',
      '"services-house"',
      'data/site.json: categories.rows: expected the ID of a category of categories.json (root, media, services, services-text, services-home, working-method, legal, about); found "services-house"',
    ],
    ['an unknown view', 'pages/home.json', '"view": "stats"', '"view": "carousel"', 'View not found'],
    [
      'an unknown operator',
      'pages/home.json',
      '"view": "stats",',
      '"view": "stats", "conditions": [{"field": "language", "logic": "matches"}],',
      'conditions.0.logic',
    ],
    [
      'a link that leads nowhere',
      'menu.json',
      '"path": "media"',
      '"path": "mediaa"',
      'data/menu.json: mediaa: expected the path of a published page',
    ],
    [
      'a next step that leads nowhere',
      'articles/fees/article.json',
      '"link": "contact-demand"',
      '"link": "contact-demanded"',
      'data/articles/fees/article.json: next.link: expected a published page',
    ],
    [
      'two routes with one address',
      'routes.json',
      '"nl": "te-huur"',
      '"nl": "te-koop"',
      '"te-koop" belongs to for-sale and for-rent',
    ],
    ['a footer column that stands there twice', 'site.json', '"nl": "Kantoor"', '"nl": "Aanbod"', 'found "Aanbod" again'],
    ['a missing supervisor', 'site.json', '"supervisor"', '"supervisors"', 'data/site.json: legal'],
    ['no JSON at all', 'types.json', '[', '', 'expected JSON'],
    ['a point off the map', 'map.json', '51.133', '511.33', 'data/map.json: streams.0.0.1: '],
    ['a kind of name that is not drawn', 'map.json', '"kind": "road"', '"kind": "street"', 'data/map.json: names.0.kind: '],
    [
      'a name that ends before it begins',
      'map.json',
      '"fromZoom": 12, "toZoom": 18',
      '"fromZoom": 12, "toZoom": 10',
      'toZoom: expected `fromZoom` or more',
    ],
  ])('%s', (_, file, from, to, message) => {
    breakFile(file, from, to)
    expect(findMistakes().join('\n')).toContain(message)
  })

  test('a missing file', () => {
    rmSync(join(folder, 'types.json'))
    expect(findMistakes()).toEqual(['data/types.json: expected this file, it is missing or cannot be read'])
  })

  test('no mistake where a map of its own is missing: it shows land alone', () => {
    rmSync(join(folder, 'map.json'))
    expect(findMistakes()).toEqual([])
    expect(loadSnapshot(folder, '2026-11-21').snapshot.geography).toEqual(plainGeography)
  })

  test('several mistakes are reported at once', () => {
    breakFile('properties/4102311.json', '"AgentID": 11', '"AgentID": 99')
    breakFile('menu.json', '"path": "media"', '"path": "mediaa"')
    expect(findMistakes()).toHaveLength(2)
  })
})

test.each([
  ['a total', 'site.json', '"sale": 16', '"sale": 17', 'expected 16, the number of properties for sale; found 17'],
  ['a count of a city', 'cities.json', '"PropertyCount": 4', '"PropertyCount": 5', 'expected PropertyCount'],
])('%s of the CRM that differs from ours is a warning: ours shows', (_, file, from, to, message) => {
  breakFile(file, from, to)
  expect(loadSnapshot(folder, '2026-11-21').warnings.map(formatIssue).join()).toContain(message)
})

test('what the law asks of a notice is a warning once the home is sold', () => {
  const sold = [...snapshot.confidential.propertyById.values()].find(
    ({ availability, archived }) => availability === 'sold' && !archived,
  )
  breakFile(`properties/${sold?.id}.json`, /\s*"PScore": "[A-D]",/, '')
  expect(loadSnapshot(folder, '2026-11-21').warnings.map(formatIssue).join()).toContain(`${sold?.id}.json: PScore`)
})

test('good practice that is missing is a warning, not a mistake', () => {
  breakFile('properties/4102311.json', /\s*"CadastralIncome": \d+,/, '')
  expect(loadSnapshot(folder, '2026-11-21').warnings.map(formatIssue).join()).toContain('CadastralIncome')
})

describe('the figures the snapshot must keep (snapshot.md)', () => {
  test('19 listings: 16 for sale, 3 for rent; beside them 2 takeovers, 2 abroad, 3 projects, 2 archived', () => {
    const goals = snapshot.properties.map((property) => property.goal)
    expect([goals.filter((goal) => goal === 'sale').length, goals.filter((goal) => goal === 'rent').length]).toEqual([16, 3])
    expect([snapshot.takeovers.length, snapshot.foreignProperties.length, snapshot.projects.length]).toEqual([2, 2, 3])
    expect([...snapshot.propertyById.values()].filter((property) => property.archived)).toHaveLength(2)
  })

  test('8 web types in their order; the last has no name in French and English', () => {
    expect(snapshot.types.map((type) => type.webId)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    expect([snapshot.types[7]?.name.fr, snapshot.types[7]?.name.en]).toEqual(['', ''])
    expect(snapshot.types[4]?.name.en).toBe('Leaseback')
  })

  test('descriptions have 250 to 450 words in nl, fr and en', () => {
    for (const property of snapshot.propertyById.values()) {
      for (const language of ['nl', 'fr', 'en'] as const) {
        const words = property.texts[language].description.split(/\s+/).length
        expect([property.recordFile, language, words >= 250 && words <= 450]).toEqual([property.recordFile, language, true])
      }
    }
  })

  test('relative dates are resolved with the day of loading (ruling 12)', () => {
    const later = loadSnapshot('data', '2027-06-01').snapshot.propertyById.get(4102311)
    expect(later?.creationDate.startsWith('2027-05')).toBe(true)
  })
})
