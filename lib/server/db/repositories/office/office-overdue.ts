/** Overdue leads in the inbox: not answered within the promised time of their form. */
import 'server-only'
import type { ExpressionBuilder } from 'kysely'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import type { Database } from '../../schema.ts'
import type { Promised } from './office-day.ts'
import { type InboxFilter, inInbox } from './office-leads.ts'
import { waitsOnList } from './office-viewings.ts'

type Where = ExpressionBuilder<Database, 'lead'>

/** Leads that nobody answered, and for which no booked time or publication on the site counts as an answer. */
const isUnanswered = (where: Where) =>
  where.and([
    where('lead.answered_at', 'is', null),
    where('lead.state', 'in', ['new', 'inHand']),
    where.or([
      where('lead.form', 'not in', ['visit', 'testimonial']),
      where.and([where('lead.form', '=', 'visit'), where('lead.status', '=', 'requested'), where.not(waitsOnList(where))]),
      where.and([where('lead.form', '=', 'testimonial'), where('lead.status', '=', 'new')]),
    ]),
  ])

/** Number of overdue leads in a view, over all of its pages. */
export async function countOverdue(
  db: Db,
  staff: Staff<'handleLeads'>,
  filter: InboxFilter,
  promised: readonly Promised[],
): Promise<number> {
  if (filter.view === 'waiting' || filter.view === 'done') return 0
  const row = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(inInbox(staff, filter))
    .where(isUnanswered)
    .where((where) =>
      where.or(
        promised.map(({ forms, late }) =>
          where.and([where('lead.form', 'in', forms), where('lead.created_at', '<=', late.toISOString())]),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
