/** When each agent shows properties, a row each with the days of the week; what it makes in hours and viewings. */
import 'server-only'
import { getSnapshot } from '../content/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findCalendar } from '../viewings/free-slots.ts'

export type AgentWeek = {
  id: number
  name: string
  /** Monday first; each with its hours in order. */
  days: readonly (readonly { from: string; to: string }[])[]
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** @throws what the database says. */
export async function getAgentWeeks(db: Db): Promise<{ rows: AgentWeek[]; hours: number; viewings: number }> {
  const calendars = await Promise.all(
    getSnapshot().agents.map(async ({ id, name }) => ({ id, name, calendar: await findCalendar(db, { agentId: id }) })),
  )
  let [minutes, viewings] = [0, 0]
  const rows = calendars.map(({ id, name, calendar }): AgentWeek => {
    const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
      (calendar?.hours ?? [])
        .filter(({ weekdays }) => weekdays.includes(weekday))
        .map(({ from, to }) => ({ from, to }))
        .toSorted((a, b) => a.from.localeCompare(b.from)),
    )
    for (const { from, to } of days.flat()) {
      minutes += minutesOf(to) - minutesOf(from)
      viewings += Math.floor((minutesOf(to) - minutesOf(from)) / (calendar?.duration ?? 30))
    }
    return { id, name, days }
  })
  return { rows, hours: minutes / 60, viewings }
}
