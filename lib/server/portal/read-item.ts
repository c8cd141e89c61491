/** Validates portal items from the command line or a CSV file, with a message for each mistake. */
import 'server-only'
import { z } from 'zod'
import { isDay } from '../../domain/portal/period.ts'
import { type ItemKind, itemStatuses, itemTypes } from '../../domain/portal/portal-item.ts'
import { addDays } from '../../domain/text/date.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { NewItem } from '../db/repositories/portal/portal-items.ts'

/** Field names, which are also command options and CSV headings. */
export const itemFields = [
  'property',
  'date',
  'time',
  'type',
  'contact',
  'subject',
  'comment',
  'status',
  'link',
  'views',
  'contacts',
  'email',
] as const

export type ItemField = (typeof itemFields)[number]

/** Accepts `2026-11-21`, `21-11-2026` and `21/11/2026`. */
function toDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** Accepts `9:30`, `09:30` and `9.30`. */
const toTime = (text: string) => text.replace('.', ':').replace(/^(\d):/, '0$1:')

const text = (max: number) => z.string().trim().max(max, `at most ${max} characters`).default('')
const number = text(9)
  .refine((value) => /^\d*$/.test(value), 'a whole number')
  .transform((value) => (value === '' ? undefined : Number(value)))

const oneOf = (values: readonly string[], fallback?: string) =>
  text(40)
    .transform((value) => value || (fallback ?? ''))
    .refine((value) => values.includes(value), `one of ${values.join(', ')}`)

const typeOf = (kind: ItemKind) =>
  kind === 'media'
    ? text(80).refine((value) => value !== '', 'the name of the channel')
    : oneOf(itemTypes[kind], itemTypes[kind][0])

/** Earliest accepted day. */
const firstDay = '2000-01-01'

/** Latest accepted day, in days from today. */
const mostAhead = 2 * 365

const isLikelyDay = (day: string) => !isDay(day) || (day >= firstDay && day <= addDays(getSnapshot().today, mostAhead))

const itemSchema = (kind: ItemKind) =>
  z.object({
    property: text(12)
      .transform(Number)
      .refine((id) => getSnapshot().propertyById.has(id), 'the number of a property of the site'),
    date: text(10)
      .transform(toDay)
      .refine(isDay, 'a day, 2026-11-21 or 21-11-2026')
      .refine(isLikelyDay, 'a day from 2000 on, at most two years ahead'),
    time: text(5)
      .transform((value) => (value ? toTime(value) : undefined))
      .refine((value) => value === undefined || /^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'a time, 17:30'),
    type: typeOf(kind),
    contact: text(120),
    subject: text(200),
    comment: text(2000),
    status: oneOf(itemStatuses[kind]),
    link: text(500)
      .transform((value) => value || undefined)
      .refine((value) => value === undefined || (URL.canParse(value) && /^https?:/.test(value)), 'an address, https://…'),
    views: number,
    contacts: number,
    email: text(254).refine((value) => value === '' || z.email().safeParse(value).success, 'a mail address'),
  })

export type ReadItem = { item: NewItem } | { mistakes: string[] }

/** @param fields by name; missing ones count as empty */
export function readItem(kind: ItemKind, fields: Readonly<Partial<Record<ItemField, string>>>): ReadItem {
  const { success, data, error } = itemSchema(kind).safeParse(fields)
  if (!success) return { mistakes: error.issues.map(({ path, message }) => `${path.join('.')}: expected ${message}`) }
  const { property: propertyId, ...rest } = data
  return { item: { ...rest, kind, propertyId } }
}
