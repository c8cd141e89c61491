/**
 * Checks properties and projects: references, duplicate ids, legally required facts, stated costs and counts (snapshot.md,
 * belgium.md, rulings 14 and 17).
 */
import 'server-only'
import { crmNameOf } from '../../../content/crm-names.ts'
import { exceedsDeposit } from '../../../domain/costs/moving-in-costs.ts'
import { findStatedCostsGaps } from '../../../domain/costs/stated-costs.ts'
import { checkCompleteness } from '../../../domain/law/completeness.ts'
import { belgiumId, isAbroad } from '../../../domain/law/country.ts'
import type { LegalFigures } from '../../../domain/law/legal-figures.ts'
import { isPostcode } from '../../../domain/law/postcode.ts'
import type { ConfidentialProperty } from '../../../domain/property/confidential-property.ts'
import { formatPrice } from '../../../domain/property/price.ts'
import type { PublicProperty } from '../../../domain/property/property.ts'
import { propertyFields } from '../../../domain/property/property-fields.ts'
import { isInCity } from '../../../domain/search/property-filter.ts'
import type { PlaceholderListing } from '../files/placeholder-listing.ts'
import type { CheckInput, Filed } from './check-input.ts'
import type { Report } from './report.ts'

/** The name of a field in content files. */
const nameOf = (field: string) => crmNameOf(propertyFields, field)

/** Messages for a missing fact, by level. */
const missing = {
  error: (rule: string) => `expected what the law asks a notice to state: ${rule}`,
  warning: (rule: string) => `expected what a good notice states: ${rule}`,
} as const

const marqueeOfAvailability = { available: [0, 1, 2, 3], sold: [4], rented: [4] } as const

/** Stated costs have to match the figures in legal-figures.json. */
function checkCosts({ file, item }: Filed<ConfidentialProperty>, figures: LegalFigures, report: Report): void {
  for (const { field, expected, found } of findStatedCostsGaps(item, figures))
    report(file, nameOf(field), `expected ${expected}, by legal-figures.json; found ${found}`)
  if (exceedsDeposit(item, figures.rentalDeposit))
    report(file, 'Deposit', `expected no more months than the region allows, by legal-figures.json; found ${item.deposit}`)
}

/** A published address needs a street and a number. */
function checkAddress(
  { file, item }: Filed<Pick<ConfidentialProperty, 'publishAddress' | 'street' | 'houseNumber'>>,
  report: Report,
) {
  if (!item.publishAddress) return
  if (item.street.length < 2) report(file, 'Street', `expected a street, as the address is published; found "${item.street}"`)
  if (item.houseNumber === '') report(file, 'HouseNumber', 'expected a number, as the address is published; found ""')
}

/** An unknown postcode belongs to no Region, so no regional law could be checked. */
function checkZip({ file, item }: Filed<Pick<ConfidentialProperty, 'zip' | 'countryId'>>, report: Report) {
  if (!isPostcode(item.zip, item.countryId))
    report(file, 'Zip', `expected a postcode such as 2000, as CountryID says Belgium; found "${item.zip}"`)
}

type Beside = Pick<CheckInput, 'snapshot'>

/** Checks references, legally required facts, postcode and address. */
function checkStated({ file, item }: Filed<ConfidentialProperty>, { snapshot }: Beside, report: Report): void {
  for (const type of item.webIds) {
    if (!snapshot.types.some((webType) => webType.webId === type))
      report(file, 'WebIDs', `expected a WebID of types.json; found "${type}"`)
  }
  // Without any agent the agency itself is the contact.
  if (snapshot.agents.length > 0 && !snapshot.agents.some((agent) => agent.id === item.agentId))
    report(file, 'AgentID', `expected an ID of agents.json; found ${item.agentId}`)
  // Legal duties apply to current advertisements: for a sold or rented property a missing fact is only a warning.
  for (const { field, rule, level } of checkCompleteness(item))
    report(file, nameOf(field), missing[level](rule), item.availability === 'available' ? level : 'warning')
  checkZip({ file, item }, report)
  checkAddress({ file, item }, report)
}

export function checkProperty({ file, item }: Filed<ConfidentialProperty>, { snapshot }: Beside, report: Report): void {
  checkStated({ file, item }, { snapshot }, report)
  if (!item.webIds.includes(item.webId)) report(file, 'WebID', `expected one of WebIDs; found "${item.webId}"`)
  if (formatPrice(item.price) === 'NaN') report(file, 'Price', 'expected an amount that can be formatted')
  const fitting = marqueeOfAvailability[item.availability]
  if (!fitting.some((marquee) => marquee === item.marquee)) {
    const which = fitting.join(' or ')
    report(file, 'Marquee', `expected ${which}, a marker that fits Availability "${item.availability}"; found ${item.marquee}`)
  }
  item.floorPlans.forEach((plan, index) => {
    if (!item.rooms.some((room) => room.floor === plan.floor))
      report(file, `FloorPlans.${index}.Floor`, `expected a storey that has Rooms; found ${plan.floor}`)
  })
  checkCosts({ file, item }, snapshot.legalFigures, report)
}

