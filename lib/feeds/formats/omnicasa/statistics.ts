/**
 * How often a property was viewed on each portal, for sources that enable it: one call per property, once a day. Only the owner
 * sees it; it is on no public page.
 * The call is that of public clients. None of them publishes a response, so channel and count are looked up under the names that
 * the rest of the service would use; if none is found, the report lists the names that are there.
 */

import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { inBatches } from '../../../process/in-batches.ts'
import type {
  FeedAccess,
  FeedAnswered,
  FeedPayload,
  FeedReading,
  FeedRemark,
  FeedRequest,
  UnreadableFeed,
} from '../../adapter.ts'
import type { FeedStatistics } from '../../feed-parts.ts'
import { type FeedRecord, feedRecord } from '../../reading/feed-record.ts'
import { filled } from '../../reading/filled.ts'
import { isRaw } from '../../reading/raw-value.ts'
import { readJson } from '../../reading/read-json.ts'
import { ask } from './request.ts'

const call = 'GetManyVisitStatisticsOfProperty'
const result = `${call}JsonResult`
const prefix = 'statistics-'
const refusedName = `${prefix}refused`
/** Requests sent in parallel. */
const batchSize = 10

function resultOf(payload: FeedPayload): FeedRecord | undefined {
  const json = readJson(payload)
  return json.kind === 'json' && isRaw(json.value) && result in json.value
    ? feedRecord(isRaw(json.value[result]) ? json.value[result] : { Value: json.value[result] }, { remarks: [] })
    : undefined
}

function isGiven({ status, payload }: FeedAnswered): boolean {
  const answer = status < 300 ? resultOf(payload) : undefined
  return answer !== undefined && !answer.isNo('Success')
}

/** Stops when the whole first batch fails: the account then does not have statistics. */
export function* askForStatistics(
  access: FeedAccess,
  ids: readonly string[],
): Generator<readonly FeedRequest[], FeedPayload[], readonly FeedAnswered[]> {
  const isAsked = access.since !== undefined && toLocalTime(new Date(access.since)).date === access.today
  if (access.options['statistics'] !== 'yes' || isAsked) return []
  const payloads: FeedPayload[] = []
  for (const batch of inBatches(ids, batchSize)) {
    const answers = yield batch.map((id) => ask(access, call, { ID: Number(id), IsGroupAllPortals: false }))
    const given = answers.map((answer, place) => ({ answer, id: batch[place] ?? '' })).filter(({ answer }) => isGiven(answer))
    if (given.length === 0) return [...payloads, { name: refusedName, bytes: new Uint8Array() }]
    payloads.push(...given.map(({ answer, id }) => ({ ...answer.payload, name: `${prefix}${id}` })))
  }
  return payloads
}

const channelNames = ['PortalName', 'MediaName', 'WebsiteName', 'SourceName', 'Portal', 'Media', 'Website', 'Source', 'Name']
const visitNames = ['NumberOfVisits', 'VisitNumber', 'VisitCount', 'Visits', 'Visit', 'NumberOfViews', 'Views', 'Total', 'Count']
const contactNames = ['NumberOfContacts', 'NumberOfReactions', 'Contacts', 'Reactions']

function readLine(line: FeedRecord): FeedStatistics[] {
  const pageViews = line.count(...visitNames)
  if (pageViews === undefined) return []
  return [{ source: line.text(...channelNames) ?? 'Omnicasa', pageViews, ...filled({ leads: line.count(...contactNames) }) }]
}

/** A list of portals, or one record for all of them. */
function linesOf(payload: FeedPayload): FeedRecord[] {
  const answer = resultOf(payload)
  const listed = [...(answer?.records('Value.Items') ?? []), ...(answer?.records('Value') ?? [])]
  return listed.filter(({ raw }) => isRaw(raw) && !('Items' in raw))
}

const remarkOn = (message: string, found?: string): FeedRemark => ({
  level: 'note',
  field: call,
  message,
  ...(found && { found: found.slice(0, 120) }),
})

function remarksOn(payloads: readonly FeedPayload[], counted: boolean): FeedRemark[] {
  if (payloads.some(({ name }) => name === refusedName))
    return [remarkOn('expected figures, as "statistics" in the options asks for; does the account have them?')]
  const [line] = counted ? [] : payloads.flatMap(linesOf)
  return line && isRaw(line.raw) ? [remarkOn(`expected a number such as ${visitNames[0]}`, Object.keys(line.raw).join(', '))] : []
}

export const isOfStatistics = ({ name }: FeedPayload): boolean => name.startsWith(prefix)

/** Adds the statistics to the listings of the reading. */
export function withStatistics(
  reading: FeedReading | UnreadableFeed,
  payloads: readonly FeedPayload[],
): FeedReading | UnreadableFeed {
  if (reading.kind === 'unreadable' || payloads.length === 0) return reading
  const counted = new Map(
    payloads.map((payload) => [payload.name.slice(prefix.length), linesOf(payload).flatMap(readLine)] as const),
  )
  const isCounted = [...counted.values()].some((lines) => lines.length > 0)
  return {
    ...reading,
    listings: reading.listings.map((listing) => {
      const statistics = counted.get(listing.id)
      return statistics?.length ? { ...listing, statistics } : listing
    }),
    remarks: [...reading.remarks, ...remarksOn(payloads, isCounted)],
  }
}
