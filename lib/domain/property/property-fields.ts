/**
 * Every field of a property, written once: `data/properties/*.json` is checked by these tables and the types of the domain follow
 * from them (specification 3). A file has the field's name with a capital, or the one that `lib/content/crm-names.ts` gives.
 * A new field goes into `factFields`, unless it tells where a hidden address is or what a hidden price was.
 */
import {
  coded,
  date,
  derived,
  link,
  linkOrFile,
  listOf,
  number,
  oneOf,
  optionally,
  record,
  text,
  texts,
  whole,
  yesNo,
} from './field.ts'
import {
  agentId,
  certificate,
  documentFields,
  floodScore,
  floorPlanFields,
  id,
  nearbyFields,
  openHouseFields,
  orientation,
  pictureFields,
  pricePointFields,
  propertyTextFields,
  roomFields,
  smallPictureFields,
  surface,
  zip,
} from './property-parts.ts'

const count = whole({ min: 0, max: 100 })
const euro = number({ min: 0 })
const metres = number({ above: 0 })
const year = whole({ min: 1400, max: 2100 })

/** In every file. */
const statedFacts = {
  id,
  /** The record's file key: s01, r02 ... also the prefix of its pictures; the ID where a file does not say. */
  recordFile: text({ pattern: /^[A-Za-z0-9-]{1,40}$/, expected: 'expected letters, digits and hyphens, such as s01' }),
  goal: coded('sale', 'rent', 'takeover'),
  /** First web type. */
  webId: text({ pattern: /^[1-8]$/, expected: 'expected the WebID of a type, 1 to 8' }),
  webIds: { kind: 'comma-list', part: '[1-8]' },
  /** 0 none, 1 new, 2 under option, 3 new price, 4 sold or rented (ruling 9). */
  marquee: whole({ min: 0, max: 4 }),
  published: yesNo,
  /** Archived properties answer at their address only, with status 410 (ruling 11). */
  archived: yesNo,
  availability: oneOf('available', 'sold', 'rented'),
  creationDate: date,
  modificationDate: date,
  agentId,

  zip,
  /** Official name in the default language, in capitals; files may write it as people do. */
  city: text({ min: 1 }),
  /** 10 Belgium, 50 Luxembourg. */
  countryId: id,
  /** Degrees; a public property with a hidden address has a rounded point. */
  latitude: number({ min: -90, max: 90 }),
  longitude: number({ min: -180, max: 180 }),

  /** kWh per m2 and year; 0 when there is none, as for a plot or a garage. What the law asks of a home says itself. */
  energyPerformance: derived(number({ min: 0 }), 0),

  pictures: listOf(record(pictureFields)),
  openHouses: listOf(record(openHouseFields)),
  documents: listOf(record(documentFields)),
  rooms: listOf(record(roomFields)),
  nearby: listOf(record(nearbyFields)),
  texts: texts(propertyTextFields),
} as const

