/** Condition for leads on a waiting list whose visitor has a viewing by now. */
import 'server-only'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../schema.ts'

/** Whether the same address has a later, confirmed viewing of the same property. */
export const hasLaterViewing = (where: ExpressionBuilder<Database, 'lead'>) =>
  where.exists(
    where
      .selectFrom('lead as later')
      .select('later.id')
      .where('later.form', '=', 'visit')
      .where('later.status', '=', 'confirmed')
      .whereRef('later.email', '=', 'lead.email')
      .whereRef('later.property_id', '=', 'lead.property_id')
      .whereRef('later.created_at', '>', 'lead.created_at'),
  )
