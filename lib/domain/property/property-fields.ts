/**
 * Every field of a property, defined once: the schema of `data/properties/*.json` and the types of the domain are derived from
 * these tables (specification 3). A file uses the field's name with a capital, or the one in `lib/content/crm-names.ts`. A new
 * field belongs in `factFields`, unless it reveals a hidden address or a hidden price.
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

/** Required fields. */
const statedFacts = {
  id,
  /** The record's file key: s01, r02 ...; also the prefix of its pictures; defaults to the ID. */
  recordFile: text({ pattern: /^[A-Za-z0-9-]{1,40}$/, expected: 'expected letters, digits and hyphens, such as s01' }),
  goal: coded('sale', 'rent', 'takeover'),
  /** First web type. */
  webId: text({ pattern: /^[1-8]$/, expected: 'expected the WebID of a type, 1 to 8' }),
  webIds: { kind: 'comma-list', part: '[1-8]' },
  /** 0 none, 1 new, 2 under option, 3 new price, 4 sold or rented (ruling 9). */
  marquee: whole({ min: 0, max: 4 }),
  published: yesNo,
  /** Archived properties are only available at their address, with status 410 (ruling 11). */
  archived: yesNo,
  availability: oneOf('available', 'sold', 'rented'),
  creationDate: date,
  modificationDate: date,
  agentId,

  zip,
  /** Official name in the default language, in capitals; files may use normal spelling. */
  city: text({ min: 1 }),
  /** 10 Belgium, 50 Luxembourg. */
  countryId: id,
  /** Degrees; a public property with a hidden address has a rounded point. */
  latitude: number({ min: -90, max: 90 }),
  longitude: number({ min: -180, max: 180 }),

  /**
   * kWh per m² and year; 0 without a figure, as for a plot or a garage. The rules of law/completeness-rules.ts check it for homes.
   */
  energyPerformance: derived(number({ min: 0 }), 0),

  pictures: listOf(record(pictureFields)),
  openHouses: listOf(record(openHouseFields)),
  documents: listOf(record(documentFields)),
  rooms: listOf(record(roomFields)),
  nearby: listOf(record(nearbyFields)),
  texts: texts(propertyTextFields),
} as const

/** Optional fields. */
const knownFacts = optionally({
  /** Day on which the marquee was set: start of the option, or day of sale or letting. */
  marqueeDate: date,
  /** Quarter or neighbourhood, the same in every language. */
  quarter: text(),

  bedrooms: count,
  bathrooms: count,
  showerRooms: count,
  toilets: count,
  garages: count,
  parkings: count,
  /** Number of storeys of the building. */
  floors: count,
  /** Storey that the property is on; 0 is the ground floor. */
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
  /** Width at the street. */
  plotWidth: metres,
  constructionYear: year,
  renovationYear: year,
  /** Number of facades: 2 terraced, 3 semi-detached, 4 detached. */
  facades: oneOf(2, 3, 4),

  /** Unique code of the certificate. */
  epcCode: text(),
  /** Primary energy, kWh per year. */
  epcTotal: number({ above: 0 }),
  /** kg CO2 per m² and year. */
  epcCO2: number({ min: 0 }),
  epcExpiryDate: date,
  /** E-level of a new building. */
  eLevel: number({ min: 0 }),
  gScore: floodScore,
  pScore: floodScore,
  /** Date of the flood report, valid for one year. */
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

  /** Flemish planning answers. Permit: a planning permit exists. */
  permit: yesNo,
  allotmentPermit: yesNo,
  preemptiveRights: yesNo,
  summons: yesNo,
  judicialDecision: yesNo,
  /** Proceedings on the quality of the home are pending (Flemish Housing Code); not a planning answer. */
  housingSummons: yesNo,
  /** Zoning: residential, residential park, residential expansion, agricultural, nature, industrial, residential of cultural-historic value, recreation, rural residential. */
  destination: oneOf('Wg', 'Wp', 'Wug', 'Ag', 'Ng', 'Igb', 'Wche', 'Rg', 'Wglk'),

  /** Euro per year, not indexed. */
  cadastralIncome: euro,
  /** Euro per year. */
  realEstateTax: euro,
  /** VAT applies to the sum or rent. */
  vat: yesNo,
  /** Euro per month; for a flat the co-ownership costs. */
  chargesOwner: euro,
  maxPersons: count,
  /** Tenant's half of the inventory costs, euro. */
  inventoryShare: euro,
  availableFrom: date,

  /** 180 x 120 px, a separate file; without one, 'No photo' is shown. */
  smallPicture: record(smallPictureFields),
  /** An external page or file, or a film in the content folder. */
  videoUrl: linkOrFile,
  virtualTourUrl: link,
})

/** Fields that are never hidden. */
export const factFields = {
  ...statedFacts,
  ...knownFacts,
  /** A drawing per storey, from the ground floor up, then storeys below it; numbers refer to the layout table. */
  floorPlans: { ...listOf(record(floorPlanFields)), isOptional: true },
} as const

/** Figures from which the price could be calculated; removed from a public property with a hidden price. */
export const priceTermFields = optionally({
  /** Euro. */
  notaryFee: euro,
  registrationRights: euro,
  totalCosts: euro,
  /** Euro per month. */
  chargesRenter: euro,
  /** Yearly rent of an investment property, euro. */
  rentalIncome: euro,
  /** In months of rent. */
  deposit: number({ min: 0, max: 6 }),
  /** Euro per month. */
  minimumIncome: euro,
})

/** Street address; a public address has all three fields (the box may be empty) or none. */
export const streetFields = { street: text(), houseNumber: text(), boxNr: text() } as const

/**
 * Fields that a public property never has: `toPublicProperty` replaces them by a price and an address that are shown or hidden.
 */
export const confidentialFields = {
  publishPrice: yesNo,
  /** Euro; for a rental per month. */
  price: euro,
  /** 0 asking price, 1 per month, 2 per month without VAT, 3 takeover sum, 7 starting from. */
  priceUnit: oneOf(0, 1, 2, 3, 7),
  priceHistory: listOf(record(pricePointFields), 1),
  publishAddress: yesNo,
  ...streetFields,
} as const

export const propertyFields = { ...factFields, ...priceTermFields, ...confidentialFields } as const
