/** An activity of the agency for a property, as shown to its owner (specification 3, "Owner portal items"). */
import type { IsoDate } from '../property/property.ts'

export const itemKinds = ['communication', 'visit', 'media'] as const

export type ItemKind = (typeof itemKinds)[number]

export const isOneOfKinds = (text: string): text is ItemKind => itemKinds.some((kind) => kind === text)

export type PortalItem = {
  id: string
  kind: ItemKind
  date: IsoDate
  /** Local time in Belgium, `17:30`. */
  time: string | undefined
  /** One of {@link itemTypes}; for media the name of the channel, `Immoweb`. */
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

/** Media have channel names instead of types. */
export const itemTypes = {
  communication: ['email', 'phone', 'letter', 'meeting', 'message'],
  visit: ['visit', 'second-visit', 'open-house'],
} as const

export const itemStatuses = {
  communication: ['open', 'done', 'received'],
  visit: ['requested', 'confirmed', 'done', 'absent', 'cancelled'],
  media: ['planned', 'online', 'ended'],
} as const satisfies Record<ItemKind, readonly string[]>

/** Text columns; a text filter searches all of them. */
export const itemWords = ['type', 'contact', 'subject', 'comment', 'status'] as const

/** Sortable columns. */
export const itemColumns = ['date', ...itemWords, 'views', 'contacts'] as const

export type ItemWord = (typeof itemWords)[number]
export type ItemColumn = (typeof itemColumns)[number]

/** Whether a viewing is today or later, by its day. */
const isComing = ({ kind, date, status }: PortalItem, today: IsoDate) =>
  kind === 'visit' && date >= today && (status === 'confirmed' || status === 'requested')

/** Whether a viewing is upcoming and has a time; a request without one carries the day of the request and is not planned. */
export const isPlanned = (item: PortalItem, today: IsoDate): boolean => item.time !== undefined && isComing(item, today)

/** The next confirmed viewing; undefined without one. */
export function nextViewing(items: readonly PortalItem[], today: IsoDate): PortalItem | undefined {
  return items
    .filter((item) => item.status === 'confirmed' && isComing(item, today))
    .toSorted((a, b) => `${a.date} ${a.time ?? ''}`.localeCompare(`${b.date} ${b.time ?? ''}`))[0]
}
