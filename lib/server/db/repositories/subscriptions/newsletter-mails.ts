/** Who was sent which article of the newsletter. */
import 'server-only'
import type { Db } from '../../client.ts'

/**
 * Notes that people are sent an article, in a transaction with their mails.
 * @param ids of their sign-ups.
 * @returns those who may get it: confirmed still, and not sent it before.
 */
export async function recordReaders(transaction: Db, articleId: string, ids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await transaction
    .insertInto('newsletter_mail')
    .columns(['article_id', 'subscription_id', 'created_at'])
    .expression((query) =>
      query
        .selectFrom('subscription')
        .select(({ val }) => [val(articleId).as('article_id'), 'id', val(now.toISOString()).as('created_at')])
        .where('id', 'in', ids)
        .where('status', '=', 'confirmed')
        // Two commands at once insert in the same order: one waits for the other, never each for the other.
        .orderBy('id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('subscription_id')
    .execute()
  return new Set(rows.map((row) => row.subscription_id))
}
