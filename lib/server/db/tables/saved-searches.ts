/** Tables of saved searches: subscribers, their criteria, and their notifications. */
import type { Goal } from '../../../domain/property/property.ts'

/** A subscriber with saved searches: `pending` until the address is confirmed, `ended` after unsubscribing. */
export type SubscriberTable = {
  id: string
  email: string
  /** Empty if only the address is known. */
  first_name: string
  language: string
  status: 'pending' | 'confirmed' | 'ended'
  /** Empty: releases before 0006 stored a password here; it is now stored with its search. */
  password_hash: string | null
  created_at: string
  changed_at: string
}

export type SavedSearchTable = {
  id: string
  subscriber_id: string
  /** `sale` or `rent`; null for both. */
  goal: string | null
  /** The criteria, as the canonical query of a list. */
  query: string
  /** Budget in euro including costs; for the agency. */
  budget: number | null
  schedule: 'immediate' | 'daily' | 'weekly'
  status: 'pending' | 'active' | 'paused'
  /** Personal field typed with the search; used if this search is the first one that the subscriber confirms. */
  first_name: string | null
  language: string | null
  /** Password of the account to be created on confirmation; deleted once that is decided, or expired. */
  password_hash: string | null
  /** Key of the feed of this search; null if there is none. */
  feed_key: string | null
  created_at: string
  changed_at: string
}

/** A device that is notified of matches of a search: address at its push service, and the keys of its browser. */
export type PushSubscriptionTable = {
  id: string
  search_id: string
  endpoint: string
  public_key: string
  shared_secret: string
  created_at: string
}

/** The state of a listing when changes were last detected. */
export type ListingStateTable = {
  property_id: number
  price: number | null
  available: number
  changed_at: string
  /** Null in rows of earlier releases. */
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
