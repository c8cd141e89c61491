/** The result of parsing a sentence, and the filter derived from it. */
import type { EpcLetter, LowerBound } from '../search/property-filter.ts'
import type { Flag } from '../search/yes-no-filters.ts'
import type { SentencePlace } from './places.ts'
import type { Trait } from './traits.ts'

export type SentencePart =
  | { kind: 'goal'; goal: 'sale' | 'rent' }
  | { kind: 'type'; webId: string }
  | { kind: 'place'; place: SentencePlace }
  /** Euro. */
  | { kind: 'price'; minPrice: number | undefined; maxPrice: number | undefined }
  | { kind: LowerBound; count: number }
  | { kind: 'epc'; letter: EpcLetter }
  | { kind: 'flag'; flag: Flag }
  | { kind: 'trait'; trait: Trait }
  | { kind: 'since'; days: number }
  | { kind: 'reference'; reference: string }

/** `uncounted`: understood, but there is no filter for it, such as "no lift". */
export type SentenceState = 'must' | 'preferred' | 'excluded' | 'unknown' | 'uncounted'

/** Words of the sentence and their meaning; several items may cover the same words. */
export type SentenceItem = {
  /** As typed. */
  text: string
  start: number
  end: number
  state: SentenceState
  part?: SentencePart
  /** The words after correction of typing errors. */
  corrected?: string
}
