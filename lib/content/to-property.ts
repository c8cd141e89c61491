/** Translates the CRM's record into the site's property: names, dates, languages. */

import type { ConfidentialProperty } from '../domain/property/confidential-property.ts'
import type { Goal, PropertyTexts } from '../domain/property/property.ts'
import { resolveContentDate } from '../domain/text/date.ts'
import type { Localized } from '../domain/text/language.ts'
import { completeLocalized, type PartialLocalized } from './complete-localized.ts'
import type { RawProperty } from './property-raw.ts'

const goals: readonly Goal[] = ['sale', 'rent', 'takeover']

type RawRecord = RawProperty['Languages'][number]

function toTexts(record: RawRecord): PropertyTexts {
  return {
    title: record.TypeDescription,
    mainTypeName: record.MainTypeName,
    marqueeName: record.MarqueeName,
    countryName: record.CountryName,
    priceUnitText: record.PriceUnitText,
    epcLabelText: record.EPCLabelText,
    description: record.Description,
  }
}

/**
 * Texts by language; a language without a record falls back to Dutch.
 * @throws when the Dutch record is missing, which `rawProperty` cannot express.
 */
function toTextsByLanguage(records: readonly RawRecord[]): Localized<PropertyTexts> {
  const byLanguage: Partial<Localized<PropertyTexts>> = {}
  for (const record of records) byLanguage[record.language] = toTexts(record)
  const { nl } = byLanguage
  if (!nl) throw new Error('Languages: expected a record with language "nl"')
  return { nl, fr: byLanguage.fr ?? nl, en: byLanguage.en ?? nl, de: byLanguage.de ?? nl }
}

/**
 * The domain object of a checked CRM record.
 * @param today day that relative dates count from, ISO.
 */
