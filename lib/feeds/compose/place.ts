/**
 * Location of a listing: the town in capitals, by its name in the default language; coordinates; street and number where they may
 * be published.
 */
import { belgiumId, countryCode, luxembourgId } from '../../domain/law/country.ts'
import { isPostcode } from '../../domain/law/postcode.ts'
import { findMunicipality, type Municipality } from '../../domain/map/belgium.ts'
import type { Language } from '../../domain/text/language.ts'
import type { FeedAddress } from '../feed-parts.ts'
import type { FeedSource } from '../feed-source.ts'
import { countryOf, isCountryCode } from '../reading/country-names.ts'
import type { ComposeContext, Remarks } from './context.ts'
import { lookUp } from './words.ts'

/** Countries without a number in this software get one from the letters of their code, above all numbers of a CRM. */
const firstOther = 10_000
const letters = 26
const letterA = 65

function countryIdOf(country: string): number {
  if (country === 'BE') return belgiumId
  const known = [luxembourgId, 70].find((id) => countryCode(id) === country)
  const [first = letterA, second = letterA] = [...country].map((letter) => letter.charCodeAt(0))
  return known ?? firstOther + (first - letterA) * letters + (second - letterA)
}

/** Belgium if no country is given. An unknown country stays unknown: a wrong one would apply the law of another country. */
function countryFor(said: string | undefined, source: FeedSource, remarks: Remarks): string | undefined {
  const stated = said === undefined ? undefined : lookUp(source.words['country'] ?? {}, said)
  const country = countryOf(String(stated ?? said ?? '')) ?? 'BE'
  const isKnown = isCountryCode(country)
  if (said !== undefined) remarks.addWord('country', said, isKnown ? country : undefined)
  if (isKnown) return country
  remarks.add('held-back', 'country', 'expected a country that "words" of the source knows', said)
  return undefined
}

/**
 * Its official name in the default language if it has one (`Luik` for a site in Dutch, `Liège` for one in French), else its local
 * name.
 */
function nameIn({ names, languages }: Municipality, language: Language): string | undefined {
  // No Belgian town has an official name in English.
  const own = language === 'en' ? undefined : names[language]
  return own ?? languages.flatMap((code) => names[code] ?? [])[0]
}

type Site = Pick<ComposeContext, 'source' | 'defaultLanguage'>

/**
 * `2000` for `B-2000` and `BE 2000`. Abroad, blanks and letters belong to the postcode: `1011 AB`, and `B1 1AA` is Birmingham.
 */
function plainZip(zip: string, isBelgian: boolean): string {
  const written = zip.trim().toUpperCase()
  if (!isBelgian) return written.replace(/\s*-\s*/g, '-').replace(/\s+/g, ' ')
  return written.replace(/\s/g, '').replace(/^BE?-?(?=\d)/, '')
}

/** A postcode that is valid in the country; undefined after a remark if there is none. */
function zipOf(said: string | undefined, countryId: number | undefined, remarks: Remarks): string | undefined {
  const zip = said && plainZip(said, countryId === belgiumId)
  const isKnown = zip !== undefined && (countryId === undefined || isPostcode(zip, countryId))
  if (!isKnown) remarks.add('held-back', 'zip', 'expected a postcode such as 2000', said)
  return zip
}

type Town = { city: string | undefined; municipality: Municipality | undefined }

/**
 * "Anvers", "antwerpen" and "Antwerp" are one town; a place that is not a municipality keeps its name. Abroad nothing is
 * translated, because Mons is also a town in France.
 * @param isBelgian as far as known.
 */
function townOf(address: FeedAddress, isBelgian: boolean, { source, defaultLanguage }: Site): Town {
  const { town, zip } = address
  const stated = town === undefined ? undefined : lookUp(source.words['city'] ?? {}, town)
  const name = String(stated ?? town ?? '').trim()
  if (name === '') return { city: undefined, municipality: undefined }
  const municipality = isBelgian ? findMunicipality(name, zip && plainZip(zip, true)) : undefined
  const official = municipality && nameIn(municipality, defaultLanguage)
  return { city: (official ?? name).toLocaleUpperCase(defaultLanguage), municipality }
}

const isPoint = (latitude: number | undefined, longitude: number | undefined) =>
  latitude !== undefined &&
  longitude !== undefined &&
  Math.abs(latitude) <= 90 &&
  Math.abs(longitude) <= 180 &&
  (latitude !== 0 || longitude !== 0)

/** Bounding box around Belgium, in degrees; swapped latitude and longitude fall far outside it. */
const isAround = (latitude = 0, longitude = 0) => latitude > 49.4 && latitude < 51.6 && longitude > 2.4 && longitude < 6.5

function pointOf({ latitude, longitude }: FeedAddress, { municipality }: Town, isBelgian: boolean, remarks: Remarks) {
  const isSaid = isPoint(latitude, longitude)
  if (isSaid && (!isBelgian || isAround(latitude, longitude))) return { Latitude: latitude, Longitude: longitude, isExact: true }
  remarks.add(
    municipality ? 'gap' : 'held-back',
    'latitude',
    `expected a point ${isSaid ? 'in Belgium' : 'on the map'}; that of the town stands instead, without the address`,
    isSaid ? `${latitude}, ${longitude}` : undefined,
  )
  return { Latitude: municipality?.latitude, Longitude: municipality?.longitude, isExact: false }
}

export type ComposedPlace = {
  fields: Readonly<Record<string, string | number | boolean | undefined>>
  /** ISO 3166-1 code of a country without a number in this software: the file must contain the country's name. */
  namelessCountry: string | undefined
  /** In normal spelling, not in capitals. */
  town: string | undefined
}

/** @param address of a property or a project; their files name the address option differently. */
export function composePlace(address: FeedAddress, site: Site, remarks: Remarks): ComposedPlace {
  const { source, defaultLanguage } = site
  const country = countryFor(address.country, source, remarks)
  const isBelgian = country === 'BE'
  const town = townOf(address, isBelgian, site)
  const { city, municipality } = town
  if (city === undefined) remarks.add('held-back', 'city', 'expected a town')
  const countryId = country === undefined ? undefined : countryIdOf(country)
  const zip = zipOf(address.zip, countryId, remarks)
  const { isExact, ...point } = pointOf(address, town, isBelgian, remarks)
  const [street, number] = [address.street?.trim() ?? '', address.number?.trim() ?? '']
  const isKnown = street.length > 1 && number !== ''
  if (!isKnown && !address.isHidden) remarks.add('gap', 'street', 'expected street and number; the listing shows without them')
  return {
    fields: {
      PublishAddress: isKnown && isExact && !address.isHidden,
      Street: street,
      HouseNumber: number,
      BoxNr: address.box?.trim() ?? '',
      Zip: zip,
      City: city,
      ...(address.quarter?.trim() && { Quarter: address.quarter.trim() }),
      CountryID: countryId,
      ...point,
    },
    namelessCountry: countryId !== undefined && countryCode(countryId) === undefined ? country : undefined,
    town: (municipality && nameIn(municipality, defaultLanguage)) ?? (city && address.town?.trim()),
  }
}
