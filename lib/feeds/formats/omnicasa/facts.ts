/** Measurements, energy, law and costs of an Omnicasa property. */
import type { FeedFacts } from '../../feed-listing.ts'
import type { FeedAnswer, FeedWord } from '../../feed-parts.ts'
import * as names from '../../reading/fact-names.ts'
import type { FeedRecord } from '../../reading/feed-record.ts'
import { facadeWords, scoreWords, type Words } from '../../reading/feed-words.ts'
import { filled } from '../../reading/filled.ts'
import * as words from './words.ts'

/** By its number, else by its name in the language of the call. */
function word<Ours extends string>(
  record: FeedRecord,
  field: string,
  known: Words<Ours>,
  named: Parameters<typeof names.nameWord<Ours>>[1],
): FeedWord<Ours> | undefined {
  return record.word(`${field}ID`, known) ?? names.nameWord(record.text(`${field}Name`, field), named)
}

/** Questions of planning law: a boolean, or a number of a list that also contains "requested". */
function answer(record: FeedRecord, ...fields: string[]): FeedAnswer | undefined {
  for (const field of fields) {
    const byNumber = record.word(`${field}ID`, words.answers)?.ours ?? record.word(`${field}Id`, words.answers)?.ours
    const said = byNumber ?? record.answer(field)
    if (said !== undefined) return said
  }
  return undefined
}

function areaFacts(record: FeedRecord): FeedFacts {
  return filled({
    surfaceLiving: record.positive('SurfaceLiving'),
    surfaceTotal: record.positive('SurfaceTotal'),
    surfaceGround: record.positive('SurfaceGround2') ?? record.positive('SurfaceGround'),
    surfaceGarden: record.positive('SurfaceGarden'),
    surfaceTerrace: record.positive('SurfaceTerrace'),
    surfaceConstructed: record.positive('SurfaceConstructed'),
    surfaceOffice: record.positive('SurfaceOffice'),
    surfaceStore: record.positive('SurfaceStore'),
    frontWidth: record.positive('FrontWidth', 'WidthFront'),
    plotWidth: record.positive('GroundWidth', 'PlotWidth'),
  })
}

function countFacts(record: FeedRecord): FeedFacts {
  return filled({
    bedrooms: record.count('NumberOfBedRooms'),
    bathrooms: record.count('NumberOfBathRooms'),
    showerRooms: record.count('NumberOfShowerRooms'),
    toilets: record.count('NumberOfToilets'),
    garages: record.count('NumberOfGarages'),
    parkings: record.count('NumberOfParkings'),
    floors: record.positive('NumberOfFloors'),
    floor: record.number('Floor'),
    constructionYear: record.positive('ConstructionYear'),
    renovationYear: record.positive('RenovationYear'),
    facades: record.word('ConstructionID', words.facades) ?? record.word('NumberOfFacades', facadeWords),
    maxPersons: record.positive('MaxPersons'),
  })
}

function comfortFacts(record: FeedRecord): FeedFacts {
  return filled({
    gas: record.answer('HasGas'),
    water: record.answer('HasWater'),
    lift: record.answer('HasLift'),
    cellar: record.answer('HasCellar'),
    terrace: record.answer('HasTerrace'),
    garden: record.answer('HasGarden'),
    attic: record.answer('HasAttic'),
    furnished: record.answer('HasFurnished'),
    garage: record.answer('HasGarage'),
    parking: record.answer('HasParking'),
    pool: record.answer('HasSwimmingPool', 'HasPool'),
  })
}

function wordFacts(record: FeedRecord): FeedFacts {
  return filled({
    heating: word(record, 'HeatingB', words.heatings, names.heatingNames) ?? word(record, 'Heating', {}, names.heatingNames),
    kitchen: word(record, 'Kitchen', words.kitchens, names.kitchenNames),
    interior: word(record, 'Condition', words.interiors, names.interiorNames),
    glazing: word(record, 'WindowGlazing', words.glazings, names.glazingNames),
    frame: word(record, 'WindowFrame', words.frames, names.frameNames),
    roof: word(record, 'Roof', words.roofs, names.roofNames),
    roofMaterial: word(record, 'RoofMaterial', words.roofMaterials, names.roofMaterialNames),
    orientationTerrace: word(record, 'OrientationT', words.orientations, names.orientationNames),
    orientationGarden: word(record, 'OrientationG', words.orientations, names.orientationNames),
    orientationRear: word(record, 'RearOrientation', words.orientations, names.orientationNames),
    destination: word(record, 'AreaApplication', words.destinations, names.destinationNames),
    asbestosType: word(record, 'AsbestosType', {}, names.asbestosNames),
    electricityCertificate: word(record, 'ElectricityCertificate', {}, names.certificateNames),
    gasCertificate: word(record, 'GasCertificate', {}, names.certificateNames),
  })
}

function energyFacts(record: FeedRecord): FeedFacts {
  return filled({
    energyPerformance: record.positive('EnergyPerformance'),
    epcCode: record.text('EPCCode', 'EPCReference', 'EnergyCertificateNr'),
    epcTotal: record.positive('EPCTotal'),
    epcCO2: record.positive('EPCCO2', 'CO2Emission'),
    epcExpiryDate: record.day('EPCExpiryDate', 'EPCDateEnd'),
    eLevel: record.positive('ELevel', 'EPCELevel'),
    asbestosDate: record.day('AsbestosDate'),
    electricityDate: record.day('ElectricityDate'),
    gasDate: record.day('GasDate'),
  })
}

function legalFacts(record: FeedRecord): FeedFacts {
  return filled({
    pScore: record.word('PScore', scoreWords),
    gScore: record.word('GScore', scoreWords),
    floodReportDate: record.day('FloodReportDate'),
    permit: answer(record, 'HasPermit', 'Permit', 'HasBuildingPermit'),
    allotmentPermit: answer(record, 'HasAllotmentPermit', 'AllotmentPermit'),
    preemptiveRights: answer(record, 'HasPreemptiveRights', 'hasPreemptiveRights', 'PreemptiveRights'),
    summons: answer(record, 'HasSummons', 'Summons'),
    judicialDecision: answer(record, 'HasJudicialDecision', 'JudicialDecision'),
  })
}

function costFacts(record: FeedRecord): FeedFacts {
  return filled({
    cadastralIncome: record.amount('CadastralIncome'),
    realEstateTax: record.amount('RealEstateTax'),
    vat: record.answer('VAT', 'HasVAT'),
    chargesOwner: record.amount('ChargesOwner'),
    chargesRenter: record.amount('ChargesRenter'),
    notaryFee: record.amount('NotaryFee'),
    registrationRights: record.amount('RegistrationRights'),
    totalCosts: record.amount('TotalCosts'),
    rentalIncome: record.amount('RentalIncome'),
    deposit: record.positive('Deposit', 'DepositMonths'),
    minimumIncome: record.amount('MinimumIncome'),
    inventoryShare: record.amount('InventoryShare'),
    availableFrom: record.day('DateFree', 'AvailableFrom'),
  })
}

export function toFacts(record: FeedRecord): FeedFacts {
  return {
    ...countFacts(record),
    ...areaFacts(record),
    ...comfortFacts(record),
    ...wordFacts(record),
    ...energyFacts(record),
    ...legalFacts(record),
    ...costFacts(record),
  }
}
