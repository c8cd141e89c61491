/** Listings whose far fields are put away, and what of them goes from one thread to the other. */
import 'server-only'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import { type FarPart, farPartOf, joinFar, type Near, takeFar, takeNear } from '../../domain/property/far-fields.ts'
import { languageCodes } from '../../domain/text/language.ts'
import { FarFile, type Place, putAway } from './far-store.ts'

type NearListing = Near<ConfidentialProperty>

/** As a message: whole, or without what the other thread reads from the file. */
export type SentListing = { whole: ConfidentialProperty } | { near: NearListing; place: Place }

/** Words that many listings have in common, such as their type in each language. */
const words = new Map<string, string>()
const mostWords = 50_000

/** One string in place of many that are the same. */
export function sameWord(word: string): string {
  const known = words.get(word)
  if (known !== undefined) return known
  if (words.size >= mostWords) words.clear()
  words.set(word, word)
  return word
}

const sharedTexts = ['mainTypeName', 'marqueeName', 'countryName', 'priceUnitText', 'epcLabelText'] as const

function shareWords(near: NearListing): NearListing {
  for (const language of languageCodes) {
    const texts = near.texts[language]
    for (const name of sharedTexts) texts[name] = sameWord(texts[name])
  }
  near.city = sameWord(near.city)
  near.zip = sameWord(near.zip)
  return near
}

const join = (near: NearListing, part: FarPart): ConfidentialProperty => joinFar<ConfidentialProperty>(shareWords(near), part)

/** The same listing with its far fields put away; itself where there is no place for them. */
export function withFarAway(listing: ConfidentialProperty): ConfidentialProperty {
  if (farPartOf(listing)) return listing
  const place = putAway(JSON.stringify(takeFar(listing)))
  return place ? join(takeNear(listing), new FarFile(place)) : listing
}

export function toSent(listing: ConfidentialProperty): SentListing {
  const part = farPartOf(listing)
  return part instanceof FarFile ? { near: takeNear(listing), place: part.place } : { whole: listing }
}

export const fromSent = (sent: SentListing): ConfidentialProperty =>
  'whole' in sent ? sent.whole : join(sent.near, new FarFile(sent.place))
