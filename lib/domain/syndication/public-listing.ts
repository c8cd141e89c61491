/** A property as other programs get it: every field of `docs/api.md`, nothing else, nothing hidden (ruling 10). */

import { labelOf } from '../energy/epc.ts'
import { findPlanningAnswers } from '../law/planning.ts'
import { describePrice } from '../property/price.ts'
import type { PublicProperty } from '../property/property.ts'
import { formatStreet, titleCaseCity } from '../text/address.ts'
import type { Language } from '../text/language.ts'

/** What a listing needs besides the property. */
export type ListingSetting = {
  language: Language
  /** The word before a box number. */
  boxWord: string
  url: string
  agent: { name: string; phone: string; email: string }
  /** Makes a full address of a path. */
  absoluteUrl: (path: string) => string
}

/** JSON knows no undefined: what is not known is null, so that every field is always there. */
const known = <T>(value: T | undefined) => value ?? null

const figures = (property: PublicProperty) => ({
  bedrooms: known(property.bedrooms),
  bathrooms: known(property.bathrooms),
  showerRooms: known(property.showerRooms),
  toilets: known(property.toilets),
  garages: known(property.garages),
  parkings: known(property.parkings),
  livingArea: known(property.surfaceLiving),
  totalArea: known(property.surfaceTotal),
  plotArea: known(property.surfaceGround),
  gardenArea: known(property.surfaceGarden),
  terraceArea: known(property.surfaceTerrace),
  officeArea: known(property.surfaceOffice),
  storeArea: known(property.surfaceStore),
  constructionYear: known(property.constructionYear),
  renovationYear: known(property.renovationYear),
})

/** Null while the price is hidden. */
function priceOf(property: PublicProperty, { language }: ListingSetting) {
  const { price } = property
  const shown = describePrice(price, '', property.texts[language].priceUnitText)
  if (price.kind === 'hidden' || shown.kind !== 'amount') return null
  return {
    amount: price.amount,
    currency: 'EUR',
    period: property.goal === 'rent' ? 'month' : null,
    isStartingFrom: shown.isStartingFrom,
    unit: shown.unitText || null,
    charges: known(property.chargesRenter),
  }
}

const addressOf = (property: PublicProperty, { language, boxWord }: ListingSetting) => ({
  isPublished: property.address.kind === 'shown',
  street: formatStreet(property.address, boxWord) || null,
  zip: property.zip,
  city: titleCaseCity(property.city),
  country: property.texts[language].countryName,
  latitude: property.latitude,
  longitude: property.longitude,
})

const energyOf = (property: PublicProperty, { language }: ListingSetting) => ({
  performance: property.energyPerformance || null,
  label: known(labelOf(property, property.texts[language].epcLabelText)?.letterText),
  code: known(property.epcCode),
})

export function toPublicListing(property: PublicProperty, setting: ListingSetting) {
  const texts = property.texts[setting.language]
  return {
    id: property.id,
    url: setting.url,
    goal: property.goal,
    availability: property.availability,
    marker: texts.marqueeName || null,
    title: texts.title,
    description: texts.description,
    type: texts.mainTypeName || null,
    typeIds: property.webIds.map(Number),
    listedOn: property.creationDate,
    modifiedOn: property.modificationDate,
    price: priceOf(property, setting),
    address: addressOf(property, setting),
    ...figures(property),
    energy: energyOf(property, setting),
    flood: { parcel: known(property.pScore), building: known(property.gScore) },
    planning: findPlanningAnswers(property).flatMap(({ codes }) => codes),
    pictures: property.pictures.map(({ url, width, height, alt }) => ({
      url: setting.absoluteUrl(url),
      width,
      height,
      text: alt[setting.language],
    })),
    agent: setting.agent,
  }
}

export type PublicListing = ReturnType<typeof toPublicListing>
