/** Sends something to the CRM of a source, in the source's format. */
import 'server-only'
import type { FeedAccess, FeedFormat } from '../../feeds/adapter.ts'
import type { LeadConversation } from '../../feeds/feed-lead.ts'
import type { FeedSource } from '../../feeds/feed-source.ts'
import { feedFormats } from '../../feeds/formats.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { writeOverHttp } from './http-reader.ts'
import { accessOf, hostsOf } from './read-source.ts'

const formats: Readonly<Record<string, FeedFormat>> = feedFormats

/** Returns the conversation to run; undefined for a CRM that does not accept this. */
type ConversationFor = (source: FeedSource, format: FeedFormat) => ((access: FeedAccess) => LeadConversation) | undefined

/**
 * A single attempt; the outbox retries.
 * @param what is sent, in one word, for the error message.
 * @throws when the CRM did not accept it, or the source no longer exists or no longer accepts it; the message contains no
 * personal data.
 */
export async function notifyCrm(name: string, what: string, conversationFor: ConversationFor): Promise<void> {
  const source = getSnapshot().feeds.find((feed) => feed.name === name)
  const format = source && formats[source.format]
  const converse = source && format && conversationFor(source, format)
  if (!source || !format || !converse) throw new Error(`feeds.json has no source ${name} that takes ${what}`)
  const access = accessOf(source, format)
  if ('kind' in access) throw new Error(access.message)
  const outcome = await writeOverHttp(converse(access), access, hostsOf(source))
  if (outcome !== 'given') throw new Error(`${name}: ${outcome.message}`)
}
