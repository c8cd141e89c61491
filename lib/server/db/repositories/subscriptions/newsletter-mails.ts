/** Which subscriber was sent which newsletter article. */
import 'server-only'
import type { Db } from '../../client.ts'

/**
 * In the transaction that queues the mails, stores which subscribers are sent an article.
 * @param ids of their subscriptions.
 * @returns those who may get it: still confirmed, and not sent it before.
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
        // Always ordered by id, to prevent deadlocks between two parallel commands.
        .orderBy('id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('subscription_id')
    .execute()
  return new Set(rows.map((row) => row.subscription_id))
}
