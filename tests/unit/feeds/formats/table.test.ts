/** Tables: every column, in everyday words, from CSV in any character encoding and from a spreadsheet. */
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { table } from '@/lib/feeds/formats/table'
import { templateRows } from '@/lib/feeds/formats/table/columns'
import { plainFields } from '@/tests/support/feed-fields'
import { readFeed } from '@/tests/support/feed-fixture'
import { filledTable, toCsv, toSpreadsheet } from '@/tests/support/feed-table'
import { read } from '../../../support/read-table.ts'

const reading = read(toCsv(filledTable()))

test('every column is read', () => {
  expect(reading.remarks).toEqual([])
  expect(plainFields(reading.listings[0])).toMatchInlineSnapshot(`
    {
      "agentId": {
        "email": "lotte@agency.example",
        "id": "11",
        "lastName": "Lotte Peeters",
        "phone": "+32 470 00 00 01",
      },
      "allotmentPermit": "no",
      "asbestosDate": "2026-04-28",
      "asbestosType": "safe",
      "attic": "no",
      "availability": "option",
      "availableFrom": "2027-03-01",
      "bathrooms": 1,
      "bedrooms": 3,
      "boxNr": "3",
      "cadastralIncome": 1250,
      "cellar": "no",
      "chargesOwner": 2,
      "chargesRenter": 2,
      "city": "Antwerpen",
      "constructionYear": 1998,
      "countryId": "BE",
      "creationDate": "2026-11-01",
      "deposit": 2,
      "destination": "Wg",
      "documents": [
        {
          "date": "2026-04-22",
          "kind": "epc",
          "name": {
            "nl": "EPC",
          },
          "url": "https://example.org/epc.pdf",
        },
      ],
      "eLevel": 2,
      "electricityCertificate": "conform",
      "electricityDate": "2019-11-14",
      "energyPerformance": 132,
      "epcCO2": 2,
      "epcCode": "E-1",
      "epcExpiryDate": "2036-04-22",
      "epcTotal": 2,
      "facades": 2,
      "floodReportDate": "2026-10-25",
      "floor": 2,
      "floorPlans": [
        {
          "url": "https://example.org/plan.png",
        },
      ],
      "floors": 2,
      "frame": "wood",
      "frontWidth": 2,
      "furnished": "no",
      "gScore": "A",
      "garage": "no",
      "garages": 2,
      "garden": "yes",
      "gas": "yes",
      "gasCertificate": "conform",
      "gasDate": "2026-02-10",
      "glazing": "single",
      "goal": "sale",
      "heating": "gas-condensing",
      "houseNumber": "12",
      "housingSummons": "no",
      "interior": "new",
      "inventoryShare": 2,
      "judicialDecision": "no",
      "kitchen": "equipped",
      "latitude": 51.2194,
      "lift": "no",
      "longitude": 4.4025,
      "marqueeDate": "2026-11-20",
      "maxPersons": 2,
      "minimumIncome": 2,
      "modificationDate": "2026-11-20",
      "notaryFee": 2,
      "openHouses": [
        {
          "date": "2026-12-05",
          "from": "10:00",
          "kind": "open-house",
          "to": "12:30",
        },
      ],
      "orientationGarden": "N",
      "orientationRear": "N",
      "orientationTerrace": "N",
      "pScore": "A",
      "parking": "no",
      "parkings": 2,
      "permit": "yes",
      "pictures": [
        {
          "url": "https://example.org/1.jpg",
        },
        {
          "url": "https://example.org/2.jpg",
        },
      ],
      "plotWidth": 2,
      "pool": "no",
      "preemptiveRights": "no",
      "price": 385000,
      "priceHistory": 395000,
      "priceUnit": "once",
      "publishAddress": true,
      "publishPrice": true,
      "published": true,
      "quarter": "Zuid",
      "realEstateTax": 2,
      "registrationRights": 2,
      "renovationYear": 2,
      "rentalIncome": 2,
      "roof": "pitched",
      "roofMaterial": "tiles",
      "rooms": [
        {
          "area": 16,
          "floor": 1,
          "kind": "bedroom",
          "number": 1,
        },
        {
          "area": 12.5,
          "floor": 0,
          "kind": "kitchen",
        },
      ],
      "showerRooms": 1,
      "street": "Kerkstraat",
      "summons": "no",
      "surfaceConstructed": 2,
      "surfaceGarden": 180,
      "surfaceGround": 320,
      "surfaceLiving": 145,
      "surfaceOffice": 2,
      "surfaceStore": 2,
      "surfaceTerrace": 25,
      "surfaceTotal": 2,
      "terrace": "yes",
      "texts.description": {
        "nl": "Several paragraphs, parted by an empty line.",
      },
      "texts.epcLabelText": "B",
      "texts.mainTypeName": {
        "nl": "House",
      },
      "texts.title": {
        "nl": "House with garden",
      },
      "toilets": 2,
      "totalCosts": 2,
      "vat": "no",
      "videoUrl": [
        {
          "url": "https://example.org/film",
        },
      ],
      "virtualTourUrl": [
        {
          "url": "https://example.org/tour",
        },
      ],
      "water": "yes",
      "webIds": [
        "house",
        undefined,
        true,
      ],
      "zip": "2000",
    }
  `)
})

test('a spreadsheet gives the same result as CSV', () => {
  expect(readFeed(table, [{ name: 'listings.xlsx', bytes: toSpreadsheet(filledTable()) }])).toEqual(reading)
})

test('the template is the one in the documentation', async () => {
  await expect(`\uFEFF${toCsv(templateRows())}\r\n`).toMatchFileSnapshot('../../../../docs/feeds-template.csv')
})

test('the template itself can be read', () => {
  const { listings, remarks } = read(toCsv(templateRows()))
  expect(remarks).toEqual([])
  expect(listings).toMatchObject([
    {
      id: '1001',
      kind: { ours: 'house' },
      documents: [{ kind: { ours: 'epc' } }],
      rooms: [{ kind: { ours: 'bedroom' }, number: 1, area: 16 }, { area: 12.5 }],
    },
  ])
})

describe('a spreadsheet', () => {
  const sheet = (rows: string, strings = '') => ({
    name: 'a.xlsx',
    bytes: zipSync({
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ...(strings && { 'xl/sharedStrings.xml': strToU8(strings) }),
    }),
  })

  test('inline texts, formatted texts, booleans, errors and gaps', () => {
    const rows =
      '<row><c r="A1" t="inlineStr"><is><t>id</t></is></c><c r="C1" t="s"><v>0</v></c><c r="D1" t="inlineStr"><is><t>lift</t></is></c><c r="E1" t="inlineStr"><is><t>toilets</t></is></c></row><row><c r="A2"><v>5</v></c><c r="C2"><v>3</v></c><c r="D2" t="b"><v>1</v></c><c r="E2" t="e"><v>#REF!</v></c></row>'
    const { listings, remarks } = readFeed(table, [sheet(rows, '<sst><si><r><t>bed</t></r><r><t>rooms</t></r></si></sst>')])
    expect(listings).toMatchObject([{ id: '5', facts: { bedrooms: 3, lift: 'yes' } }])
    expect(remarks).toEqual([])
  })

  test.each([
    ['another archive', { name: 'a.zip', bytes: zipSync({ 'a.txt': strToU8('x') }) }],
    ['one that is cut off', { name: 'a.xlsx', bytes: toSpreadsheet(filledTable()).slice(0, 200) }],
  ])('%s cannot be read', (_, payload) => {
    expect(table.read([payload], { defaultLanguage: 'nl' }).kind).toBe('unreadable')
  })
})
