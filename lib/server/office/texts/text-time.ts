/** The time at which a text is to be published, as its control writes it: `2026-11-23T07:00`, by the clock in Belgium. */
import 'server-only'
import { fromLocalTime } from '../../../domain/text/brussels-time.ts'

/** Undefined for what is no time. */
export function toUtc(typed: string): Date | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(typed) ?? []
  return date && time ? fromLocalTime({ date, time }) : undefined
}