export function toProperty(raw: RawProperty, today: string): ConfidentialProperty {
  const day = (text: string) => resolveContentDate(text, today)
  const optionalDay = (text: string | undefined) => (text === undefined ? undefined : day(text))
  const localized = (text: PartialLocalized) => completeLocalized(text)
  return {
    id: raw.ID,
    recordFile: raw.RecordFile,
    goal: goals[raw.Goal] ?? 'rent',
    webId: raw.WebID,
    webIds: raw.WebIDs.split(','),
    marquee: raw.Marquee,
    marqueeDate: optionalDay(raw.MarqueeDate),
    published: raw.Published,
    archived: raw.Archived,
    availability: raw.Availability,
    creationDate: day(raw.CreationDate),
    modificationDate: day(raw.ModificationDate),
    agentId: raw.AgentID,
    publishPrice: raw.PublishPrice,
    price: raw.Price,
    priceUnit: raw.PriceUnit,
    priceHistory: raw.PriceHistory.map((point) => ({ date: day(point.Date), price: point.Price })),
    publishAddress: raw.PublishAddress,
    street: raw.Street,
    houseNumber: raw.HouseNumber,
    boxNr: raw.BoxNr,
    zip: raw.Zip,
    city: raw.City,
    quarter: raw.Quarter,
    countryId: raw.CountryID,
    latitude: raw.Latitude,
    longitude: raw.Longitude,
    bedrooms: raw.Bedrooms,
    bathrooms: raw.Bathrooms,
    showerRooms: raw.ShowerRooms,
    toilets: raw.Toilets,
    garages: raw.Garages,
    parkings: raw.Parkings,
    floors: raw.Floors,
    floor: raw.Floor,
    surfaceLiving: raw.SurfaceLiving,
    surfaceTotal: raw.SurfaceTotal,
    surfaceGround: raw.SurfaceGround,
    surfaceGarden: raw.SurfaceGarden,
    surfaceTerrace: raw.SurfaceTerrace,
    surfaceOffice: raw.SurfaceOffice,
    surfaceStore: raw.SurfaceStore,
    surfaceConstructed: raw.SurfaceConstructed,
    frontWidth: raw.FrontWidth,
    plotWidth: raw.PlotWidth,
    constructionYear: raw.ConstructionYear,
    renovationYear: raw.RenovationYear,
    facades: raw.Facades,
    energyPerformance: raw.EnergyPerformance,
    epcCode: raw.EPCCode,
    epcTotal: raw.EPCTotal,
    epcCO2: raw.EPCCO2,
    epcExpiryDate: optionalDay(raw.EPCExpiryDate),
    eLevel: raw.ELevel,
    gScore: raw.GScore,
    pScore: raw.PScore,
    floodReportDate: optionalDay(raw.FloodReportDate),
    asbestosType: raw.AsbestosType,
    asbestosDate: optionalDay(raw.AsbestosDate),
    electricityCertificate: raw.ElectricityCertificate,
    electricityDate: optionalDay(raw.ElectricityDate),
    gasCertificate: raw.GasCertificate,
    gasDate: optionalDay(raw.GasDate),
    heating: raw.Heating,
    kitchen: raw.Kitchen,
    interior: raw.Interior,
    glazing: raw.Glazing,
    frame: raw.Frame,
    roof: raw.Roof,
    roofMaterial: raw.RoofMaterial,
    orientationTerrace: raw.OrientationTerrace,
    orientationGarden: raw.OrientationGarden,
    orientationRear: raw.OrientationRear,
    gas: raw.Gas,
    water: raw.Water,
    lift: raw.Lift,
    cellar: raw.Cellar,
    terrace: raw.Terrace,
    garden: raw.Garden,
    attic: raw.Attic,
    furnished: raw.Furnished,
    garage: raw.Garage,
    parking: raw.Parking,
    pool: raw.Pool,
    permit: raw.Permit,
    allotmentPermit: raw.AllotmentPermit,
    preemptiveRights: raw.PreemptiveRights,
    summons: raw.Summons,
    judicialDecision: raw.JudicialDecision,
    destination: raw.Destination,
    cadastralIncome: raw.CadastralIncome,
    realEstateTax: raw.RealEstateTax,
    notaryFee: raw.NotaryFee,
    registrationRights: raw.RegistrationRights,
    vat: raw.VAT,
    totalCosts: raw.TotalCosts,
    chargesRenter: raw.ChargesRenter,
    chargesOwner: raw.ChargesOwner,
    rentalIncome: raw.RentalIncome,
    deposit: raw.Deposit,
    minimumIncome: raw.MinimumIncome,
    maxPersons: raw.MaxPersons,
    inventoryShare: raw.InventoryShare,
    availableFrom: optionalDay(raw.AvailableFrom),
    smallPicture: raw.SmallPictureItem && {
      id: raw.SmallPictureItem.ID,
      url: raw.SmallPictureItem.Url,
      width: raw.SmallPictureItem.Width,
      height: raw.SmallPictureItem.Height,
      name: raw.SmallPictureItem.Name,
    },
    pictures: raw.Pictures.map((picture) => ({
      id: picture.ID,
      url: picture.Url,
      width: picture.Width,
      height: picture.Height,
      alt: localized(picture.Name),
    })),
    videoUrl: raw.VideoUrl,
    virtualTourUrl: raw.VirtualTourUrl,
    openHouses: raw.OpenHouses.map((openHouse) => ({ date: day(openHouse.Date), from: openHouse.From, to: openHouse.To })),
    documents: raw.Documents.map((file) => ({ id: file.ID, kind: file.Kind, name: localized(file.Name), date: day(file.Date) })),
    rooms: raw.Rooms.map((room) => ({
      floor: room.Floor,
      kind: room.Kind,
      number: room.Number,
      area: room.Area,
      note: room.Note && localized(room.Note),
      side: room.Side,
    })),
    floorPlans: raw.FloorPlans.map((plan) => ({ floor: plan.Floor, url: plan.Url, width: plan.Width, height: plan.Height })),
    nearby: raw.Nearby.map((place) => ({ kind: place.Kind, name: place.Name, minutes: place.Minutes, by: place.By })),
    texts: toTextsByLanguage(raw.Languages),
  }
}
