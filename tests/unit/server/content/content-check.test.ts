/** The content check: an error is reported with file, place and what was expected (snapshot.md). */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plainGeography } from '@/lib/domain/map/geography'
import { loadSnapshot } from '@/lib/server/content/snapshot/load-snapshot'
import { breakFile, findMistakes, folder, prepareContent } from '../../../support/broken-content.ts'

prepareContent()

describe('an error states file, place and what was expected', () => {
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
    [
      'a postcode that Belgium does not have',
      'properties/4102311.json',
      '"Zip": "2000"',
      '"Zip": "B-2000"',
      'Zip: expected a postcode such as 2000, as CountryID says Belgium; found "B-2000"',
    ],
    [
      'a postcode of a project that Belgium does not have',
      'projects/51016.json',
      '"Zip": "2020"',
      '"Zip": "20200"',
      'Zip: expected a postcode such as 2000, as CountryID says Belgium; found "20200"',
    ],
    ['no postcode at all', 'foreign/4102445.json', '"L-8019"', '"onbekend"', 'Zip: expected a postcode such as 2000 or 1011 AB'],
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
      'discreet properties without the form that they lead to',
      'pages/discreet.json',
      '"id": "discreet-request"',
      '"id": "office"',
      'expected the form "discreet-request"',
    ],
    ['a discreet property with an address', 'discreet.json', '"reference": "A"', '"reference": "A", "street": "X"', 'street'],
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

  test('a missing map is not an error: only land is shown', () => {
    rmSync(join(folder, 'map.json'))
    expect(findMistakes()).toEqual([])
    expect(loadSnapshot(folder, '2026-11-21').snapshot.geography).toEqual(plainGeography)
  })

  test('several errors are reported together', () => {
    breakFile('properties/4102311.json', '"AgentID": 11', '"AgentID": 99')
    breakFile('menu.json', '"path": "media"', '"path": "mediaa"')
    expect(findMistakes()).toHaveLength(2)
  })
})
