/** Reads a source without applying it, to show which of our fields its listings fill. */
import 'server-only'
import type { FeedFormat, UnreadableFeed } from '../../feeds/adapter.ts'
import type { FeedSource } from '../../feeds/feed-source.ts'
import { countFilled, type FieldShares } from '../../feeds/filled-fields.ts'
import { feedFormats } from '../../feeds/formats.ts'
import { feedIdOf } from '../../feeds/ledger.ts'
import { readLedger } from './feed-store.ts'
import { readSource } from './read-source.ts'
import { hasWebhook } from './take-notice.ts'

const formats: Readonly<Record<string, FeedFormat>> = feedFormats

/** For a CRM that announces its estates one by one: the ids that it announced before. */
async function idsOf(source: FeedSource): Promise<string[]> {
  return hasWebhook(source) ? Object.keys((await readLedger(source.name)).entries).map(feedIdOf) : []
}

/** @throws for a format that does not exist. */
export async function readFields(source: FeedSource): Promise<FieldShares | UnreadableFeed> {
  const format = formats[source.format]
  if (!format) throw new Error(`no format ${source.format}`)
  const payloads = await readSource(source, format, { ids: await idsOf(source) })
  if ('kind' in payloads) return payloads
  const reading = format.read(payloads, { defaultLanguage: source.languages[0] ?? 'nl' })
  return reading.kind === 'unreadable' ? reading : countFilled(reading.listings)
}
