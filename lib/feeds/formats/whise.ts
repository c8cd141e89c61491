/**
 * Whise, version 1 of its API: a token for the account, a token for the agency, then estates page by page, once per language.
 * Field names and lists of numbers are those of public clients and of the responses that they publish.
 */
import type { FeedFormat } from '../adapter.ts'
import { feedRecord } from '../reading/feed-record.ts'
import { isRaw } from '../reading/raw-value.ts'
import { containsChangesOnly, readItems, readJsonFeed } from '../reading/to-reading.ts'
import { unreadable } from '../reading/unreadable.ts'
import { isOfCalendar, withCalendar } from './whise/calendar.ts'
import { converse } from './whise/conversation.ts'
import { giveLead } from './whise/lead.ts'
import { toItem } from './whise/listing.ts'

export const whise: FeedFormat = {
  name: 'Whise',
  keys: ['username', 'password', 'clientId'],
  converse,
  giveLead,
  read: (payloads, { defaultLanguage }) => {
    const reading = readJsonFeed(
      payloads.filter((payload) => !isOfCalendar(payload)),
      (value, payload, remarks) => {
        const isList = isRaw(value) && Array.isArray(value['estates']) && value['isValidRequest'] !== false
        if (!isList) return unreadable(payload, 'expected a list of estates, found a refusal')
        const language = payload.language ?? defaultLanguage
        const sink = { remarks }
        const estates = feedRecord(value, sink).records('estates')
        return { kind: 'items', items: readItems(estates, 'id', (estate, id) => toItem(estate, id, sink, language), remarks) }
      },
      { isPartial: containsChangesOnly(payloads) },
    )
    return withCalendar(reading, payloads.filter(isOfCalendar))
  },
}
