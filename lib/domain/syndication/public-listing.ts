/** A property in the JSON API: exactly the fields of `docs/api.md`, nothing hidden (ruling 10). */

import { labelOf } from '../energy/epc.ts'
import { findPlanningAnswers } from '../law/planning.ts'
import type { Field } from '../property/field.ts'
import { describePrice } from '../property/price.ts'
import type { PublicProperty } from '../property/property.ts'
import { factFields, priceTermFields } from '../property/property-fields.ts'
import { isContentAddress } from '../site/public-folders.ts'
import { formatStreet, titleCaseCity } from '../text/address.ts'
import type { Language } from '../text/language.ts'

/** Data of a listing in addition to the property. */
export type ListingSetting = {
  language: Language
  /** Translation of "box", written before the box number. */
  boxWord: string
  url: string
  agent: { name: string; phone: string; email: string }
  /** Turns a path into a full address. */
  absoluteUrl: (path: string) => string
}

/** Unknown values are null, so that every field is always present. */
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

/** Fields with a place of their own in a listing, and those that are not facts. */
const excludedFields: readonly string[] = [
  ...['id', 'recordFile', 'webId', 'published', 'archived', 'agentId', 'marquee', 'marqueeDate', 'availability', 'quarter'],
  ...['creationDate', 'modificationDate', 'zip', 'city', 'countryId', 'latitude', 'longitude', 'videoUrl', 'virtualTourUrl'],
  ...['bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'garages', 'parkings', 'constructionYear', 'renovationYear'],
  ...['surfaceLiving', 'surfaceTotal', 'surfaceGround', 'surfaceGarden', 'surfaceTerrace', 'surfaceOffice', 'surfaceStore'],
  ...['energyPerformance', 'epcCode', 'pScore', 'gScore', 'chargesRenter'],
]

const simple: readonly Field['kind'][] = ['yes-no', 'number', 'text', 'date', 'choice']

const factNames = Object.entries<Field>({ ...factFields, ...priceTermFields })
  .filter(([name, { kind }]) => simple.includes(kind) && !excludedFields.includes(name))
  .map(([name]) => name)

/** All other facts, under the names of our fields; unknown ones are left out. */
function factsOf(property: PublicProperty): Record<string, string | number | boolean> {
  return Object.fromEntries(
    factNames.flatMap((name) => {
      const value: unknown = Reflect.get(property, name)
      const isSimple = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      return isSimple ? [[name, value] as const] : []
    }),
  )
}

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
  quarter: known(property.quarter),
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

/** Pictures, plans, films and tours. Documents are listed by kind only: their files are sent on request. */
function filesOf(property: PublicProperty, { language, absoluteUrl }: ListingSetting) {
  const { pictures, floorPlans, videoUrl, virtualTourUrl, documents } = property
  const film = videoUrl && (isContentAddress(videoUrl) ? absoluteUrl(videoUrl) : videoUrl)
  return {
    pictures: pictures.map(({ url, width, height, alt }) => ({ url: absoluteUrl(url), width, height, text: alt[language] })),
    plans: floorPlans.map(({ floor, url, width, height }) => ({ floor, url: absoluteUrl(url), width, height })),
    films: film ? [film] : [],
    tours: virtualTourUrl ? [virtualTourUrl] : [],
    documents: documents.map(({ kind, name, date }) => ({ kind, name: name[language], date: known(date) })),
  }
}

const partsOf = ({ rooms, nearby, openHouses }: PublicProperty, { language }: ListingSetting) => ({
  rooms: rooms.map(({ floor, kind, number, area, note, side }) => ({
    floor,
    kind,
    number: known(number),
    area,
    note: known(note?.[language]),
    side: known(side),
  })),
  nearby: nearby.map(({ kind, name, minutes, by }) => ({ kind, name, minutes, by })),
  openHouses: openHouses.map(({ date, from, to }) => ({ date, from, to })),
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
    facts: factsOf(property),
    ...filesOf(property, setting),
    ...partsOf(property, setting),
    agent: setting.agent,
  }
}

export type PublicListing = ReturnType<typeof toPublicListing>
