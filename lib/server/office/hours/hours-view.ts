/** Data of the page with an agent's hours. */
import 'server-only'
import type { AgentSettings } from '../../../content/viewing-calendar.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findCalendarRow } from '../../db/repositories/viewings/agent-calendars.ts'
import { findContentCalendar, viewingDuration } from '../../viewings/free-slots.ts'
import { feedLink } from '../../viewings/viewing-links.ts'
import type { Staff } from '../staff/staff.ts'

export type HoursView = {
  agent: { id: number; name: string }
  /** Agents that the page can show. */
  agents: readonly { id: number; name: string }[]
  /** The form that saves: one's own hours, or those of another agent. */
  form: 'office-hours' | 'office-hours-own'
  version: number
  settings: AgentSettings
  /** Length of a viewing in minutes, from the content. */
  duration: number
  feed: string | undefined
  busy: { readAt: Date | undefined; fault: string | undefined } | undefined
}

/** Default lead time: hours between the request and the first possible viewing. */
const usualLeadTime = 24

/** Defaults while the agent has set nothing. */
function contentSettings(agentId: number): AgentSettings {
  const calendar = findContentCalendar({ agentId })
  const hours = (calendar?.hours ?? []).flatMap(({ weekdays, from, to }) =>
    weekdays.map((weekday) => ({ weekdays: [weekday], from, to })),
  )
  return { hours, absences: [], travel: calendar?.travel ?? 0, leadTime: calendar?.leadTime ?? usualLeadTime }
}

/** @param asked id of an agent @returns undefined if the staff member is no agent and may not see others' hours */
export async function getHours(
  db: Db,
  staff: Staff<'ownSettings'>,
  asked: number | undefined,
  now: Date,
): Promise<HoursView | undefined> {
  const known = getSnapshot().agents.map(({ id, name }) => ({ id, name }))
  const agents = staff.can('changeSettings') ? known : known.filter(({ id }) => id === staff.agentId)
  const agent = agents.find(({ id }) => id === asked) ?? agents.find(({ id }) => id === staff.agentId) ?? agents[0]
  if (!agent) return undefined
  const row = await findCalendarRow(db, agent.id)
  return {
    agent,
    agents,
    form: agent.id === staff.agentId ? 'office-hours-own' : 'office-hours',
    version: row?.version ?? 0,
    settings: row?.settings ?? contentSettings(agent.id),
    duration: viewingDuration({ agentId: agent.id }),
    feed: row?.feedKey && feedLink(agent.id, row.feedKey, now),
    busy: row?.busySource ? { readAt: row.busyReadAt, fault: row.busyError } : undefined,
  }
}
