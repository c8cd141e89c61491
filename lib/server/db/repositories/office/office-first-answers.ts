/** When leads were first answered, to show whether the promised response time was met. */
import 'server-only'
import { formsToAnswer } from '../../../../forms/office-work.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'

/** A letter of acceptance or refusal is an answer, too. */
const answers = ['answered', 'accepted', 'declined'] as const

/** Most rows: the figures cover a week or two, and more rows would not change them much. */
const most = 5000

export type FirstAnswer = { form: string; createdAt: Date; answeredAt: Date }

/** First answers since a time, with the form that they answer; without answers that were undone. */
export async function findFirstAnswers(db: Db, _staff: Staff<'seeToday'>, since: Date): Promise<FirstAnswer[]> {
  const rows = await db
    .selectFrom('lead_event')
    .innerJoin('lead', 'lead.id', 'lead_event.lead_id')
    .select(({ fn }) => ['lead.id', 'lead.form', 'lead.created_at', fn.min('lead_event.at').as('at')])
    .where('lead_event.at', '>=', since.toISOString())
    .where('lead_event.kind', 'in', answers)
    .where('lead.form', 'in', formsToAnswer)
    .where('lead.answered_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_event as before')
            .select('before.id')
            .whereRef('before.lead_id', '=', 'lead_event.lead_id')
            .where('before.at', '<', since.toISOString())
            .where('before.kind', 'in', answers),
        ),
      ),
    )
    .groupBy(['lead.id', 'lead.form', 'lead.created_at'])
    .limit(most)
    .execute()
  return rows.map(({ form, created_at, at }) => ({ form, createdAt: new Date(created_at), answeredAt: new Date(at) }))
}
