/** What the agency did for a property, as its owner reads it (specification 3, "Owner portal items"). */
import type { IsoDate } from '../property/property.ts'

export const itemKinds = ['communication', 'visit', 'media'] as const

export type ItemKind = (typeof itemKinds)[number]

export const isOneOfKinds = (text: string): text is ItemKind => itemKinds.some((kind) => kind === text)

export type PortalItem = {
  id: string
  kind: ItemKind
  date: IsoDate
  /** Clock time in Belgium, `17:30`. */
  time: string | undefined
  /** One of {@link itemTypes}; of media the name of the channel, `Immoweb`. */
  type: string
  contact: string
  subject: string
  comment: string
  /** One of {@link itemStatuses}. */
  status: string
  link: string | undefined
  views: number | undefined
  contacts: number | undefined
}

/** Media have names instead of types. */
export const itemTypes = {
  communication: ['email', 'phone', 'letter', 'meeting', 'message'],
  visit: ['visit', 'second-visit', 'open-house'],
} as const

export const itemStatuses = {
  communication: ['open', 'done', 'received'],
  visit: ['requested', 'confirmed', 'done', 'absent', 'cancelled'],
  media: ['planned', 'online', 'ended'],
} as const satisfies Record<ItemKind, readonly string[]>

/** Columns of words; a text is looked for in all of them. */
export const itemWords = ['type', 'contact', 'subject', 'comment', 'status'] as const

/** Columns that a table sorts by. */
export const itemColumns = ['date', ...itemWords, 'views', 'contacts'] as const

export type ItemWord = (typeof itemWords)[number]
export type ItemColumn = (typeof itemColumns)[number]

/** Whether a viewing is still to come, as far as its day says. */
const isComing = ({ kind, date, status }: PortalItem, today: IsoDate) =>
  kind === 'visit' && date >= today && (status === 'confirmed' || status === 'requested')

/** Whether a viewing is still to come and has its time: one that was only asked for stands at the day of asking, and is not planned. */
export const isPlanned = (item: PortalItem, today: IsoDate): boolean => item.time !== undefined && isComing(item, today)

/** The next viewing that is certain; undefined when none is. */
export function nextViewing(items: readonly PortalItem[], today: IsoDate): PortalItem | undefined {
  return items
    .filter((item) => item.status === 'confirmed' && isComing(item, today))
    .toSorted((a, b) => `${a.date} ${a.time ?? ''}`.localeCompare(`${b.date} ${b.time ?? ''}`))[0]
}
