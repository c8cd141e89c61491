/** Weekly viewing hours of each agent, a row each, with the totals in hours and viewings. */
import 'server-only'
import { lengthOf, weekdays } from '../../../domain/office/week-hours.ts'
import { startTimes } from '../../../domain/viewings/viewing-slots.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findCalendar } from '../../viewings/free-slots.ts'

export type AgentWeek = {
  id: number
  name: string
  /** Monday first; each day with its hours in order. */
  days: readonly (readonly { from: string; to: string }[])[]
}

/** @throws database errors. */
export async function getAgentWeeks(db: Db): Promise<{ rows: AgentWeek[]; hours: number; viewings: number }> {
  const calendars = await Promise.all(
    getSnapshot().agents.map(async ({ id, name }) => ({ id, name, calendar: await findCalendar(db, { agentId: id }) })),
  )
  let [hours, viewings] = [0, 0]
  const rows = calendars.map(({ id, name, calendar }): AgentWeek => {
    const days = weekdays.map((weekday) =>
      (calendar?.hours ?? [])
        .filter(({ weekdays }) => weekdays.includes(weekday))
        .map(({ from, to }) => ({ from, to }))
        .toSorted((a, b) => a.from.localeCompare(b.from)),
    )
    for (const { from, to } of days.flat()) {
      hours += lengthOf({ from, to })
      viewings += startTimes({ from, to }, calendar?.duration ?? 30).length
    }
    return { id, name, days }
  })
  return { rows, hours, viewings }
}
