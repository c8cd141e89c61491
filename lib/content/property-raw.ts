/**
 * The shape of `data/properties/*.json`: one property as the CRM exports it, with a record per language
 * (specification 3). Field names are the CRM's; they stop at `lib/content`.
 */
import { z } from 'zod'
import { languageCodes } from '../domain/text/language.ts'
import { contentDate } from './date.ts'
import { rawDrawing } from './drawing-raw.ts'
import { localizedText } from './localized.ts'

const surface = z.number().positive().max(100_000)
const count = z.int().min(0).max(100)
const euro = z.number().min(0)
const orientation = z.enum(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])
const certificate = z.enum(['conform', 'not-conform', 'none'])
const score = z.enum(['A', 'B', 'C', 'D'])

/** A picture of the property. `Name` is its alternative text: what is to be seen, without "picture of". */
export const rawPicture = z.strictObject({
  ID: z.int().positive(),
  Url: z.string().min(1),
  Width: z.int().positive(),
  Height: z.int().positive(),
  Name: localizedText,
})

/** The record in one language. */
const rawLanguageRecord = z.strictObject({
  language: z.enum(languageCodes),
  /** Heading of the card and the detail page: what it is, in 3 to 8 words. */
  TypeDescription: z.string().min(5).max(140),
  /** The general type: Woning, Maison, House ... */
  MainTypeName: z.string().min(2),
  /** Which marker `Marquee` means; empty when Marquee is 0. */
  MarqueeName: z.string(),
  CountryName: z.string().min(2),
  /** Text after the price, such as "per maand"; empty for a plain asking price. */
  PriceUnitText: z.string(),
  /** The label as text, used when EnergyPerformance is not above 0; may be empty. */
  EPCLabelText: z.string(),
  /** 250 to 450 words; paragraphs are parted by an empty line. */
  Description: z.string().min(200),
})

export const rawRoom = z.strictObject({
  /** Storey: 0 ground floor, -1 cellar. */
  Floor: z.int().min(-3).max(60),
  Kind: z.enum([
    'hall',
    'living',
    'dining',
    'kitchen',
    'living-kitchen',
    'bedroom',
    'bathroom',
    'shower-room',
    'toilet',
    'office',
    'storage',
    'laundry',
    'dressing',
    'landing',
    'attic',
    'cellar',
    'garage',
    'terrace',
    'roof-terrace',
    'garden',
    'shop',
    'workshop',
    'meeting-room',
    'office-floor',
    'kitchenette',
    'studio-room',
    'stables',
    'flat',
    'conservatory',
    'mezzanine',
    'pool',
    'plot',
    'parking',
  ]),
  /** "Bedroom 2": only where a kind occurs more than once. */
  Number: z.int().positive().optional(),
  /** Net floor area in m2. */
  Area: surface,
  /** Finish or remark, a few words. */
  Note: localizedText.optional(),
  /** The side that its windows look out on; left and right as seen from the street. Left out where not known. */
  Side: z.enum(['street', 'rear', 'left', 'right']).optional(),
})

const rawNearby = z.strictObject({
  Kind: z.enum([
    'station',
    'tram',
    'bus',
    'primary-school',
    'secondary-school',
    'supermarket',
    'park',
    'motorway',
    'bakery',
    'centre',
  ]),
  /** Proper name, the same in every language. */
  Name: z.string().min(2),
  Minutes: z.int().positive().max(60),
  By: z.enum(['foot', 'bike', 'car']),
})

const rawDocument = z.strictObject({
  ID: z.int().positive(),
  Kind: z.enum([
    'epc',
    'asbestos',
    'electricity',
    'gas',
    'soil',
    'planning',
    'floor-plan',
    'co-ownership',
    'survey',
    'lease',
    'flood',
    'oil-tank',
    'renovation',
  ]),
  Name: localizedText,
  Date: contentDate,
})

