/** Free times of an agent as choices, grouped by day. */
import 'server-only'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import type { Language } from '../../domain/text/language.ts'
import { formatViewingDay } from './viewing-day.ts'

/** `value`: ISO time in UTC. `label`: the local time. */
export type SlotDay = { day: string; slots: readonly { value: string; label: string }[] }

/** @param slots in order */
export function slotDays(slots: readonly Date[], language: Language): SlotDay[] {
  const days = new Map<string, SlotDay['slots'][number][]>()
  for (const slot of slots) {
    const day = formatViewingDay(slot, language)
    days.set(day, [...(days.get(day) ?? []), { value: slot.toISOString(), label: toLocalTime(slot).time }])
  }
  return [...days].map(([day, times]) => ({ day, slots: times }))
}
