/**
 * A form sent by a visitor, in the form in which it is sent to a CRM: who, about which listing, and only what is needed to reply.
 */
import type { Language } from '../domain/text/language.ts'
import type { FeedAnswered, FeedRequest, UnreadableFeed } from './adapter.ts'

/** Search criteria from the demand register; prices in euro. */
export type FeedCriteria = {
  readonly goal: 'sale' | 'rent'
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  readonly minBedrooms?: number | undefined
  readonly zips: readonly string[]
}

export type FeedLead = {
  /** Id on this site, the same for every attempt. */
  readonly id: string
  readonly language: Language
  /** The listing by its id in the feed; omitted where the visitor wrote to the agency. */
  readonly listing?: { readonly kind: 'property' | 'project'; readonly feedId: string }
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  /** Title of the form. */
  readonly subject: string
  /** The visitor's text, with the title of the form above it. */
  readonly text: string
  readonly criteria?: FeedCriteria
}

/** Ends in `given` once the CRM confirmed receipt. Pure: it yields requests and sends nothing itself. */
export type LeadConversation = Generator<readonly FeedRequest[], 'given' | UnreadableFeed, readonly FeedAnswered[]>

/** The address of a listing's page on this site. */
export type FeedPage = { readonly feedId: string; readonly url: string }

/** The id as a number, for CRMs with numeric ids; undefined if it is not one. */
export function feedNumber(feedId: string | undefined): number | undefined {
  return feedId !== undefined && /^[1-9]\d{0,15}$/.test(feedId) ? Number(feedId) : undefined
}

/** Without undefined values: a CRM would store an empty value as an answer. */
export const onlyKnown = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))

/** Idempotency key: a CRM that supports it ignores a request that is repeated with the same key. */
export const sameKey = ({ id }: FeedLead) => ({ 'Idempotency-Key': id })
