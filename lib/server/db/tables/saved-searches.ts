/** Tables of saved searches: subscribers, what they look for, and what they are told. */
import type { Goal } from '../../../domain/property/property.ts'

/** Somebody with saved searches: `pending` until the address is confirmed, `ended` after unsubscribing. */
export type SubscriberTable = {
  id: string
  email: string
  /** Empty when only the address is known. */
  first_name: string
  language: string
  status: 'pending' | 'confirmed' | 'ended'
  /** Empty: releases before 0006 kept a password here, which now waits with its search. */
  password_hash: string | null
  created_at: string
  changed_at: string
}

export type SavedSearchTable = {
  id: string
  subscriber_id: string
  /** `sale` or `rent`; null for both. */
  goal: string | null
  /** What is looked for, as the canonical query of a list. */
  query: string
  /** Euro that may be spent, costs included; for the agency. */
  budget: number | null
  schedule: 'immediate' | 'daily' | 'weekly'
  status: 'pending' | 'active' | 'paused'
  /** What was typed with it about the subscriber; counts once this search is confirmed and nothing was before. */
  first_name: string | null
  language: string | null
  /** Of an account that comes about with the confirmation; gone once that is decided, or too late. */
  password_hash: string | null
  /** Opens the feed of this search; null while there is none. */
  feed_key: string | null
  created_at: string
  changed_at: string
}

/** A device that is notified of what fits a search: where its push service takes messages, and the keys of its browser. */
export type PushSubscriptionTable = {
  id: string
  search_id: string
  endpoint: string
  public_key: string
  shared_secret: string
  created_at: string
}

/** What was known of a listing when changes were last detected. */
export type ListingStateTable = {
  property_id: number
  price: number | null
  available: number
  changed_at: string
  /** Null while nobody noted it. */
  goal: Goal | null
}

export type ListingChangeTable = {
  property_id: number
  reason: 'new' | 'price' | 'back'
  key: string
  price_before: number | null
  /** 1 once every search was compared with it. */
  matched: number
  created_at: string
}

/** A listing change for a subscriber: `waiting` for its mail, then `notified`. */
export type AlertTable = {
  subscriber_id: string
  property_id: number
  reason: 'new' | 'price' | 'back'
  key: string
  search_id: string
  price_before: number | null
  status: 'waiting' | 'notified'
  due_at: string
}