/** In files that know them. */
const knownFacts = optionally({
  /** Day the marquee was set: since when it is under option, sold or rented. */
  marqueeDate: date,
  /** Quarter or neighbourhood, the same in every language. */
  quarter: text(),

  bedrooms: count,
  bathrooms: count,
  showerRooms: count,
  toilets: count,
  garages: count,
  parkings: count,
  /** Storeys of the building. */
  floors: count,
  /** Storey the property is on; 0 is the ground floor. */
  floor: whole({ min: -2, max: 60 }),
  surfaceLiving: surface,
  surfaceTotal: surface,
  surfaceGround: surface,
  surfaceGarden: surface,
  surfaceTerrace: surface,
  surfaceOffice: surface,
  surfaceStore: surface,
  surfaceConstructed: surface,
  frontWidth: metres,
  /** At the street. */
  plotWidth: metres,
  constructionYear: year,
  renovationYear: year,
  /** 2 closed, 3 half-open, 4 open. */
  facades: oneOf(2, 3, 4),

  /** Unique code of the certificate. */
  epcCode: text(),
  /** Primary energy in kWh a year. */
  epcTotal: number({ above: 0 }),
  /** kg CO2 per m2 and year. */
  epcCO2: number({ min: 0 }),
  epcExpiryDate: date,
  /** E-level of a new building. */
  eLevel: number({ min: 0 }),
  gScore: floodScore,
  pScore: floodScore,
  /** Day of the flood report, valid for one year. */
  floodReportDate: date,
  asbestosType: oneOf('safe', 'not-safe', 'exempt'),
  asbestosDate: date,
  electricityCertificate: certificate,
  electricityDate: date,
  gasCertificate: certificate,
  gasDate: date,

  heating: oneOf('gas-condensing', 'gas', 'heat-pump', 'district', 'electric', 'oil', 'pellet', 'collective-gas', 'none'),
  kitchen: oneOf('equipped', 'fully-equipped', 'semi-equipped', 'kitchenette', 'none'),
  interior: oneOf('new', 'excellent', 'good', 'to-refresh', 'to-renovate', 'shell'),
  glazing: oneOf('single', 'double', 'high-efficiency', 'triple', 'mixed'),
  frame: oneOf('wood', 'aluminium', 'pvc', 'steel'),
  roof: oneOf('pitched', 'flat', 'mansard', 'hipped'),
  roofMaterial: oneOf('tiles', 'slate', 'bitumen', 'epdm', 'zinc', 'green', 'thatch'),
  orientationTerrace: orientation,
  orientationGarden: orientation,
  orientationRear: orientation,

  gas: yesNo,
  water: yesNo,
  lift: yesNo,
  cellar: yesNo,
  terrace: yesNo,
  garden: yesNo,
  attic: yesNo,
  furnished: yesNo,
  garage: yesNo,
  parking: yesNo,
  pool: yesNo,

  /** Planning answers of Flanders. Permit: there is a planning permit. */
  permit: yesNo,
  allotmentPermit: yesNo,
  preemptiveRights: yesNo,
  summons: yesNo,
  judicialDecision: yesNo,
  /** A case on the quality of the home is pending (Flemish Housing Code); no answer on planning. */
  housingSummons: yesNo,
  /** Zoning: residential, residential park, residential expansion, agricultural, nature, industrial, residential of cultural-historic value, recreation, rural residential. */
  destination: oneOf('Wg', 'Wp', 'Wug', 'Ag', 'Ng', 'Igb', 'Wche', 'Rg', 'Wglk'),

  /** Euro a year, not indexed. */
  cadastralIncome: euro,
  /** Euro a year. */
  realEstateTax: euro,
  /** VAT applies to the sum or rent. */
  vat: yesNo,
  /** Euro a month; for a flat the co-ownership costs. */
  chargesOwner: euro,
  maxPersons: count,
  /** Half of the inventory costs, euro. */
  inventoryShare: euro,
  availableFrom: date,

  /** 180 x 120, a file of its own; absent: 'No photo'. */
  smallPicture: record(smallPictureFields),
  /** A page or file elsewhere, or a film of the content's folder. */
  videoUrl: linkOrFile,
  virtualTourUrl: link,
})

/** What is never hidden. */
export const factFields = {
  ...statedFacts,
  ...knownFacts,
  /** A drawing per storey, from the ground floor up, then what lies below; its numbers are those of the layout table. */
  floorPlans: { ...listOf(record(floorPlanFields)), isOptional: true },
} as const

/** Figures that a price could be calculated back from; a public property with a hidden price has none. */
export const priceTermFields = optionally({
  /** Euro. */
  notaryFee: euro,
  registrationRights: euro,
  totalCosts: euro,
  /** Euro a month. */
  chargesRenter: euro,
  /** Yearly rent of a yield property, euro. */
  rentalIncome: euro,
  /** In months of rent. */
  deposit: number({ min: 0, max: 6 }),
  /** Euro a month. */
  minimumIncome: euro,
})

/** Where it stands; only a public address has them, and has them all but the box. */
export const streetFields = { street: text(), houseNumber: text(), boxNr: text() } as const

/** What a public property never has: `toPublicProperty` puts a price and an address in their place, shown or hidden. */
export const confidentialFields = {
  publishPrice: yesNo,
  /** Euro; a rental's is of a month. */
  price: euro,
  /** 0 asking price, 1 per month, 2 per month without VAT, 3 takeover sum, 7 starting from. */
  priceUnit: oneOf(0, 1, 2, 3, 7),
  priceHistory: listOf(record(pricePointFields), 1),
  publishAddress: yesNo,
  ...streetFields,
} as const

export const propertyFields = { ...factFields, ...priceTermFields, ...confidentialFields } as const
