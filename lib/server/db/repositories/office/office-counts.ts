/** Number of open items per page of the office, in one query, for the navigation of every page. */
import 'server-only'
import type { ExpressionBuilder } from 'kysely'
import { leadStates } from '../../../../domain/office/lead-state.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { Database } from '../../schema.ts'
import { dueBy, ofWhom, type Promised, waits } from './office-day.ts'
import { inInbox } from './office-leads.ts'
import { waitsOnList } from './office-viewings.ts'

/**
 * `offersToday`: those of `offers` that expire today. `today`: items assigned to the staff member or to nobody; `late`: the
 * overdue ones of these.
 */
export type OpenWork = Readonly<
  Record<'leads' | 'viewings' | 'offers' | 'offersToday' | 'applications' | 'testimonials' | 'today' | 'late', number>
>

type Where = ExpressionBuilder<Database, 'lead'>

/** Listed by name, because an index serves equality but not inequality. */
const openStates = leadStates.filter((state) => state !== 'done')

const ofForm = (form: string) => (where: Where) => where.and([where('lead.form', '=', form), where('lead.state', '<>', 'done')])

/** Requested, and without a time. */
const asked = (where: Where) =>
  where.and([where('lead.form', '=', 'visit'), where('lead.status', '=', 'requested'), where.not(waitsOnList(where))])

const unread = (where: Where) => where.and([where('lead.form', '=', 'testimonial'), where('lead.status', '=', 'new')])

const endsOn = (day: string) => (where: Where) =>
  where.and([ofForm('purchase-offer')(where), where('lead.payload', 'like', `%"END_DATE":"${day}"%`)])

/** The same counts as on the pages themselves. @param today date in Belgium, ISO */
export async function countOpenWork(
  db: Db,
  staff: Staff<'seeToday'>,
  { today, promised }: { today: string; promised: readonly Promised[] },
): Promise<OpenWork> {
  const mine = (where: Where) => where.and([waits(where), ofWhom(staff, 'mine')(where)])
  const row = await db
    .selectFrom('lead')
    .select(({ fn }) => [
      fn
        .countAll<number | string>()
        .filterWhere(inInbox(staff, { view: 'open', who: 'all' }))
        .as('leads'),
      fn.countAll<number | string>().filterWhere(asked).as('viewings'),
      fn.countAll<number | string>().filterWhere(ofForm('purchase-offer')).as('offers'),
      fn.countAll<number | string>().filterWhere(endsOn(today)).as('offers_today'),
      fn.countAll<number | string>().filterWhere(ofForm('rental-application')).as('applications'),
      fn.countAll<number | string>().filterWhere(unread).as('testimonials'),
      fn.countAll<number | string>().filterWhere(mine).as('today'),
      fn
        .countAll<number | string>()
        .filterWhere((where) => where.and([mine(where), dueBy(promised, 'late')(where)]))
        .as('late'),
    ])
    .where('lead.merged_into', 'is', null)
    .where((where) => where.or([where('lead.state', 'in', openStates), asked(where), unread(where)]))
    .executeTakeFirstOrThrow()
  return {
    leads: Number(row.leads),
    viewings: Number(row.viewings),
    offers: Number(row.offers),
    offersToday: Number(row.offers_today),
    applications: Number(row.applications),
    testimonials: Number(row.testimonials),
    today: Number(row.today),
    late: Number(row.late),
  }
}

/** Size of what is not waiting: people, drafts of texts, and staff. */
export type OfficeSize = Readonly<
  Record<'owners' | 'subscribers' | 'drafts' | 'settings' | 'readers' | 'staff' | 'invited' | 'devices', number>
>

/** Drafts that the settings page publishes. */
const ofSettings = ['settings', 'closing'] as const

const sized = {
  owners: (db: Db) => db.selectFrom('account').where('role', '=', 'owner'),
  subscribers: (db: Db) => db.selectFrom('subscriber').where('status', '=', 'confirmed'),
  drafts: (db: Db) => db.selectFrom('text_draft').where('document', 'not in', ofSettings),
  settings: (db: Db) => db.selectFrom('text_draft').where('document', 'in', ofSettings),
  readers: (db: Db) => db.selectFrom('subscription').where('status', '=', 'confirmed'),
  staff: (db: Db) => db.selectFrom('staff'),
  /** Owners who have not chosen a password yet. */
  invited: (db: Db) =>
    db
      .selectFrom('staff')
      .where('staff.account_id', 'not in', db.selectFrom('credential').select('account_id').where('password', 'is not', null)),
} as const

/** `devices`: browsers in which the staff member is logged in. */
export async function countOffice(db: Db, staff: Staff<'seeToday'>, now: Date): Promise<OfficeSize> {
  const own = db
    .selectFrom('session')
    .where('account_id', '=', staff.accountId ?? '')
    .where('ends_at', '>', now.toISOString())
  const row = await db
    .selectNoFrom(({ fn }) => {
      const count = fn.countAll<number | string>().as('count')
      return [
        sized.owners(db).select(count).as('owners'),
        sized.subscribers(db).select(count).as('subscribers'),
        sized.drafts(db).select(count).as('drafts'),
        sized.settings(db).select(count).as('settings'),
        sized.readers(db).select(count).as('readers'),
        sized.staff(db).select(count).as('staff'),
        sized.invited(db).select(count).as('invited'),
        own.select(count).as('devices'),
      ]
    })
    .executeTakeFirstOrThrow()
  return {
    owners: Number(row.owners),
    subscribers: Number(row.subscribers),
    drafts: Number(row.drafts),
    settings: Number(row.settings),
    readers: Number(row.readers),
    staff: Number(row.staff),
    invited: Number(row.invited),
    devices: Number(row.devices),
  }
}
