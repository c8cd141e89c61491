/** What agents set themselves: their hours, days off and way between two viewings; and the calendars that are read and given out. */
import 'server-only'
import { z } from 'zod'
import { type AgentSettings, agentSettingsSchema } from '../../../../content/viewing-calendar.ts'
import type { Db } from '../../client.ts'
import { latestBy } from '../../clock-ahead.ts'

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

const emptySettings = 'null'

/** Changes what an agent set; the row is made where there is none. @returns false when somebody was faster. */
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

/** @param version that whoever changes it has seen; 0 for none yet. @returns false when somebody was faster. */
export const saveSettings = (db: Db, agentId: number, version: number, settings: AgentSettings): Promise<boolean> =>
  change(db, agentId, version, { settings: JSON.stringify(settings) })

/** @param key undefined ends the address that is given out. */
export const saveFeedKey = (db: Db, agentId: number, version: number, key: string | undefined): Promise<boolean> =>
  change(db, agentId, version, { feed_key: key ?? null })

/** @param source encrypted address; undefined when none is read any more. */
export const saveBusySource = (
  db: Db,
  agentId: number,
  version: number,
  source: string | undefined,
  now: Date,
): Promise<boolean> =>
  change(db, agentId, version, { busy_source: source ?? null, busy_read_at: source === undefined ? null : now.toISOString() })

/** Minutes between two looks at a calendar. */
const everyMinutes = 10

/** Calendars to be read now; whoever asks has them to itself until the next time. */
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

/** @param fault undefined when it was read. */
export async function noteCalendarFault(db: Db, agentId: number, fault: string | undefined): Promise<void> {
  await db
    .updateTable('agent_calendar')
    .set({ busy_error: fault ?? null })
    .where('agent_id', '=', agentId)
    .execute()
}

const withAgent = (db: Db, agentId: number) => db.selectFrom('staff').select('account_id').where('agent_id', '=', agentId)

/**
 * Takes from somebody who leaves what an agent has without a login: the address of the agent's viewings, and the links of all mails
 * until now. Others who are the same agent make another address, and get the links of later mails. @param db of the transaction
 * after which the one who leaves is not that agent any more.
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

/** Before somebody becomes an agent whom nobody is since another left: what was mailed in between is not theirs. */
export async function beginAgentLinks(db: Db, agentId: number, now: Date): Promise<void> {
  if (await withAgent(db, agentId).executeTakeFirst()) return
  await db
    .updateTable('agent_calendar')
    .set({ links_from: now.toISOString() })
    .where('agent_id', '=', agentId)
    .where('links_from', 'is not', null)
    .execute()
}

/** Whether a link that was mailed then still answers for the agent: once somebody left, another has to be there. */
export async function holdsAgentLink(db: Db, agentId: number, madeAt: Date): Promise<boolean> {
  const row = await db.selectFrom('agent_calendar').select('links_from').where('agent_id', '=', agentId).executeTakeFirst()
  if (!row?.links_from) return true
  return madeAt > new Date(row.links_from) && (await withAgent(db, agentId).executeTakeFirst()) !== undefined
}
