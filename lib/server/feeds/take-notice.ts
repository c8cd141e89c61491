/** Takes what a CRM's webhook announces: the number of a listing, to be asked for by the next run. Nothing else of it is believed. */
import 'server-only'
import { z } from 'zod'
import type { FeedSource } from '../../feeds/feed-source.ts'
import type { Db } from '../db/client.ts'
import { addFeedNotice } from '../db/repositories/feeds/feed-notices.ts'
import { isEqual } from '../security/hmac.ts'

/** `estate_id` as SweepBright calls it. */
const noticeSchema = z
  .looseObject({ estate_id: z.string().min(1).max(100).optional(), id: z.string().min(1).max(100).optional() })
  .transform(({ estate_id, id }) => estate_id ?? id)

export type NoticeAnswer = 'taken' | 'refused' | 'unreadable'

/** Whether a source waits for a webhook. */
export const hasWebhook = ({ keys }: Pick<FeedSource, 'keys'>): boolean => keys['webhook'] !== undefined

/** A source that is not there, or whose secret is not set, refuses like a wrong token. */
function isRight({ keys }: Pick<FeedSource, 'keys'>, token: string): boolean {
  const variable = keys['webhook']
  const expected = variable === undefined ? '' : (process.env[variable] ?? '')
  return expected.length > 0 && isEqual(token, expected)
}

export async function takeNotice(
  db: Db,
  source: Pick<FeedSource, 'name' | 'keys'> | undefined,
  { token, body }: { token: string; body: unknown },
  now: Date,
): Promise<NoticeAnswer> {
  if (!source || !isRight(source, token)) return 'refused'
  const { data: feedId } = noticeSchema.safeParse(body)
  if (feedId === undefined) return 'unreadable'
  await addFeedNotice(db, source.name, feedId, now)
  return 'taken'
}
