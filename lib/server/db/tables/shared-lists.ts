/** Tables of lists that people keep together behind a link. */
import type { Choice } from '../../../domain/shared-list/shared-list.ts'

type SharedListTable = {
  id: string
  /** Last part of the address, which opens it; another one when a new link is made. */
  key: string
  /** What its people call it; empty for none. */
  title: string
  /** Grows by one with each change. */
  version: number
  created_at: string
  ends_at: string
}

export type SharedListHomeTable = {
  list_id: string
  property_id: number
  added_by: string | null
  added_at: string
  /** Euro, as visitors last saw it; null while it is hidden. */
  price: number | null
  marquee: number
  /** What changed last since it was added, and what it cost before. */
  changed: 'price' | 'marquee' | null
  price_before: number | null
  changed_at: string | null
}

export type SharedListPersonTable = {
  id: string
  list_id: string
  name: string
  /** The same for every spelling of the name. */
  name_key: string
  joined_at: string
  /** When the list was last open before them, to some seconds. */
  seen_at: string
  /** Where mails go; null for none. */
  email: string | null
  /** `pending` until the address is confirmed. */
  mail_status: 'none' | 'pending' | 'confirmed'
  language: string
  /** When the next mail goes; null while there is nothing to say. */
  mail_due_at: string | null
  mailed_at: string | null
}

type SharedListOpinionTable = {
  person_id: string
  list_id: string
  property_id: number
  choice: Choice | null
  note: string
  changed_at: string
}

export type SharedListTables = {
  shared_list: SharedListTable
  shared_list_home: SharedListHomeTable
  shared_list_person: SharedListPersonTable
  shared_list_opinion: SharedListOpinionTable
}
