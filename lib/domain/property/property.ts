/**
 * A property as visitors may see it (specification 3): camel-cased names, dates resolved, texts per language. A price, street or
 * number that is hidden does not exist in it; the whole record is `ConfidentialProperty`.
 */
import type { Localized } from '../text/language.ts'

export type Goal = 'sale' | 'rent' | 'takeover'
export type Availability = 'available' | 'sold' | 'rented'
export type Orientation = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'
export type FloodScore = 'A' | 'B' | 'C' | 'D'
export type CertificateState = 'conform' | 'not-conform' | 'none'
/** ISO date, `2026-09-14`. */
export type IsoDate = string

export type Picture = { id: number; url: string; width: number; height: number; alt: Localized }
export type SmallPicture = { id: number; url: string; width: number; height: number; name: string }
/** Of a house; left and right as seen from the street. */
export type HouseSide = 'street' | 'rear' | 'left' | 'right'
export type Room = {
  floor: number
  kind: string
  number?: number | undefined
  area: number
  note?: Localized | undefined
  /** That its windows look out on; undefined where not known. */
  side?: HouseSide | undefined
}
/** A drawing and its size in its own units. */
export type Drawing = { url: string; width: number; height: number }
export type FloorPlan = Drawing & { floor: number }
export type NearbyPlace = { kind: string; name: string; minutes: number; by: 'foot' | 'bike' | 'car' }
export type PropertyDocument = { id: number; kind: string; name: Localized; date: IsoDate }
export type OpenHouse = { date: IsoDate; from: string; to: string }
export type PricePoint = { date: IsoDate; price: number }

export type PropertyTexts = {
  title: string
  mainTypeName: string
  marqueeName: string
  countryName: string
  priceUnitText: string
  epcLabelText: string
  description: string
}

type Optional<T> = T | undefined

/** What is never hidden. */
export type PropertyFacts = {
  id: number
  recordFile: string
  goal: Goal
  webId: string
  webIds: readonly string[]
  /** 0 none, 1 new, 2 under option, 3 new price, 4 sold or rented. */
  marquee: number
  /** Day the marquee was set, when it is known. */
  marqueeDate: Optional<IsoDate>
  published: boolean
  archived: boolean
  availability: Availability
  creationDate: IsoDate
  modificationDate: IsoDate
  agentId: number

  zip: string
  /** Upper case, Dutch official name. */
  city: string
  quarter: Optional<string>
  countryId: number
  /** Degrees; a public property with a hidden address has a rounded point. */
  latitude: number
  longitude: number

  bedrooms: Optional<number>
  bathrooms: Optional<number>
  showerRooms: Optional<number>
  toilets: Optional<number>
  garages: Optional<number>
  parkings: Optional<number>
  floors: Optional<number>
  floor: Optional<number>
  /** Surfaces in m2, widths in m. */
  surfaceLiving: Optional<number>
  surfaceTotal: Optional<number>
  surfaceGround: Optional<number>
  surfaceGarden: Optional<number>
  surfaceTerrace: Optional<number>
  surfaceOffice: Optional<number>
  surfaceStore: Optional<number>
  surfaceConstructed: Optional<number>
  frontWidth: Optional<number>
  plotWidth: Optional<number>
  constructionYear: Optional<number>
  renovationYear: Optional<number>
  facades: Optional<2 | 3 | 4>

  /** kWh per m2 and year; 0 when there is none. */
  energyPerformance: number
  epcCode: Optional<string>
  epcTotal: Optional<number>
  epcCO2: Optional<number>
  epcExpiryDate: Optional<IsoDate>
  eLevel: Optional<number>
  gScore: Optional<FloodScore>
  pScore: Optional<FloodScore>
  floodReportDate: Optional<IsoDate>
  asbestosType: Optional<'safe' | 'not-safe' | 'exempt'>
  asbestosDate: Optional<IsoDate>
  electricityCertificate: Optional<CertificateState>
  electricityDate: Optional<IsoDate>
  gasCertificate: Optional<CertificateState>
  gasDate: Optional<IsoDate>

  heating: Optional<string>
  kitchen: Optional<string>
  interior: Optional<string>
  glazing: Optional<string>
  frame: Optional<string>
  roof: Optional<string>
  roofMaterial: Optional<string>
  orientationTerrace: Optional<Orientation>
  orientationGarden: Optional<Orientation>
  orientationRear: Optional<Orientation>

  gas: Optional<boolean>
  water: Optional<boolean>
  lift: Optional<boolean>
  cellar: Optional<boolean>
  terrace: Optional<boolean>
  garden: Optional<boolean>
  attic: Optional<boolean>
  furnished: Optional<boolean>
  garage: Optional<boolean>
  parking: Optional<boolean>
  pool: Optional<boolean>

  permit: Optional<boolean>
  allotmentPermit: Optional<boolean>
  preemptiveRights: Optional<boolean>
  summons: Optional<boolean>
  judicialDecision: Optional<boolean>
  destination: Optional<string>

  /** Euro. */
  cadastralIncome: Optional<number>
  realEstateTax: Optional<number>
  vat: Optional<boolean>
  chargesOwner: Optional<number>
  maxPersons: Optional<number>
  inventoryShare: Optional<number>
  availableFrom: Optional<IsoDate>

  smallPicture: Optional<SmallPicture>
  pictures: readonly Picture[]
  videoUrl: Optional<string>
  virtualTourUrl: Optional<string>
  openHouses: readonly OpenHouse[]
  documents: readonly PropertyDocument[]
  rooms: readonly Room[]
  floorPlans: readonly FloorPlan[]
  nearby: readonly NearbyPlace[]

  texts: Localized<PropertyTexts>
}

/** Figures that a price could be calculated back from; a public property with a hidden price has none. Euro, deposit in months. */
export type PriceTerms = {
  notaryFee: Optional<number>
  registrationRights: Optional<number>
  totalCosts: Optional<number>
  chargesRenter: Optional<number>
  rentalIncome: Optional<number>
  deposit: Optional<number>
  minimumIncome: Optional<number>
}

/** Euro; a rental's is of a month. */
export type ShownPrice = { kind: 'shown'; amount: number; unit: number; history: readonly PricePoint[] }
/** What stands where the price stood: the marquee's name, such as sold, or 'on request'. */
export type HiddenPrice = { kind: 'hidden'; by: 'marquee' | 'request' }
export type PublicPrice = ShownPrice | HiddenPrice

export type StreetAddress = { street: string; houseNumber: string; boxNr: string }
export type PublicAddress = ({ kind: 'shown' } & StreetAddress) | { kind: 'hidden' }

export type PublicProperty = PropertyFacts & PriceTerms & { price: PublicPrice; address: PublicAddress }
