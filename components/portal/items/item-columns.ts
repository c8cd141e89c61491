/** The columns of the tables of items, on pages and in downloaded files. */
import type { ItemColumn, ItemKind } from '@/lib/domain/portal/portal-item'

/** `lead` and `sub`: position of the cell where a narrow screen stacks the table; numbers are aligned to the right. */
export type ItemTableColumn = {
  key:
    | 'moment'
    | 'date'
    | 'time'
    | 'type'
    | 'contact'
    | 'subject'
    | 'comment'
    | 'remark'
    | 'channel'
    | 'views'
    | 'contacts'
    | 'status'
  /** Key of its heading among `PortalItems.columns`. */
  heading: string
  look: 'lead' | 'side' | 'sub' | 'number'
  /** Undefined where the column cannot be sorted. */
  sort?: ItemColumn
}

const status = { key: 'status', heading: 'status', look: 'sub', sort: 'status' } as const
const moment = { key: 'moment', heading: 'date', look: 'lead', sort: 'date' } as const
const type = { key: 'type', heading: 'type', look: 'side', sort: 'type' } as const
const subject = { key: 'subject', heading: 'subject', look: 'sub', sort: 'subject' } as const
const comment = { key: 'comment', heading: 'comment', look: 'sub', sort: 'comment' } as const
const visitor = { key: 'contact', heading: 'visitor', look: 'sub', sort: 'contact' } as const
const contact = { key: 'contact', heading: 'contact', look: 'sub', sort: 'contact' } as const
const channel = { key: 'channel', heading: 'channel', look: 'lead', sort: 'type' } as const
const since = { key: 'date', heading: 'since', look: 'side', sort: 'date' } as const
const views = { key: 'views', heading: 'views', look: 'number', sort: 'views' } as const
const contacts = { key: 'contacts', heading: 'contacts', look: 'number', sort: 'contacts' } as const

/** On the dashboard. `remark`: subject and comment. */
export const briefColumns = {
  visit: [
    { key: 'date', heading: 'date', look: 'lead' },
    { key: 'time', heading: 'time', look: 'side' },
    visitor,
    { key: 'remark', heading: 'comment', look: 'sub' },
    status,
  ],
  communication: [{ key: 'date', heading: 'date', look: 'lead' }, type, contact, subject, status],
  media: [channel, since, views, contacts, status],
} as const satisfies Record<ItemKind, readonly ItemTableColumn[]>

/** On a page of their own: all columns of an item (specification 3). */
export const fullColumns = {
  visit: [moment, type, visitor, subject, comment, status],
  communication: [moment, type, contact, subject, comment, status],
  media: [channel, since, contact, subject, comment, views, contacts, status],
} as const satisfies Record<ItemKind, readonly ItemTableColumn[]>
