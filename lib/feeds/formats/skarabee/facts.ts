/** Measurements, energy, law and costs of a Skarabee property. -1 means "not stated". */
import type { FeedFacts } from '../../feed-listing.ts'
import type { FeedAnswer, FeedWord } from '../../feed-parts.ts'
import type { FeedRecord } from '../../reading/feed-record.ts'
import { scoreWords, toWord, type Words } from '../../reading/feed-words.ts'
import { filled } from '../../reading/filled.ts'
import * as words from './words.ts'

function areaFacts(property: FeedRecord): FeedFacts {
  const dimension = (name: string) => property.positive(`Dimensions.${name}`)
  return filled({
    surfaceLiving: property.positive('SurfaceLivable') ?? dimension('HabitableSurface'),
    surfaceTotal: dimension('TotalSurface') ?? property.positive('Area'),
    surfaceGround: property.positive('LandArea') ?? property.positive('CadastrallArea'),
    surfaceGarden: property.positive('SurfaceGarden'),
    surfaceTerrace: property.positive('SurfaceTerrace'),
    surfaceOffice: dimension('OfficeSurface') ?? property.positive('SurfaceProfessionRoom'),
    surfaceStore: dimension('ShopSurface') ?? property.positive('SurfaceShowroom'),
    surfaceConstructed: dimension('ConstructionSurface'),
    frontWidth: dimension('FrontageWidth') ?? property.positive('FrontWidth'),
    plotWidth: property.positive('Width'),
  })
}

function facadesOf(property: FeedRecord): FeedFacts['facades'] {
  const theirs = property.text('Typo.Characterisation')
  return theirs === undefined ? undefined : known(toWord(theirs.split('_').at(-1), words.facades))
}

/** Fields of which only some words have a meaning here: other words are not reported as unknown. */
const known = <Ours>(word: FeedWord<Ours> | undefined): FeedWord<Ours> | undefined => (word && 'ours' in word ? word : undefined)

function countFacts(property: FeedRecord): FeedFacts {
  return filled({
    bedrooms: property.count('NumberOfBedrooms'),
    bathrooms: property.count('NumberOfBathrooms'),
    showerRooms: property.count('NumberOfLavatoryRooms'),
    toilets: property.count('NumberOfToilets'),
    garages: property.count('NumberOfGarages'),
    parkings: property.count('NumberOfParkingPlaces'),
    floors: property.positive('NumberOfFloors'),
    floor: property.number('FloorLevelNL'),
    constructionYear: property.positive('ConstructionYear'),
    renovationYear: property.positive('RenovationYear'),
    facades: facadesOf(property),
    maxPersons: property.positive('MaximumOccupants'),
  })
}

const garageTypes = (property: FeedRecord) => property.text('GarageType')

function comfortFacts(property: FeedRecord): FeedFacts {
  const counted = (count: number | undefined): FeedAnswer | undefined =>
    count === undefined ? undefined : count > 0 ? 'yes' : 'no'
  return filled({
    gas: property.answer('HasGasConnect'),
    water: property.answer('HasWaterConnect'),
    lift: property.answer('HasElevator'),
    cellar: property.answer('HasCellar'),
    terrace: property.answer('HasTerrace'),
    garden: property.answer('HasGarden'),
    attic: property.answer('HasAttick'),
    furnished: property.answer('HasFurniture'),
    garage: property.answer('HasGarage') ?? (garageTypes(property) === 'NO_GARAGE' ? 'no' : undefined),
    parking: property.answer('HasParkingPlace') ?? counted(property.count('NumberOfParkingPlaces')),
    pool: property.answer('HasPool'),
  })
}

/** The first value of a list that has a meaning here. */
function firstOf<Ours>(values: readonly string[], list: Words<Ours>): FeedWord<Ours> | undefined {
  const said = values.flatMap((value) => toWord(value, list) ?? [])
  return said.find((word) => 'ours' in word) ?? said[0]
}

/** "Gas" and "condensing boiler" are two separate fields. */
function wordFacts(property: FeedRecord): FeedFacts {
  const heatings = property.values('HeatingTypes.HeatingType')
  const finest = heatings.find((word) => /CONDENSING|HEATING_PUMP|GEOTHERMAL|DISTRICT|COLLECTIVE/.test(word))
  return filled({
    heating: firstOf(finest ? [finest] : heatings, words.heatings),
    kitchen:
      property.text('KitchenGenre') === 'KITCHENETTE'
        ? { theirs: 'KITCHENETTE', ours: 'kitchenette' as const }
        : property.word('KitchenType', words.kitchens),
    interior: property.word('GeneralState', words.interiors),
    glazing: firstOf(property.values('GlazingTypes.GlazingType'), words.glazings),
    frame: property.word('WindowType', words.frames),
    roof: property.word('RoofType', words.roofs),
    roofMaterial: property.word('RoofCoverType', words.roofMaterials),
    orientationRear: property.word('Orientation', words.orientations),
  })
}

