/** Current figures next to the settings, to show their effect. */
import 'server-only'
import { fromLocalTime } from '../../../../domain/text/brussels-time.ts'
import { addDays } from '../../../../domain/text/date.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'

export type VisitorLoad = { email: string; propertyId: number; count: number }

/** Number of planned viewings by visitor and property, most first. */
export async function countComingByPerson(db: Db, _staff: Staff<'changeSettings'>, now: Date): Promise<VisitorLoad[]> {
  const rows = await db
    .selectFrom('appointment')
    .innerJoin('lead', 'lead.id', 'appointment.lead_id')
    .select(['lead.email', 'appointment.property_id', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('appointment.starts_at', '>', now.toISOString())
    .groupBy(['lead.email', 'appointment.property_id'])
    .execute()
  return rows.map(({ email, property_id, count }) => ({ email, propertyId: property_id, count: Number(count) }))
}

/** Number of viewings that began between two times. */
export async function countViewingsBetween(db: Db, _staff: Staff<'changeSettings'>, from: Date, to: Date): Promise<number> {
  const row = await db
    .selectFrom('appointment')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('starts_at', '>=', from.toISOString())
    .where('starts_at', '<', to.toISOString())
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export type LeadShares = {
  /** By language of the visitor. */
  languages: ReadonlyMap<string, number>
  all: number
  /** Number of leads with a form of address, of those with a name. */
  titled: number
  valuations: number
}

/** Figures of leads since a time. */
export async function countLeadShares(db: Db, _staff: Staff<'changeSettings'>, since: Date): Promise<LeadShares> {
  const rows = await db
    .selectFrom('lead')
    .select(['language', ({ fn }) => fn.countAll<number | string>().as('count')])
    .select(({ fn }) => [
      fn.countAll<number | string>().filterWhere('payload', 'like', '%"TITLE":"m%').as('titled'),
      fn.countAll<number | string>().filterWhere('form', '=', 'valuation').as('valuations'),
    ])
    .where('created_at', '>=', since.toISOString())
    .groupBy('language')
    .execute()
  const sum = (of: 'count' | 'titled' | 'valuations') => rows.reduce((total, row) => total + Number(row[of]), 0)
  return {
    languages: new Map(rows.map(({ language, count }) => [language, Number(count)])),
    ...{ all: sum('count'), titled: sum('titled'), valuations: sum('valuations') },
  }
}

/** Number of confirmed viewings in a range of days, both ends included. */
export async function countViewingsOn(
  db: Db,
  staff: Staff<'changeSettings'>,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const [begins, ends] = [fromLocalTime({ date: from, time: '00:00' }), fromLocalTime({ date: addDays(to, 1), time: '00:00' })]
  return begins && ends ? countViewingsBetween(db, staff, begins, ends) : 0
}
