/** The same house in every feed format; what a format lacks or expresses differently is in the test of that format. */

/** By our field names, simplified as by `plainFields`. */
const house = {
  goal: 'sale',
  webIds: ['house', 'villa', undefined],
  published: true,
  availability: 'option',
  creationDate: '2026-10-01',
  modificationDate: '2026-11-20',
  street: 'Schildersgildestraat',
  houseNumber: '24A',
  boxNr: '2',
  zip: '2000',
  city: 'Antwerpen',
  quarter: 'Zuid',
  countryId: 'BE',
  latitude: 51.2117,
  longitude: 4.39842,
  publishAddress: true,
  price: 985000,
  priceUnit: 'once',
  videoUrl: [
    {
      url: 'https://video.example/s01',
    },
  ],
  virtualTourUrl: [
    {
      url: 'https://tours.example/s01',
    },
  ],
  openHouses: [
    {
      date: '2026-12-05',
      from: '10:00',
      kind: 'open-house',
      to: '12:30',
    },
  ],
  'texts.title': {
    nl: 'Burgerhuis met stadstuin',
  },
  'texts.mainTypeName': {
    nl: 'Herenhuis',
  },
  'texts.epcLabelText': 'C',
  energyPerformance: 241,
  bedrooms: 5,
  bathrooms: 1,
  showerRooms: 1,
  toilets: 3,
  garages: 1,
  parkings: 2,
  floors: 4,
  floor: 0,
  surfaceLiving: 265,
  surfaceTotal: 299,
  surfaceGround: 158,
  surfaceGarden: 60,
  surfaceTerrace: 20,
  surfaceOffice: 17,
  surfaceStore: 12,
  surfaceConstructed: 78,
  frontWidth: 6.1,
  plotWidth: 6.2,
  constructionYear: 1886,
  renovationYear: 2019,
  facades: 2,
  epcCode: '20260422-0003418826-RES-1',
  epcTotal: 63865,
  epcCO2: 45.8,
  epcExpiryDate: '2036-04-22',
  eLevel: 60,
  gScore: 'B',
  pScore: 'A',
  floodReportDate: '2026-10-25',
  asbestosType: 'safe',
  asbestosDate: '2026-04-28',
  electricityCertificate: 'conform',
  electricityDate: '2019-11-14',
  gasCertificate: 'conform',
  gasDate: '2026-02-10',
  heating: 'gas',
  kitchen: 'fully-equipped',
  interior: 'excellent',
  glazing: 'double',
  frame: 'wood',
  roof: 'mansard',
  roofMaterial: 'slate',
  orientationTerrace: 'SW',
  orientationGarden: 'S',
  orientationRear: 'SW',
  gas: 'yes',
  water: 'yes',
  lift: 'no',
  cellar: 'yes',
  terrace: 'yes',
  garden: 'yes',
  attic: 'no',
  furnished: 'no',
  garage: 'yes',
  parking: 'yes',
  pool: 'no',
  permit: 'yes',
  allotmentPermit: 'no',
  preemptiveRights: 'no',
  summons: 'no',
  judicialDecision: 'no',
  destination: 'Wche',
  cadastralIncome: 2950,
  realEstateTax: 2330,
  vat: 'no',
  chargesOwner: 120,
  maxPersons: 6,
  inventoryShare: 150,
  availableFrom: '2027-03-01',
  chargesRenter: 85,
  rentalIncome: 24000,
  deposit: 2,
  publishPrice: true,
} as const satisfies Readonly<Record<string, unknown>>

type FieldName = keyof typeof house

type Format = {
  /** Fields that the format does not have. */
  lacks?: readonly FieldName[]
  /** The only fields that it has, if that list is shorter. */
  has?: readonly FieldName[]
  /** Fields with a different or additional value. */
  says: Readonly<Record<string, unknown>>
}

const names = Object.keys(house) as FieldName[]

/** Our fields that a format fills for the house: the exact expected result. */
export function houseAs({ lacks = [], has = names, says }: Format): Record<string, unknown> {
  const shared = names.filter((name) => has.includes(name) && !lacks.includes(name))
  return { ...Object.fromEntries(shared.map((name) => [name, house[name]])), ...says }
}