export const rawProperty = z.strictObject({
  ID: z.int().positive(),
  /** The record's file key: s01, r02 ... also the prefix of its pictures. */
  RecordFile: z.string().regex(/^[a-z]\d{2}$/),
  /** 0 for sale, 1 for rent, 2 takeover. */
  Goal: z.int().min(0).max(2),
  /** First web type. */
  WebID: z.string().regex(/^[1-8]$/),
  /** Comma-separated web types. */
  WebIDs: z.string().regex(/^[1-8](,[1-8])*$/),
  /** 0 none, 1 new, 2 under option, 3 new price, 4 sold or rented (ruling 9). */
  Marquee: z.int().min(0).max(4),
  /** Day the marker was set: since when it is under option, sold or rented. */
  MarqueeDate: contentDate.optional(),
  Published: z.boolean(),
  /** Archived properties answer at their address only, with status 410 (ruling 11). */
  Archived: z.boolean(),
  Availability: z.enum(['available', 'sold', 'rented']),
  CreationDate: contentDate,
  ModificationDate: contentDate,
  AgentID: z.int().positive(),

  PublishPrice: z.boolean(),
  Price: euro,
  /** 0 asking price, 1 per month, 2 per month without VAT, 3 takeover sum, 7 starting from. */
  PriceUnit: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(7)]),
  PriceHistory: z.array(z.strictObject({ Date: contentDate, Price: euro })).min(1),

  PublishAddress: z.boolean(),
  Street: z.string().min(2),
  HouseNumber: z.string().min(1),
  BoxNr: z.string(),
  Zip: z.string().regex(/^[A-Z]?-?\d{4,5}$/),
  /** Dutch official name in capitals. */
  City: z.string().regex(/^[^a-z]+$/),
  /** Quarter or neighbourhood, the same in every language. */
  Quarter: z.string().optional(),
  /** 10 Belgium, 50 Luxembourg. */
  CountryID: z.int().positive(),
  Latitude: z.number().min(-90).max(90),
  Longitude: z.number().min(-180).max(180),

  Bedrooms: count.optional(),
  Bathrooms: count.optional(),
  ShowerRooms: count.optional(),
  Toilets: count.optional(),
  Garages: count.optional(),
  Parkings: count.optional(),
  /** Storeys of the building. */
  Floors: count.optional(),
  /** Storey the property is on; 0 is the ground floor. */
  Floor: z.int().min(-2).max(60).optional(),
  SurfaceLiving: surface.optional(),
  SurfaceTotal: surface.optional(),
  SurfaceGround: surface.optional(),
  SurfaceGarden: surface.optional(),
  SurfaceTerrace: surface.optional(),
  SurfaceOffice: surface.optional(),
  SurfaceStore: surface.optional(),
  SurfaceConstructed: surface.optional(),
  /** Width of the front in metres. */
  FrontWidth: z.number().positive().optional(),
  /** Width of the plot at the street in metres. */
  PlotWidth: z.number().positive().optional(),
  ConstructionYear: z.int().min(1400).max(2100).optional(),
  RenovationYear: z.int().min(1400).max(2100).optional(),
  /** 2 closed, 3 half-open, 4 open. */
  Facades: z.union([z.literal(2), z.literal(3), z.literal(4)]).optional(),

  /** kWh per m2 and year; 0 when there is none. */
  EnergyPerformance: z.number().min(0),
  /** Unique code of the certificate. */
  EPCCode: z.string().optional(),
  /** Primary energy in kWh a year. */
  EPCTotal: z.number().positive().optional(),
  /** kg CO2 per m2 and year. */
  EPCCO2: z.number().min(0).optional(),
  EPCExpiryDate: contentDate.optional(),
  /** E-level of a new building. */
  ELevel: z.number().min(0).optional(),

  GScore: score.optional(),
  PScore: score.optional(),
  /** Day of the flood report, valid for one year. */
  FloodReportDate: contentDate.optional(),
  AsbestosType: z.enum(['safe', 'not-safe', 'exempt']).optional(),
  AsbestosDate: contentDate.optional(),
  ElectricityCertificate: certificate.optional(),
  ElectricityDate: contentDate.optional(),
  GasCertificate: certificate.optional(),
  GasDate: contentDate.optional(),

  Heating: z
    .enum(['gas-condensing', 'gas', 'heat-pump', 'district', 'electric', 'oil', 'pellet', 'collective-gas', 'none'])
    .optional(),
  Kitchen: z.enum(['equipped', 'fully-equipped', 'semi-equipped', 'kitchenette', 'none']).optional(),
  Interior: z.enum(['new', 'excellent', 'good', 'to-refresh', 'to-renovate', 'shell']).optional(),
  Glazing: z.enum(['single', 'double', 'high-efficiency', 'triple', 'mixed']).optional(),
  Frame: z.enum(['wood', 'aluminium', 'pvc', 'steel']).optional(),
  Roof: z.enum(['pitched', 'flat', 'mansard', 'hipped']).optional(),
  RoofMaterial: z.enum(['tiles', 'slate', 'bitumen', 'epdm', 'zinc', 'green', 'thatch']).optional(),
  OrientationTerrace: orientation.optional(),
  OrientationGarden: orientation.optional(),
  OrientationRear: orientation.optional(),

  Gas: z.boolean().optional(),
  Water: z.boolean().optional(),
  Lift: z.boolean().optional(),
  Cellar: z.boolean().optional(),
  Terrace: z.boolean().optional(),
  Garden: z.boolean().optional(),
  Attic: z.boolean().optional(),
  Furnished: z.boolean().optional(),
  Garage: z.boolean().optional(),
  Parking: z.boolean().optional(),
  Pool: z.boolean().optional(),

  /** Planning answers of Flanders. Permit: there is a planning permit. */
  Permit: z.boolean().optional(),
  AllotmentPermit: z.boolean().optional(),
  PreemptiveRights: z.boolean().optional(),
  Summons: z.boolean().optional(),
  JudicialDecision: z.boolean().optional(),
  /** Zoning: residential, residential park, residential expansion, agricultural, nature, industrial, residential of cultural-historic value, recreation, rural residential. */
  Destination: z.enum(['Wg', 'Wp', 'Wug', 'Ag', 'Ng', 'Igb', 'Wche', 'Rg', 'Wglk']).optional(),

  /** Euro a year, not indexed. */
  CadastralIncome: euro.optional(),
  /** Euro a year. */
  RealEstateTax: euro.optional(),
  NotaryFee: euro.optional(),
  RegistrationRights: euro.optional(),
  /** VAT applies to the sum or rent. */
  VAT: z.boolean().optional(),
  TotalCosts: euro.optional(),
  /** Euro a month. */
  ChargesRenter: euro.optional(),
  /** Euro a month; for a flat the co-ownership costs. */
  ChargesOwner: euro.optional(),
  /** Yearly rent of a yield property, euro. */
  RentalIncome: euro.optional(),
  /** In months of rent. */
  Deposit: z.number().min(0).max(6).optional(),
  MinimumIncome: euro.optional(),
  MaxPersons: count.optional(),
  /** Half of the inventory costs, euro. */
  InventoryShare: euro.optional(),
  AvailableFrom: contentDate.optional(),

  /** 180 x 120, a file of its own; absent: 'No photo'. */
  SmallPictureItem: z
    .strictObject({
      Url: z.string().min(1),
      Width: z.int().positive(),
      Height: z.int().positive(),
      ID: z.int().positive(),
      Name: z.string().min(1),
    })
    .optional(),
  Pictures: z.array(rawPicture),
  VideoUrl: z.url().optional(),
  VirtualTourUrl: z.url().optional(),
  OpenHouses: z.array(
    z.strictObject({ Date: contentDate, From: z.string().regex(/^\d{2}:\d{2}$/), To: z.string().regex(/^\d{2}:\d{2}$/) }),
  ),
  Documents: z.array(rawDocument),
  Rooms: z.array(rawRoom),
  /** A drawing per storey, from the ground floor up, then what lies below; its numbers are those of the layout table. */
  FloorPlans: z.array(rawDrawing.extend({ Floor: rawRoom.shape.Floor })).default([]),
  Nearby: z.array(rawNearby),

  Languages: z.array(rawLanguageRecord).min(3),
})

export type RawProperty = z.output<typeof rawProperty>
