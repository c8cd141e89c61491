/** The meanings of words and phrases in a sentence. */
import type { Goal } from '../property/property.ts'
import type { Flag } from '../search/yes-no-filters.ts'
import type { Trait } from './traits.ts'

/** Unit of a number. */
export type Unit =
  | 'bedrooms'
  /** Number of rooms including the living room, as counted in German. */
  | 'rooms'
  | 'bathrooms'
  | 'garages'
  | 'parkings'
  | 'm2'
  | 'are'
  | 'centiare'
  | 'hectare'
  | 'euro'
  | 'kwh'
  | 'days'
  | 'weeks'
  | 'months'

/** `above`: more than. */
export type Bound = 'max' | 'min' | 'above' | 'between' | 'around'

/** `year`: year of construction; there is no filter for it, but it must not be read as a postcode. */
export type Subject = 'price' | 'rent' | 'epc' | 'plot' | 'living' | 'reference' | 'year'

export type Meaning =
  /** `isNarrow`: a word for a subtype, such as villa; excluding the whole type would exclude too much. */
  | { kind: 'type'; webId: string; isNarrow?: true }
  | { kind: 'goal'; goal: Exclude<Goal, 'takeover'> }
  | { kind: 'flag'; flag: Flag }
  | { kind: 'trait'; trait: Trait }
  | { kind: 'since'; days: number }
  | { kind: 'unit'; unit: Unit }
  | { kind: 'times'; factor: number }
  | { kind: 'count'; unit: 'garages'; count: number }
  | { kind: 'bound'; bound: Bound }
  /** What the number or letter after it refers to. `isLand`: the word alone means a plot. */
  | { kind: 'subject'; subject: Subject; isLand?: true }
  /** A room or commercial premises; depends on the rest of the sentence. */
  | { kind: 'office' }
  | { kind: 'sold' }
  | { kind: 'monthly' }
  | { kind: 'centre' }
  | { kind: 'preferred' }
  /** Follows what is preferred. */
  | { kind: 'preferred-after' }
  | { kind: 'not' }
  | { kind: 'not-after' }
  | { kind: 'or' }
  | { kind: 'to' }
  | { kind: 'more' }
  | { kind: 'one' }
  | { kind: 'with' }
  | { kind: 'on' }
  /** Displayed with what follows it. */
  | { kind: 'lead' }
  | { kind: 'filler' }

/** Vocabulary of a language: meanings, and the phrases for them, separated by bars. */
export type VocabularyEntry = readonly [meanings: Meaning | readonly Meaning[], phrases: string]

export type Vocabulary = { entries: readonly VocabularyEntry[]; numerals: Readonly<Record<string, number>> }

export const type = (webId: string): Meaning => ({ kind: 'type', webId })
export const narrow = (webId: string): Meaning => ({ kind: 'type', webId, isNarrow: true })
export const goal = (name: 'sale' | 'rent'): Meaning => ({ kind: 'goal', goal: name })
export const flag = (name: Flag): Meaning => ({ kind: 'flag', flag: name })
export const trait = (name: Trait): Meaning => ({ kind: 'trait', trait: name })
export const since = (days: number): Meaning => ({ kind: 'since', days })
export const unit = (name: Unit): Meaning => ({ kind: 'unit', unit: name })
export const times = (factor: number): Meaning => ({ kind: 'times', factor })
export const bound = (name: Bound): Meaning => ({ kind: 'bound', bound: name })
export const subject = (name: Subject): Meaning => ({ kind: 'subject', subject: name })
export const land: Meaning = { kind: 'subject', subject: 'plot', isLand: true }
export const doubleGarage: Meaning = { kind: 'count', unit: 'garages', count: 2 }

type Plain = 'office' | 'sold' | 'monthly' | 'centre' | 'preferred' | 'preferred-after' | 'not' | 'not-after'
type Small = 'or' | 'to' | 'more' | 'one' | 'with' | 'on' | 'lead' | 'filler'
export const word = (kind: Plain | Small): Meaning => ({ kind })
