/** Projects of CRMs whose units are separate listings: these become units of the project, and no listings of their own. */
import { expect, test } from 'vitest'
import { composeProject, unitOfListing } from '@/lib/feeds/compose/project'
import { type FeedFormatId, feedFormats } from '@/lib/feeds/formats'
import { emptyLedger } from '@/lib/feeds/ledger'
import { reconcile } from '@/lib/feeds/reconcile'
import { readFeed, textPayload } from '../../../support/feed-fixture.ts'
import { composeContext } from '../../../support/feeds.ts'

const whise = JSON.stringify({
  estates: [
    {
      id: 500,
      name: 'Residentie Leem',
      referenceNumber: 'P-7',
      canHaveChildren: true,
      purpose: { id: 1 },
      purposeStatus: { id: 1 },
      availabilityDateTime: '2028-05-01T00:00:00',
    },
    {
      id: 501,
      parentId: 500,
      referenceNumber: 'A.1.02',
      purpose: { id: 1 },
      purposeStatus: { id: 1 },
      category: { id: 2 },
      rooms: 2,
      floor: 1,
      area: 92,
      price: 325000,
      pictures: [{ id: 1, order: 1, urlXXL: 'https://pictures.example/501.jpg' }],
    },
    {
      id: 502,
      parentId: 500,
      referenceNumber: 'Winkel',
      purpose: { id: 1 },
      purposeStatus: { id: 3 },
      category: { id: 5 },
      floor: 0,
      area: 140,
      price: 410000,
      displayPrice: false,
    },
    { id: 503, parentId: 500, referenceNumber: 'P1', purpose: { id: 1 }, category: { id: 7 }, floor: -1, area: 12, price: 25000 },
  ],
})

const answer = (call: string, Items: readonly object[]) =>
  JSON.stringify({ [`${call}JsonResult`]: { Success: true, Value: { Items, RowsCount: Items.length } } })
const omnicasa = [
  answer('GetPropertyList', [
    {
      ID: 501,
      ProjectID: 500,
      Ident: 'A.1.02',
      Goal: 0,
      Status: 1,
      WebID: 2,
      NumberOfBedRooms: 2,
      Floor: 1,
      SurfaceLiving: 92,
      Price: '325000',
      LargePictures: ['https://pictures.example/501.jpg'],
    },
    {
      ID: 502,
      ProjectID: 500,
      Ident: 'Winkel',
      Goal: 0,
      Status: 2,
      WebID: 6,
      Floor: 0,
      SurfaceStore: 140,
      Price: '410000',
      PublishPrice: false,
    },
    { ID: 503, ProjectID: 500, Ident: 'P1', Goal: 0, Status: 1, WebID: 7, Floor: -1, SurfaceTotal: 12, Price: '25000' },
  ]),
  answer('GetProjectList', [{ ID: 500, Name: 'Residentie Leem', Ident: 'P-7', Status: 1, DeliveryDate: '2028-05-01' }]),
]

const publication = (id: number, property: string, inner = '') =>
  `<Envelope><Body><GetPublicationResponse><GetPublicationResult><Publication><Info><ID>${id}</ID></Info>${inner}<Property>${property}</Property></Publication></GetPublicationResult></GetPublicationResponse></Body></Envelope>`
const unit = (reference: string, sort: string, rest: string) =>
  `<PropertyType>TRANSACTION</PropertyType><Reference>${reference}</Reference><Typo><Sort>${sort}</Sort></Typo><Project><PublicationID>500</PublicationID></Project>${rest}`
const skarabee = [
  publication(
    500,
    '<PropertyType>PROJECT</PropertyType><Reference>P-7</Reference><Status>FOR_SALE</Status><Project><Name>Residentie Leem</Name><StopBuilding>2028-05-01</StopBuilding></Project>',
  ),
  publication(
    501,
    unit(
      'A.1.02',
      'FLAT',
      '<Status>FOR_SALE</Status><NumberOfBedrooms>2</NumberOfBedrooms><FloorLevelNL>1</FloorLevelNL><SurfaceLivable>92</SurfaceLivable><Price>325000</Price>',
    ),
    '<Pictures><Picture><URL>https://pictures.example/501.jpg</URL></Picture></Pictures>',
  ),
  publication(
    502,
    unit(
      'Winkel',
      'SHOP',
      '<Status>SOLD</Status><FloorLevelNL>0</FloorLevelNL><SurfaceShowroom>140</SurfaceShowroom><Price>410000</Price>',
    ),
    '',
  ),
  publication(
    503,
    unit('P1', 'PARKING', '<Status>FOR_SALE</Status><FloorLevelNL>-1</FloorLevelNL><Area>12</Area><Price>25000</Price>'),
  ),
]

test.each([
  ['whise', [whise]],
  ['omnicasa', omnicasa],
  ['skarabee', skarabee],
] as const satisfies readonly (readonly [FeedFormatId, readonly string[]])[])('%s', (id, answers) => {
  const reading = readFeed(
    feedFormats[id],
    answers.map((text) => textPayload(text)),
  )
  const [item, ...others] = reconcile(reading, emptyLedger).items
  expect(others).toEqual([])
  if (item?.kind !== 'project') throw new Error('no project')
  const { file, remarks } = composeProject(item.record, item.units.map(unitOfListing), composeContext({ id: 500 }))
  expect(file).toMatchObject({
    Name: 'Residentie Leem',
    ProjectNumber: 'P-7',
    Status: 'for-sale',
    Delivery: '2028-Q2',
    Units: [
      { Name: 'A.1.02', Kind: 'apartment', Floor: 1, Bedrooms: 2, Area: 92, Price: 325_000, State: 'free' },
      // Sold units show no price, so the file may contain a hidden one.
      { Name: 'Winkel', Kind: 'commercial', Floor: 0, Area: 140, Price: 410_000, State: 'sold' },
    ],
  })
  // The project has no picture of its own.
  expect(file['Pictures']).toMatchObject([{ Url: expect.stringContaining('/media/') }])
  // A parking space is not a kind of unit.
  expect(remarks.filter(({ field }) => field === 'unitKind')).toMatchObject([{ level: 'gap' }])
})
