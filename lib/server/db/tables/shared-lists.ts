/** Tables of shared lists, which people edit together through a link. */
import type { Choice } from '../../../domain/shared-list/shared-list.ts'

type SharedListTable = {
  id: string
  /** Last part of the address, which gives access; replaced when a new link is created. */
  key: string
  /** Title given by its members; empty for none. */
  title: string
  /** Incremented with each change. */
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
  /** The last change since it was added, and the price before. */
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
  /** When the member last opened the list, rounded to some seconds. */
  seen_at: string
  /** Address for mails; null for none. */
  email: string | null
  /** `pending` until the address is confirmed. */
  mail_status: 'none' | 'pending' | 'confirmed'
  language: string
  /** When the next mail is due; null if there is nothing to send. */
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