const certificateOf = (property: FeedRecord, ...types: string[]) =>
  property.records('Certifications.Certification').find((certificate) => types.includes(certificate.text('@Type') ?? ''))

/** A certificate can call a home with asbestos safe, so only "none" answers both questions; otherwise the office states what it concludes. */
function asbestosOf(property: FeedRecord): FeedFacts['asbestosType'] {
  return property.answer('HasAsbestus') === 'no' ? { theirs: 'HasAsbestus FALSE', ours: 'safe' } : undefined
}

function energyFacts(property: FeedRecord): FeedFacts {
  const electricity = certificateOf(property, 'ELECTRICITY_CERTIFICATE', 'DIAGNOSTICS_ELECTRICITY')
  const gas = certificateOf(property, 'GAS', 'GAZ')
  return filled({
    energyPerformance: property.positive('Energy.Index'),
    epcCode: property.text('Energy.EnergyCertificateNr'),
    epcTotal: property.positive('EnergyIndexYearlyTotal'),
    epcCO2: property.positive('GES.Index'),
    epcExpiryDate: property.day('Energy.ClassEndDate'),
    eLevel: property.positive('Energy.EnergyLevel'),
    asbestosType: asbestosOf(property),
    asbestosDate: certificateOf(property, 'ASBESTOS', 'ASBESTUS')?.day('Date'),
    electricityCertificate: electricity?.word('Conform', words.certificates),
    electricityDate: electricity?.day('Date'),
    gasCertificate: gas?.word('Conform', words.certificates),
    gasDate: gas?.day('Date'),
  })
}

function legalFacts(property: FeedRecord): FeedFacts {
  const urban = property.record('UrbanDevelopment')
  return filled({
    pScore: property.word('WaterPolicyPScore', scoreWords),
    gScore: property.word('WaterPolicyGScore', scoreWords),
    permit: urban.answer('Permit'),
    allotmentPermit: urban.answer('AllotmentPermit'),
    preemptiveRights: urban.answer('PreemptiveRights'),
    summons: urban.answer('Summons'),
    judicialDecision: urban.word('JudicialDecisionType', words.decisions)?.ours ?? urban.answer('JudicialDecision'),
    destination: urban.word('AreaApplication.@Code', words.destinations),
  })
}

const perYear: Readonly<Record<string, number>> = { MONTHLY: 12, TRIMESTER: 4, QUARTERLY: 4, YEARLY: 1 }

/** Converts an amount for any period to euro per month. */
function monthly(property: FeedRecord): number | undefined {
  const amount = property.amount('ChargesAndProvisions')
  const times = perYear[property.text('ChargesAndProvisionsInterval') ?? 'MONTHLY'] ?? 12
  return amount === undefined ? undefined : Math.round((amount * times * 100) / 12) / 100
}

/** Up to 6 it is a number of months; a larger one is an amount in euro and is ignored. */
function depositOf(property: FeedRecord): number | undefined {
  const deposit = property.positive('Deposit')
  return deposit !== undefined && deposit <= 6 ? deposit : undefined
}

function costFacts(property: FeedRecord): FeedFacts {
  const isRent = property.text('Status')?.includes('RENT') ?? false
  const charges = monthly(property)
  const financial = (name: string) => property.amount(`Financials.${name}.Amount.@Value`)
  return filled({
    cadastralIncome: property.amount('CadastrallIncome') ?? financial('CadastralIncome'),
    realEstateTax: property.amount('RealEstateTax'),
    vat: property.answer('Financials.SalePrice.VATFiscalised'),
    chargesRenter: isRent ? charges : undefined,
    chargesOwner: isRent ? undefined : (charges ?? property.amount('CommonSection.ChargesCoOwner')),
    rentalIncome: property.amount('NetRentProfit', 'GrossRentProfit') ?? financial('NetrentProfit'),
    deposit: depositOf(property),
    availableFrom: property.day('Dates.AvailableFrom'),
  })
}

export function toFacts(property: FeedRecord): FeedFacts {
  return {
    ...countFacts(property),
    ...areaFacts(property),
    ...comfortFacts(property),
    ...wordFacts(property),
    ...energyFacts(property),
    ...legalFacts(property),
    ...costFacts(property),
  }
}
