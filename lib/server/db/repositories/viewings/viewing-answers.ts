/** Answers of owners to viewing times. */
import 'server-only'
import { type RefusalReason, refusalReasons, type ViewingAnswer } from '../../../../domain/portal/viewing-answer.ts'
import type { Db } from '../../client.ts'
import type { Ownership } from '../portal/owner-properties.ts'

/** `startsAt`: the answered time, ISO in UTC. */
export type GivenAnswer = ViewingAnswer & { leadId: string; startsAt: string }

type Row = { lead_id: string; starts_at: string; answer: string; reason: string; suggestion: string }

const isReason = (text: string): text is RefusalReason => refusalReasons.some((reason) => reason === text)

function toAnswer({ lead_id, starts_at, answer, reason, suggestion }: Row): GivenAnswer {
  const about = { leadId: lead_id, startsAt: starts_at }
  return answer === 'refused'
    ? { ...about, answer, reason: isReason(reason) ? reason : 'away', suggestion }
    : { ...about, answer: 'confirmed' }
}

/** Answers about viewings of an owner's property, by lead. */
export async function findViewingAnswers(db: Db, { accountId, propertyId }: Ownership): Promise<Map<string, GivenAnswer>> {
  const rows = await db
    .selectFrom('viewing_answer')
    .innerJoin('lead', 'lead.id', 'viewing_answer.lead_id')
    .innerJoin('owner_property', 'owner_property.property_id', 'lead.property_id')
    .select(['lead_id', 'starts_at', 'answer', 'reason', 'suggestion'])
    .where('owner_property.account_id', '=', accountId)
    .where('lead.property_id', '=', propertyId)
    .execute()
  return new Map(rows.map((row) => [row.lead_id, toAnswer(row)]))
}

/** The owner's answer about one viewing, for the office; undefined if there is none. */
export async function findAnswerTo(db: Db, leadId: string): Promise<GivenAnswer | undefined> {
  const row = await db.selectFrom('viewing_answer').selectAll().where('lead_id', '=', leadId).executeTakeFirst()
  return row && toAnswer(row)
}

/** Replaces an earlier answer. */
export async function saveViewingAnswer(db: Db, { accountId }: Ownership, given: GivenAnswer, now: Date): Promise<void> {
  const { leadId, startsAt, answer } = given
  const said = {
    account_id: accountId,
    starts_at: startsAt,
    answer,
    reason: given.answer === 'refused' ? given.reason : '',
    suggestion: given.answer === 'refused' ? given.suggestion : '',
    answered_at: now.toISOString(),
  }
  await db
    .insertInto('viewing_answer')
    .values({ lead_id: leadId, ...said })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(said))
    .execute()
}
