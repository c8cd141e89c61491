/**
 * Settings of agents: working hours, days off and travel time between viewings; and their calendars: the one read from elsewhere,
 * and the feed of their viewings.
 */
import 'server-only'
import { z } from 'zod'
import { type AgentSettings, agentSettingsSchema } from '../../../../content/viewing-calendar.ts'
import type { Db } from '../../client.ts'
import { latestBy } from '../../clock-ahead.ts'

export type CalendarRow = {
  agentId: number
  /** Undefined if nothing was set: then the content determines when the agent is available. */
  settings: AgentSettings | undefined
  version: number
  /** Key in the address of the calendar feed that the agent subscribes to; undefined if there is none. */
  feedKey: string | undefined
  /** Encrypted. */
  busySource: string | undefined
  busyReadAt: Date | undefined
  /** Why the last read failed. */
  busyError: string | undefined
}

/** Undefined for an agent without settings. @throws ZodError if the row is invalid. */
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

const emptySettings = 'null'

/** Changes the settings of an agent; inserts the row if there is none. @returns false if they were changed meanwhile. */
async function change(
  db: Db,
  agentId: number,
  version: number,
  values: Partial<{ settings: string; feed_key: string | null; busy_source: string | null; busy_read_at: string | null }>,
): Promise<boolean> {
  if (version === 0) {
    const made = await db
      .insertInto('agent_calendar')
      .values({ agent_id: agentId, settings: emptySettings, ...values })
      .onConflict((conflict) => conflict.column('agent_id').doNothing())
      .returning('agent_id')
      .executeTakeFirst()
    return made !== undefined
  }
  const { numUpdatedRows } = await db
    .updateTable('agent_calendar')
    .set({ ...values, version: version + 1 })
    .where('agent_id', '=', agentId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @param version that the caller has read; 0 if there was no row. @returns false if it was changed meanwhile. */
export const saveSettings = (db: Db, agentId: number, version: number, settings: AgentSettings): Promise<boolean> =>
  change(db, agentId, version, { settings: JSON.stringify(settings) })

/** @param key undefined removes the calendar feed. */
export const saveFeedKey = (db: Db, agentId: number, version: number, key: string | undefined): Promise<boolean> =>
  change(db, agentId, version, { feed_key: key ?? null })

/** @param source encrypted address; undefined to read none. */
export const saveBusySource = (
  db: Db,
  agentId: number,
  version: number,
  source: string | undefined,
  now: Date,
): Promise<boolean> =>
  change(db, agentId, version, { busy_source: source ?? null, busy_read_at: source === undefined ? null : now.toISOString() })

/** Minutes between two reads of a calendar. */
const everyMinutes = 10

/** Calendars to read now; the caller has them exclusively until the next time. */
export async function claimDueCalendars(db: Db, now: Date): Promise<{ agentId: number; busySource: string }[]> {
  const before = new Date(now.getTime() - everyMinutes * 60_000).toISOString()
  const rows = await db
    .updateTable('agent_calendar')
    .set({ busy_read_at: now.toISOString() })
    .where('busy_source', 'is not', null)
    .where((where) =>
      where.or([
        where('busy_read_at', 'is', null),
        where('busy_read_at', '<=', before),
        where('busy_read_at', '>', latestBy(now)),
      ]),
    )
    .returning(['agent_id', 'busy_source'])
    .execute()
  return rows.flatMap(({ agent_id, busy_source }) => (busy_source ? [{ agentId: agent_id, busySource: busy_source }] : []))
}

/** @param fault undefined if the read succeeded. */
export async function noteCalendarFault(db: Db, agentId: number, fault: string | undefined): Promise<void> {
  await db
    .updateTable('agent_calendar')
    .set({ busy_error: fault ?? null })
    .where('agent_id', '=', agentId)
    .execute()
}

const withAgent = (db: Db, agentId: number) => db.selectFrom('staff').select('account_id').where('agent_id', '=', agentId)

/**
 * When a staff member leaves, revokes the agent's access without a login: the address of the calendar feed, and all links mailed
 * until now. Other staff who are the same agent create a new address and get the links of later mails.
 * @param db the transaction after which the leaving staff member is no longer that agent.
 */
export async function endAgentLinks(db: Db, agentId: number, now: Date): Promise<void> {
  const values = { feed_key: null, links_from: now.toISOString() }
  await db
    .insertInto('agent_calendar')
    .values({ agent_id: agentId, settings: emptySettings, ...values })
    .onConflict((conflict) =>
      conflict
        .column('agent_id')
        .doUpdateSet(({ eb, ref }) => ({ ...values, version: eb(ref('agent_calendar.version'), '+', 1) })),
    )
    .execute()
  if (await withAgent(db, agentId).executeTakeFirst()) return
  await db
    .updateTable('agent_calendar')
    .set({ busy_source: null, busy_read_at: null, busy_error: null })
    .where('agent_id', '=', agentId)
    .execute()
  await db.deleteFrom('agent_busy').where('agent_id', '=', agentId).execute()
}

/**
 * Called before a staff member becomes an agent who had no account in the meantime: links mailed in between are not valid for the
 * new one.
 */
export async function beginAgentLinks(db: Db, agentId: number, now: Date): Promise<void> {
  if (await withAgent(db, agentId).executeTakeFirst()) return
  await db
    .updateTable('agent_calendar')
    .set({ links_from: now.toISOString() })
    .where('agent_id', '=', agentId)
    .where('links_from', 'is not', null)
    .execute()
}

/**
 * Whether a link mailed at that time is still valid for the agent: once a staff member has left, another one must be the agent.
 */
export async function holdsAgentLink(db: Db, agentId: number, madeAt: Date): Promise<boolean> {
  const row = await db.selectFrom('agent_calendar').select('links_from').where('agent_id', '=', agentId).executeTakeFirst()
  if (!row?.links_from) return true
  return madeAt > new Date(row.links_from) && (await withAgent(db, agentId).executeTakeFirst()) !== undefined
}
