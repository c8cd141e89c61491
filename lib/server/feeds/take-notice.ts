/**
 * Accepts the webhook of a CRM: it only supplies the id of a listing, which the next run requests. No other data of it is
 * trusted.
 */
import 'server-only'
import { z } from 'zod'
import type { FeedSource } from '../../feeds/feed-source.ts'
import type { Db } from '../db/client.ts'
import { addFeedNotice } from '../db/repositories/feeds/feed-notices.ts'
import { isEqual } from '../security/hmac.ts'

/** `estate_id` is SweepBright's name. */
const noticeSchema = z
  .looseObject({ estate_id: z.string().min(1).max(100).optional(), id: z.string().min(1).max(100).optional() })
  .transform(({ estate_id, id }) => estate_id ?? id)

export type NoticeAnswer = 'taken' | 'refused' | 'unreadable'

/** Whether a source has a webhook. */
export const hasWebhook = ({ keys }: Pick<FeedSource, 'keys'>): boolean => keys['webhook'] !== undefined

/** Unknown sources, and those whose secret is not set, are refused like a wrong token. */
function isAuthorized({ keys }: Pick<FeedSource, 'keys'>, token: string): boolean {
  const variable = keys['webhook']
  const expected = variable === undefined ? '' : (process.env[variable] ?? '')
  return expected.length > 0 && isEqual(token, expected)
}

/** @returns `refused` for a wrong token or unknown source, `unreadable` for a body without an id. */
export async function takeNotice(
  db: Db,
  source: Pick<FeedSource, 'name' | 'keys'> | undefined,
  { token, body }: { token: string; body: unknown },
  now: Date,
): Promise<NoticeAnswer> {
  if (!source || !isAuthorized(source, token)) return 'refused'
  const { data: feedId } = noticeSchema.safeParse(body)
  if (feedId === undefined) return 'unreadable'
  await addFeedNotice(db, source.name, feedId, now)
  return 'taken'
}