/** Reports the other errors of a listing that is held back already, so that the editor sees all of them at once. */
export function checkPlaceholderListing({ file, item, faulty }: PlaceholderListing, beside: Beside, report: Report): void {
  if (!/^(properties|takeovers|foreign)\//.test(file)) return
  // Only these folders hold properties.
  const property = item as ConfidentialProperty
  const agentId = property.agentId || (beside.snapshot.agents[0]?.id ?? 0)
  checkStated({ file, item: { ...property, agentId } }, beside, (place, path, message, level = 'error') => {
    if (level === 'error' && !faulty.has(path.split('.')[0] ?? '')) report(place, path, message)
  })
}

/** `foreign/` holds properties outside Belgium, the other folders those in Belgium (ruling 14). */
function checkCountries({ properties, takeovers, foreign }: CheckInput, report: Report): void {
  for (const { file, item } of [...properties, ...takeovers]) {
    if (isAbroad(item)) report(file, 'CountryID', `expected ${belgiumId}; properties in other countries stand in foreign/`)
  }
  for (const { file, item } of foreign) {
    if (!isAbroad(item)) report(file, 'CountryID', `expected another country than ${belgiumId} in foreign/`)
    if (item.goal === 'takeover') report(file, 'Goal', 'expected 0 or 1 in foreign/')
  }
}

/** Of two files with the same ID, the one named after it is right; the other is reported. */
function checkIds({ properties, takeovers, foreign, projects }: CheckInput, report: Report): void {
  const isNamedAfter = ({ file, item }: Filed<{ id: number }>) => file.endsWith(`/${item.id}.json`)
  const all: Filed<{ id: number }>[] = [...properties, ...takeovers, ...foreign, ...projects]
  const owners = new Map<number, string>()
  for (const { file, item } of [...all.filter(isNamedAfter), ...all.filter((filed) => !isNamedAfter(filed))]) {
    const owner = owners.get(item.id)
    if (owner) report(file, 'ID', `expected an ID of its own; ${item.id} also stands in ${owner}`)
    else owners.set(item.id, file)
  }
}

/** All properties: for sale, for rent, takeovers and foreign. */
export const listingsOf = ({ properties, takeovers, foreign }: CheckInput) => [...properties, ...takeovers, ...foreign]

export function checkCollections(input: CheckInput, report: Report): void {
  checkIds(input, report)
  checkCountries(input, report)
  for (const { file, item } of input.properties) {
    if (item.goal === 'takeover') report(file, 'Goal', 'expected 0 or 1; takeovers stand in takeovers/')
  }
  for (const { file, item } of input.takeovers) {
    if (item.goal !== 'takeover') report(file, 'Goal', 'expected 2 in takeovers/')
  }
  for (const { file, item } of input.projects) {
    checkZip({ file, item }, report)
    checkAddress({ file, item }, report)
    item.floorPlans.forEach((plan, index) => {
      const unknown = plan.units.find((id) => !item.units.some((unit) => unit.id === id))
      if (unknown !== undefined)
        report(file, `FloorPlans.${index}.Units`, `expected IDs of units of this project; found ${unknown}`)
    })
  }
}

/** Warns when counts stated by the CRM differ from the computed ones, which are shown (ruling 17; snapshot.md). */
export function checkCounts({ snapshot, cities }: CheckInput, report: Report): void {
  const sale = snapshot.properties.filter(({ goal }) => goal === 'sale')
  const rent = snapshot.properties.filter(({ goal }) => goal === 'rent')
  const members = { all: [...sale, ...rent], sale, rent }
  const stated = snapshot.site.search.data?.countProperty
  for (const [goal, name] of [
    ['sale', 'for sale'],
    ['rent', 'for rent'],
  ] as const) {
    const count = members[goal].length
    if (stated && stated[goal] !== count)
      report(
        'site.json',
        `search.data.countProperty.${goal}`,
        `expected ${count}, the number of properties ${name}; found ${stated[goal]}`,
        'warning',
      )
  }
  for (const { language, ...lists } of cities) {
    for (const list of ['all', 'sale', 'rent'] as const) checkCities(lists[list], members[list], `${language}.${list}`, report)
  }
}

type StatedCity = CheckInput['cities'][number]['all'][number]

function checkCities(cities: readonly StatedCity[], members: readonly PublicProperty[], path: string, report: Report): void {
  const isIn = (property: PublicProperty, { Name, Zip }: StatedCity) => isInCity(property, { name: Name, zip: Zip })
  for (const city of cities) {
    const count = members.filter((property) => isIn(property, city)).length
    const place = `${path}.${city.Name}|${city.Zip}`
    if (count !== city.PropertyCount)
      report('cities.json', place, `expected PropertyCount ${count}; found ${city.PropertyCount}`, 'warning')
  }
  const missing = members.find((property) => !cities.some((city) => isIn(property, city)))
  if (missing)
    report('cities.json', path, `expected an entry for ${missing.city} ${missing.zip} of property ${missing.id}`, 'warning')
}
