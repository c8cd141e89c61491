/** The smaller parts of a neutral listing: words, texts, prices, files, rooms, people. */
import type { documentFields, nearbyFields, roomFields } from '../domain/property/property-parts.ts'
import type { Language } from '../domain/text/language.ts'

/** The four ways a yes-or-no question stands: `requested` where the answer was asked of an authority and has not come. */
export type FeedAnswer = 'yes' | 'no' | 'not-stated' | 'requested'

/**
 * A word of a closed list. `theirs` is kept as the feed says it, number or text, so that the mapping table of a source can say what it
 * means there; `ours` is what the adapter takes it for. One with neither meaning is told in the report.
 */
export type FeedWord<Ours> = { readonly theirs: string; readonly ours?: Ours }

/** A text per language, as far as there is one. A text whose language the feed does not say counts for the payload's language. */
export type FeedText = Partial<Record<Language, string>>

/** A day, `2026-11-22`. */
export type Day = string
/** `17:30`. */
type ClockTime = string

export type ChoiceOf<F> = F extends { kind: 'choice'; choices: readonly (infer Choice)[] } ? Choice : never

export type FeedAddress = {
  readonly street?: string
  readonly number?: string
  readonly box?: string
  readonly zip?: string
  /** As the feed writes it, in any language. */
  readonly town?: string
  readonly quarter?: string
  /** ISO 3166-1, `BE`; as the feed writes it where nobody knows it. */
  readonly country?: string
  /** Degrees. */
  readonly latitude?: number
  readonly longitude?: number
  /** Street and number are not for the public. */
  readonly isHidden?: boolean
}

export type FeedPricePoint = { readonly date: Day; readonly amount: number }

export type FeedPrice = {
  readonly amount?: number
  /** ISO 4217; euro where it is not said. */
  readonly currency?: string
  readonly per?: 'once' | 'week' | 'month' | 'year'
  /** "From 250 000". */
  readonly isFrom?: boolean
  readonly isWithoutVat?: boolean
  /** "Price on request". */
  readonly isHidden?: boolean
  /** The one before, where the feed tells it without a day. */
  readonly former?: number
  readonly history?: readonly FeedPricePoint[]
}

/** A picture, plan, document, film or tour by reference: fetched once for each address and tag. */
export type FeedFile = {
  readonly url: string
  /** The feed's own number of it: with it an address that expires is known again. */
  readonly id?: string
  /** Whatever changes with the file: entity tag, checksum, time of change. */
  readonly tag?: string
  /** Place in its list; the order of the list where it is left out. */
  readonly order?: number
  /** What is to be seen, or what it is called. */
  readonly name?: FeedText
  /** Pixels, where the feed says them; the file itself is asked later. */
  readonly width?: number
  readonly height?: number
}

export type FeedPlan = FeedFile & { readonly floor?: number }

export type FeedDocument = FeedFile & {
  readonly kind?: FeedWord<ChoiceOf<(typeof documentFields)['kind']>>
  readonly date?: Day
  /** Not for the public. */
  readonly isPrivate?: boolean
}

export type FeedRoom = {
  readonly kind: FeedWord<ChoiceOf<(typeof roomFields)['kind']>>
  readonly floor?: number
  readonly number?: number
  /** m2. */
  readonly area?: number
  readonly note?: FeedText
  readonly side?: ChoiceOf<(typeof roomFields)['side']>
}

export type FeedPlace = {
  readonly kind: FeedWord<ChoiceOf<(typeof nearbyFields)['kind']>>
  readonly name?: string
  readonly minutes?: number
  readonly by?: ChoiceOf<(typeof nearbyFields)['by']>
  readonly metres?: number
}

export type FeedOpening = {
  readonly date: Day
  readonly from: ClockTime
  readonly to: ClockTime
  /** An open house is for everybody, a viewing for who made an appointment. */
  readonly kind: 'open-house' | 'viewing'
}

export type FeedAgent = {
  readonly id?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  readonly phone?: string
  readonly registrationNumber?: string
  readonly function?: FeedText
  readonly picture?: FeedFile
}

/** What the CRM or a portal counted, for the owner. */
export type FeedStatistics = {
  /** `zimmo`, `immoweb`, `website`, as the feed names it. */
  readonly source: string
  readonly from?: Day
  readonly until?: Day
  readonly pageViews?: number
  readonly visitors?: number
  readonly favourites?: number
  readonly leads?: number
  readonly viewings?: number
}

export type FeedTexts = {
  readonly title?: FeedText
  /** Plain text, paragraphs parted by an empty line; adapters take off what is markup. */
  readonly description?: FeedText
  /** One or two sentences. */
  readonly summary?: FeedText
  /** What the CRM calls the type. */
  readonly typeName?: FeedText
  /** Label of the energy certificate, such as `A+`. */
  readonly epcLabel?: string
}
