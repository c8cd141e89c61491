/**
 * Measurements, energy, law and costs of a SweepBright estate. Older versions of its API have energy and law at the top level,
 * newer ones under `legal`.
 */
import type { FeedFacts } from '../../feed-listing.ts'
import type { FeedAnswer } from '../../feed-parts.ts'
import {
  asbestosNames,
  destinationNames,
  interiorNames,
  kitchenNames,
  nameWord,
  orientationNames,
} from '../../reading/fact-names.ts'
import type { FeedRecord } from '../../reading/feed-record.ts'
import { scoreWords, type WordOf, wordsOf } from '../../reading/feed-words.ts'
import { filled } from '../../reading/filled.ts'

/** Square metres per unit. */
const units: Readonly<Record<string, number>> = { sq_m: 1, are: 100, hectare: 10_000, sq_ft: 0.092_903, acre: 4046.86 }

/** Rounded to tenths; undefined for an unknown unit. */
export function readArea(record: FeedRecord, size: string, unit: string): number | undefined {
  const known = units[record.text(unit) ?? 'sq_m']
  const found = record.positive(size)
  if (found === undefined) return undefined
  return known === undefined
    ? record.remark(unit, 'expected a unit of area', record.text(unit))
    : Math.round(found * known * 10) / 10
}

function areaFacts(estate: FeedRecord): FeedFacts {
  const area = (...names: string[]) =>
    names.map((name) => readArea(estate, `sizes.${name}.size`, `sizes.${name}.unit`)).find((found) => found !== undefined)
  return filled({
    surfaceLiving: area('liveable_area'),
    surfaceTotal: area('gross_area', 'total_area'),
    surfaceGround: area('plot_area'),
    surfaceGarden: area('garden'),
    surfaceTerrace: area('terrace'),
    surfaceOffice: area('office_area', 'office'),
    surfaceStore: area('retail_area', 'shop'),
    surfaceConstructed: area('building_area', 'built_area'),
    frontWidth: estate.positive('sizes.facade_width.size'),
    plotWidth: estate.positive('sizes.plot_width.size'),
  })
}

function countFacts(estate: FeedRecord): FeedFacts {
  return filled({
    bedrooms: estate.count('bedrooms'),
    bathrooms: estate.count('bathrooms'),
    showerRooms: estate.count('shower_rooms'),
    toilets: estate.count('toilets'),
    floors: estate.positive('floors'),
    floor: estate.number('location.floor'),
    constructionYear: estate.positive('building.construction.year'),
    renovationYear: estate.positive('building.renovation.year'),
    facades: facadesOf(estate.text('sub_type')),
  })
}

/** SweepBright gives the number of facades by the sub-type. */
const facades: Readonly<Record<string, 2 | 3 | 4>> = { terraced: 2, semi_detached: 3, detached: 4 }

function facadesOf(theirs: string | undefined): FeedFacts['facades'] {
  const ours = facades[theirs ?? '']
  return theirs === undefined || ours === undefined ? undefined : { theirs, ours }
}

/** A list of amenities: if the list is present, what is not in it is a "no". */
function comfortFacts(estate: FeedRecord): FeedFacts {
  const amenities = new Set(estate.values('amenities'))
  const has = (...names: string[]): FeedAnswer | undefined =>
    amenities.size === 0 ? undefined : names.some((name) => amenities.has(name)) ? 'yes' : 'no'
  return filled({
    lift: has('lift'),
    cellar: has('basement'),
    terrace: has('terrace', 'balcony'),
    garden: has('garden'),
    attic: has('attic'),
    garage: has('garage', 'interior_parking'),
    parking: has('parking', 'exterior_parking', 'interior_parking'),
    pool: has('pool'),
    water: has('water_access'),
    furnished: estate.answer('features.comfort.furnished', 'furnished'),
    gas: estate.answer('features.energy.gas'),
  })
}

/** The heating source is the one energy flag that is true. */
function heatingOf(estate: FeedRecord): FeedFacts['heating'] {
  const sources = { heat_pump: 'heat-pump', gas: 'gas', fuel: 'oil', electricity: 'electric' } as const
  const found = Object.entries(sources).find(([name]) => estate.isYes(`features.energy.${name}`))
  return found && { theirs: found[0], ours: found[1] }
}

