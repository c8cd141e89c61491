/** What agents set themselves: their hours, days off and way between two viewings; and the calendars that are read and given out. */
import 'server-only'
import { z } from 'zod'
import { type AgentSettings, agentSettingsSchema } from '../../../content/viewing-calendar.ts'
import type { Db } from '../client.ts'

export type CalendarRow = {
  agentId: number
  /** Undefined while nothing was set: then the content says when the agent shows properties. */
  settings: AgentSettings | undefined
  version: number
  /** In the address that the agent's own calendar reads; undefined while there is none. */
  feedKey: string | undefined
  /** Encrypted. */
  busySource: string | undefined
  busyReadAt: Date | undefined
  /** Why it could not be read the last time. */
  busyError: string | undefined
}

/** Undefined for an agent who never set anything. @throws ZodError when the row is not what was written. */
export async function findCalendarRow(db: Db, agentId: number): Promise<CalendarRow | undefined> {
  const row = await db.selectFrom('agent_calendar').selectAll().where('agent_id', '=', agentId).executeTakeFirst()
  if (!row) return undefined
  const settings: unknown = JSON.parse(row.settings)
  return {
    agentId,
    settings: z.union([z.null(), agentSettingsSchema]).parse(settings) ?? undefined,
    version: row.version,
    feedKey: row.feed_key ?? undefined,
    busySource: row.busy_source ?? undefined,
    busyReadAt: row.busy_read_at === null ? undefined : new Date(row.busy_read_at),
    busyError: row.busy_error ?? undefined,
  }
}
