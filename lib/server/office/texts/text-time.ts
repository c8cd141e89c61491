/**
 * The time at which a text is to be published, in the format of a `datetime-local` field: `2026-11-23T07:00`, local time in
 * Belgium.
 */
import 'server-only'
import { fromLocalTime } from '../../../domain/text/brussels-time.ts'

/** Undefined for an invalid time. */
export function toUtc(typed: string): Date | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(typed) ?? []
  return date && time ? fromLocalTime({ date, time }) : undefined
}