function wordFacts(estate: FeedRecord): FeedFacts {
  const hasDouble = estate.isYes('features.ecology.double_glazing')
  return filled({
    heating: heatingOf(estate),
    kitchen: nameWord(estate.text('kitchen_type', 'features.kitchen'), kitchenNames),
    interior: nameWord(estate.text('general_condition'), interiorNames),
    glazing: hasDouble ? ({ theirs: 'double_glazing', ours: 'double' } as const) : undefined,
    orientationTerrace: nameWord(estate.text('terrace_orientation', 'balcony_orientation'), orientationNames),
    orientationGarden: nameWord(estate.text('garden_orientation'), orientationNames),
  })
}

const certificates = wordsOf<WordOf<'electricityCertificate'>>({
  conform: ['conform', 'compliant', 'true', 'yes'],
  'not-conform': ['not_conform', 'non_compliant', 'not_compliant'],
  none: ['none', 'not_available', 'no', 'false'],
})

function energyFacts(estate: FeedRecord): FeedFacts {
  const energy = 'legal.energy'
  return filled({
    energyPerformance: estate.positive(`${energy}.epc_value`, 'epc_value'),
    epcCode: estate.text(`${energy}.epc_reference`, 'epc_reference'),
    epcTotal: estate.positive(`${energy}.total_epc_value`, 'total_epc_value'),
    epcCO2: estate.positive(`${energy}.co2_emissions`, 'co2_emissions'),
    eLevel: estate.positive(`${energy}.e_level`, 'e_level'),
    epcExpiryDate: estate.day(`${energy}.epc_valid_until`, `${energy}.epc_expiry_date`),
    electricityCertificate: estate.word(`${energy}.report_electricity_gas`, certificates),
    electricityDate: estate.day(`${energy}.report_electricity_gas_date`),
  })
}

/** "Subject to agreement" fields: booleans, null where unknown. */
function legalFacts(estate: FeedRecord): FeedFacts {
  const rule = (name: string) => estate.answer(`legal.regulations.${name}`, `regulations.${name}`)
  const land = 'legal.property_and_land'
  return filled({
    permit: rule('building_permit'),
    allotmentPermit: rule('subdivision_authorisation'),
    preemptiveRights: rule('priority_purchase_right'),
    summons: rule('urban_planning_breach'),
    judicialDecision: rule('pending_legal_proceedings'),
    destination: nameWord(estate.text(`${land}.land_use_designation`, 'land_use_designation'), destinationNames),
    pScore: estate.word(`${land}.flood_risk_plot_score`, scoreWords),
    gScore: estate.word(`${land}.flood_risk_building_score`, scoreWords),
    asbestosType: nameWord(estate.text('legal.regulations.asbestos_conclusion'), asbestosNames),
    cadastralIncome: estate.amount(`${land}.cadastral_income`, 'cadastral_income'),
  })
}

/** Converts a guarantee in euro to months of rent, if the result is a whole or half number. */
function monthsOf(estate: FeedRecord): number | undefined {
  const [guarantee, rent] = [estate.amount('price_guarantee.amount'), estate.amount('price.amount')]
  const months = guarantee && rent && estate.text('negotiation') === 'let' ? Math.round((guarantee / rent) * 2) / 2 : 0
  return months > 0 && months <= 6 && rent && Math.abs(months * rent - (guarantee ?? 0)) < rent / 20 ? months : undefined
}

function costFacts(estate: FeedRecord): FeedFacts {
  const yearly = estate.amount('price_yearly_budgeted_building_costs.amount')
  return filled({
    realEstateTax: estate.amount('price_property_taxes.amount'),
    chargesRenter: estate.amount('price_recurring_costs.amount'),
    chargesOwner: yearly === undefined ? undefined : Math.round((yearly / 12) * 100) / 100,
    inventoryShare: estate.amount('price_inventory_report_cost.amount'),
    deposit: monthsOf(estate),
    rentalIncome: estate.amount('price_rental_income.amount', 'rental_income'),
    vat: vatOf(estate.text('price_vat_regime')),
    availableFrom: estate.day('occupancy.available_from'),
  })
}

const vatOf = (regime: string | undefined): FeedAnswer | undefined =>
  regime === undefined ? undefined : /none|no_vat|without|registration/.test(regime) ? 'no' : 'yes'

export function toFacts(estate: FeedRecord): FeedFacts {
  return {
    ...countFacts(estate),
    ...areaFacts(estate),
    ...comfortFacts(estate),
    ...wordFacts(estate),
    ...energyFacts(estate),
    ...legalFacts(estate),
    ...costFacts(estate),
  }
}
