/** What a visitor sent by a form, as a CRM is told of it: who, what about, and no more than an answer needs. */
import type { Language } from '../domain/text/language.ts'
import type { FeedAnswered, FeedRequest, UnreadableFeed } from './adapter.ts'

/** What somebody looks for, from the demand register; prices in euro. */
export type FeedCriteria = {
  readonly goal: 'sale' | 'rent'
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  readonly minBedrooms?: number | undefined
  readonly zips: readonly string[]
}

export type FeedLead = {
  /** Ours, the same each time that it is sent. */
  readonly id: string
  readonly language: Language
  /** The listing by its number in the feed; left out where the visitor wrote to the agency. */
  readonly listing?: { readonly kind: 'property' | 'project'; readonly feedId: string }
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  /** What the form is called. */
  readonly subject: string
  /** What was written, with the name of the form above it. */
  readonly text: string
  readonly criteria?: FeedCriteria
}

/** `given` once the CRM said that it has it. Pure, like a conversation: it asks by yielding and sends nothing itself. */
export type LeadConversation = Generator<readonly FeedRequest[], 'given' | UnreadableFeed, readonly FeedAnswered[]>

/** Where a listing stands on this site. */
export type FeedPage = { readonly feedId: string; readonly url: string }

/** Numbers of listings that a CRM counts; undefined for what is none. */
export function feedNumber(feedId: string | undefined): number | undefined {
  return feedId !== undefined && /^[1-9]\d{0,15}$/.test(feedId) ? Number(feedId) : undefined
}

/** Without what is not known: CRMs take an empty value for a statement. */
export const onlyKnown = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))

/** The CRM drops what comes again with the same key, where it knows such keys. */
export const sameKey = ({ id }: FeedLead) => ({ 'Idempotency-Key': id })
