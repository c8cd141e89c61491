/** Parts of a neutral listing: words, texts, prices, files, rooms, people. */
import type { documentFields, nearbyFields, roomFields } from '../domain/property/property-parts.ts'
import type { Language } from '../domain/text/language.ts'

/** The four answers to a yes/no question; `requested`: asked of an authority and not received yet. */
export type FeedAnswer = 'yes' | 'no' | 'not-stated' | 'requested'

/**
 * A word of a closed list. `theirs` is the feed's spelling (number or text), so that the mapping table of a source can translate
 * it; `ours` is the adapter's interpretation. A word with neither meaning is listed in the report.
 */
export type FeedWord<Ours> = { readonly theirs: string; readonly ours?: Ours }

/** A text per language, as far as available. A text without a language has the language of the payload. */
export type FeedText = Partial<Record<Language, string>>

/** A date, `2026-11-22`. */
export type Day = string
/** Time of day, `17:30`. */
type ClockTime = string

export type ChoiceOf<F> = F extends { kind: 'choice'; choices: readonly (infer Choice)[] } ? Choice : never

export type FeedAddress = {
  readonly street?: string
  readonly number?: string
  readonly box?: string
  readonly zip?: string
  /** In the feed's spelling, in any language. */
  readonly town?: string
  readonly quarter?: string
  /** ISO 3166-1, `BE`; the feed's spelling if unknown. */
  readonly country?: string
  /** Degrees. */
  readonly latitude?: number
  readonly longitude?: number
  /** Street and number must not be published. */
  readonly isHidden?: boolean
}

export type FeedPricePoint = { readonly date: Day; readonly amount: number }

export type FeedPrice = {
  readonly amount?: number
  /** ISO 4217; euro by default. */
  readonly currency?: string
  readonly per?: 'once' | 'week' | 'month' | 'year'
  /** "From 250 000". */
  readonly isFrom?: boolean
  readonly isWithoutVat?: boolean
  /** "Price on request". */
  readonly isHidden?: boolean
  /** The previous price, where the feed gives it without a date. */
  readonly former?: number
  readonly history?: readonly FeedPricePoint[]
}

/** A picture, plan, document, film or tour by reference: fetched once per address and tag. */
export type FeedFile = {
  readonly url: string
  /** The feed's own id of the file: identifies it although its address expires. */
  readonly id?: string
  /** A value that changes with the file: entity tag, checksum, modification time. */
  readonly tag?: string
  /** Position in its list; its index if omitted. */
  readonly order?: number
  /** Caption or file name. */
  readonly name?: FeedText
  /** Pixels, if the feed gives them; otherwise read from the file later. */
  readonly width?: number
  readonly height?: number
}

export type FeedPlan = FeedFile & { readonly floor?: number }

export type FeedDocument = FeedFile & {
  readonly kind?: FeedWord<ChoiceOf<(typeof documentFields)['kind']>>
  readonly date?: Day
  /** Must not be published. */
  readonly isPrivate?: boolean
}

export type FeedRoom = {
  readonly kind: FeedWord<ChoiceOf<(typeof roomFields)['kind']>>
  readonly floor?: number
  readonly number?: number
  /** m². */
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
  /** An open house is for everyone, a viewing for a visitor with an appointment. */
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

/** Statistics of the CRM or a portal, for the owner. */
export type FeedStatistics = {
  /** `zimmo`, `immoweb`, `website`: the feed's name for it. */
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
  /** Plain text, paragraphs separated by an empty line; adapters remove markup. */
  readonly description?: FeedText
  /** One or two sentences. */
  readonly summary?: FeedText
  /** The CRM's name for the type. */
  readonly typeName?: FeedText
  /** Label of the energy certificate, such as `A+`. */
  readonly epcLabel?: string
}
