/**
 * Omnicasa's JSON service: lists of properties and projects, once per language; enumerations are numbers or names in that
 * language. Field names are those of public clients and their tables.
 */
import type { Language } from '../../domain/text/language.ts'
import type { FeedFormat, FeedRemark } from '../adapter.ts'
import { feedRecord } from '../reading/feed-record.ts'
import { isRaw } from '../reading/raw-value.ts'
import { containsChangesOnly, type FeedItem, readItems, readJsonFeed } from '../reading/to-reading.ts'
import { unreadable } from '../reading/unreadable.ts'
import { converse } from './omnicasa/conversation.ts'
import { giveLead } from './omnicasa/lead.ts'
import { toListing, toProject } from './omnicasa/listing.ts'
import { isOfStatistics, withStatistics } from './omnicasa/statistics.ts'

/** `{ "GetPropertyListJsonResult": { "Success": true, "Value": { "Items": [ … ] } } }`: the name of the call, and its result. */
function findResult(value: unknown): { call: string; result: unknown } | undefined {
  if (!isRaw(value)) return undefined
  const call = Object.keys(value).find((name) => name.endsWith('JsonResult'))
  return call === undefined ? undefined : { call, result: value[call] }
}

function readItemsOf(call: string, result: unknown, remarks: FeedRemark[], language: Language): FeedItem[] {
  const record = feedRecord(isRaw(result) ? result : { Value: result }, { remarks })
  if (call.startsWith('GetDeleted'))
    return [...record.values('Value.Items'), ...record.values('Value')].map((id) => ({ kind: 'gone', id }))
  const list = record.records('Value.Items')
  const records = list.length > 0 || call.includes('List') ? list : record.records('Value')
  const isProject = call.includes('Project')
  return readItems(
    records,
    'ID',
    (item, id) =>
      isProject
        ? { kind: 'project', project: toProject(id, item, language) }
        : { kind: 'listing', listing: toListing(id, item, language) },
    remarks,
  )
}

export const omnicasa: FeedFormat = {
  name: 'Omnicasa',
  keys: ['customer', 'password'],
  converse,
  giveLead,
  read: (payloads, { defaultLanguage }) => {
    const reading = readJsonFeed(
      payloads.filter((payload) => !isOfStatistics(payload)),
      (value, payload, remarks) => {
        const found = findResult(value)
        if (!found) return unreadable(payload, 'expected an answer of Omnicasa, such as GetPropertyListJsonResult')
        const answer = feedRecord(found.result, { remarks: [] })
        if (answer.isNo('Success'))
          return unreadable(payload, `expected success, found "${answer.text('Message')?.slice(0, 80) ?? 'none'}"`)
        const language = payload.language ?? defaultLanguage
        return { kind: 'items', items: readItemsOf(found.call, found.result, remarks, language) }
      },
      { isPartial: containsChangesOnly(payloads) },
    )
    return withStatistics(reading, payloads.filter(isOfStatistics))
  },
}
