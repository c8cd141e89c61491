/** An agent's hours as their page shows them. */
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
  /** Whom the page can show. */
  agents: readonly { id: number; name: string }[]
  /** Which form changes it: one's own, or those of others. */
  form: 'office-hours' | 'office-hours-own'
  version: number
  settings: AgentSettings
  /** Minutes of a viewing, by the content. */
  duration: number
  feed: string | undefined
  busy: { readAt: Date | undefined; fault: string | undefined } | undefined
}

/** Hours between the request and the first viewing, where nobody says otherwise. */
const usualLeadTime = 24

/** What holds while the agent set nothing. */
function contentSettings(agentId: number): AgentSettings {
  const calendar = findContentCalendar({ agentId })
  const hours = (calendar?.hours ?? []).flatMap(({ weekdays, from, to }) =>
    weekdays.map((weekday) => ({ weekdays: [weekday], from, to })),
  )
  return { hours, absences: [], travel: calendar?.travel ?? 0, leadTime: calendar?.leadTime ?? usualLeadTime }
}

/** @param asked number of an agent. Undefined where somebody has no hours, and may not see those of others. */
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
