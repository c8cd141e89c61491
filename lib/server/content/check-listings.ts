/** Checks properties and projects against each other, the law and what is stated of them (snapshot.md, belgium.md, rulings 14 and 17). */
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { exceedsDeposit } from '../../domain/costs/moving-in-costs.ts'
import { findStatedCostsGaps } from '../../domain/costs/stated-costs.ts'
import { checkCompleteness } from '../../domain/law/completeness.ts'
import { belgiumId, isAbroad } from '../../domain/law/country.ts'
import type { LegalFigures } from '../../domain/law/legal-figures.ts'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import { formatPrice } from '../../domain/property/price.ts'
import { isInCity } from '../../domain/search/property-filter.ts'
import type { CheckInput, Filed } from './check-input.ts'
import { checkPicture } from './check-picture.ts'
import type { Report } from './report.ts'

const marqueeOfAvailability = { available: [0, 1, 2, 3], sold: [4], rented: [4] } as const

/** What a listing states of its costs agrees with the figures of the law. */
function checkCosts({ file, item }: Filed<ConfidentialProperty>, figures: LegalFigures, report: Report): void {
  for (const { field, expected, found } of findStatedCostsGaps(item, figures))
    report(file, field, `expected ${expected}, by legal-figures.json; found ${found}`)
  if (exceedsDeposit(item, figures.rentalDeposit))
    report(file, 'deposit', `expected no more months than the region allows, by legal-figures.json; found ${item.deposit}`)
}

function checkProperty({ file, item }: Filed<ConfidentialProperty>, input: CheckInput, report: Report): void {
  const { snapshot } = input
  for (const type of item.webIds) {
    if (!snapshot.types.some((webType) => webType.webId === type))
      report(file, 'WebIDs', `expected a WebID of types.json; found "${type}"`)
  }
  if (!item.webIds.includes(item.webId)) report(file, 'WebID', `expected one of WebIDs; found "${item.webId}"`)
  if (!snapshot.agents.some((agent) => agent.id === item.agentId))
    report(file, 'AgentID', `expected an ID of agents.json; found ${item.agentId}`)
  if (formatPrice(item.price) === 'NaN') report(file, 'Price', 'expected an amount that can be formatted')
  if (!marqueeOfAvailability[item.availability].some((marquee) => marquee === item.marquee)) {
    report(file, 'Marquee', `expected a marker that fits Availability "${item.availability}"; found ${item.marquee}`)
  }
  for (const language of ['nl', 'fr', 'en'] as const) {
    if ((item.texts[language].marqueeName === '') !== (item.marquee === 0))
      report(file, `Languages.${language}.MarqueeName`, 'expected a name when Marquee is not 0, and none otherwise')
  }
  item.pictures.forEach((picture, index) => {
    checkPicture(picture.url, file, `Pictures.${index}.Url`, input, report)
  })
  item.floorPlans.forEach((plan, index) => {
    checkPicture(plan.url, file, `FloorPlans.${index}.Url`, input, report)
    if (!item.rooms.some((room) => room.floor === plan.floor))
      report(file, `FloorPlans.${index}.Floor`, `expected a storey that has Rooms; found ${plan.floor}`)
  })
  if (item.smallPicture) checkPicture(item.smallPicture.url, file, 'SmallPictureItem.Url', input, report)
  for (const { field, rule, level } of checkCompleteness(item)) report(file, field, rule, level)
  checkCosts({ file, item }, snapshot.legalFigures, report)
}

/** Each collection holds its own side of the border (ruling 14). */
function checkCountries({ properties, takeovers, foreign }: CheckInput, report: Report): void {
  for (const { file, item } of [...properties, ...takeovers]) {
    if (isAbroad(item)) report(file, 'CountryID', `expected ${belgiumId}; properties in other countries stand in foreign/`)
  }
  for (const { file, item } of foreign) {
    if (!isAbroad(item)) report(file, 'CountryID', `expected another country than ${belgiumId} in foreign/`)
    if (item.goal === 'takeover') report(file, 'Goal', 'expected 0 or 1 in foreign/')
  }
}

/** What visitors can ask for by mail is there to be sent. */
function checkDocuments({ properties, takeovers, foreign, contentFolder }: CheckInput, report: Report): void {
  for (const { file, item } of [...properties, ...takeovers, ...foreign]) {
    item.documents.forEach(({ id }, index) => {
      const path = join('documents', `${id}.pdf`)
      if (!existsSync(join(contentFolder, path)))
        report(file, `Documents.${index}.ID`, `expected a file ${path} in the content folder`)
    })
  }
}

export function checkCollections(input: CheckInput, report: Report): void {
  const ids = new Map<number, string>()
  for (const { file, item } of [...input.properties, ...input.takeovers, ...input.foreign, ...input.projects]) {
    const other = ids.get(item.id)
    if (other) report(file, 'ID', `expected an ID of its own; ${item.id} also stands in ${other}`)
    ids.set(item.id, file)
  }
  for (const filed of [...input.properties, ...input.takeovers, ...input.foreign]) checkProperty(filed, input, report)
  checkCountries(input, report)
  checkDocuments(input, report)
  for (const { file, item } of input.properties) {
    if (item.goal === 'takeover') report(file, 'Goal', 'expected 0 or 1; takeovers stand in takeovers/')
  }
  for (const { file, item } of input.takeovers) {
    if (item.goal !== 'takeover') report(file, 'Goal', 'expected 2 in takeovers/')
  }
  for (const { file, item } of input.projects) {
    item.pictures.forEach((picture, index) => {
      checkPicture(picture.url, file, `Pictures.${index}.Url`, input, report)
    })
    item.floorPlans.forEach((plan, index) => {
      checkPicture(plan.url, file, `FloorPlans.${index}.Url`, input, report)
      const unknown = plan.units.find((id) => !item.units.some((unit) => unit.id === id))
      if (unknown !== undefined)
        report(file, `FloorPlans.${index}.Units`, `expected IDs of units of this project; found ${unknown}`)
    })
  }
}

/** Counts stated by the CRM must equal the computed ones (ruling 17; snapshot.md). */
export function checkCounts({ snapshot, cities }: CheckInput, report: Report): void {
  const sale = snapshot.properties.filter((property) => property.goal === 'sale')
  const rent = snapshot.properties.filter((property) => property.goal === 'rent')
  const stated = snapshot.site.search.data.countProperty
  if (stated.sale !== sale.length)
    report(
      'site.json',
      'search.data.countProperty.sale',
      `expected ${sale.length}, the number of properties for sale; found ${stated.sale}`,
    )
  if (stated.rent !== rent.length)
    report(
      'site.json',
      'search.data.countProperty.rent',
      `expected ${rent.length}, the number of properties for rent; found ${stated.rent}`,
    )
  for (const { language, ...lists } of cities) {
    const members = { all: [...sale, ...rent], sale, rent }
    for (const list of ['all', 'sale', 'rent'] as const) {
      for (const city of lists[list]) {
        const count = members[list].filter((property) => isInCity(property, { name: city.Name, zip: city.Zip })).length
        if (count !== city.PropertyCount)
          report(
            'cities.json',
            `${language}.${list}.${city.Name}|${city.Zip}`,
            `expected PropertyCount ${count}; found ${city.PropertyCount}`,
          )
      }
      const missing = members[list].find(
        (property) => !lists[list].some((city) => isInCity(property, { name: city.Name, zip: city.Zip })),
      )
      if (missing)
        report(
          'cities.json',
          `${language}.${list}`,
          `expected an entry for ${missing.city} ${missing.zip} of property ${missing.id}`,
        )
    }
  }
}
