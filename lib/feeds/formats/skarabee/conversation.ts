/** The calls to Skarabee: the list of publications, the agency's users, then each active publication. */

import { inBatches } from '../../../process/in-batches.ts'
import type { FeedAccess, FeedConversation, FeedPayload, FeedRequest } from '../../adapter.ts'
import { collectSingleResponses } from '../../reading/failed-requests.ts'
import { feedRecord } from '../../reading/feed-record.ts'
import { readXml } from '../../reading/read-xml.ts'
import { unreadable } from '../../reading/unreadable.ts'

const defaultAddress = 'https://weblink.skarabee.com/v41/weblink.asmx'
const namespace = 'http://weblink.skarabee.com/'
/** Requests sent in parallel; few, because the service assembles each response on demand. */
const batchSize = 4

/** Basic authentication, as the service's own clients send it; characters outside ASCII as UTF-8. */
function authorization({ username = '', password = '' }: FeedAccess['keys']): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}

const envelope = (inner: string) =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body>${inner}</soap:Body></soap:Envelope>`

function ask(access: FeedAccess, call: string, inner: string, name = call): FeedRequest {
  return {
    name,
    url: access.address || defaultAddress,
    method: 'POST',
    headers: {
      'Content-Type': `application/soap+xml; charset=utf-8; action="${namespace}${call}"`,
      Authorization: authorization(access.keys),
    },
    body: envelope(`<${call} xmlns="${namespace}">${inner}</${call}>`),
  }
}

const askForList = (access: FeedAccess) =>
  ask(
    access,
    'GetPublicationSummaries',
    '<LastModified xsi:nil="true"/><RequestedPropertyTypes><PropertyType>TRANSACTION</PropertyType><PropertyType>PROJECT</PropertyType><PropertyType>LOT</PropertyType></RequestedPropertyTypes><ExcludeSharedProperties xsi:nil="true"/>',
  )

/** Ids of the active publications; undefined if the response is not a list. */
function activeIn(payload: FeedPayload): string[] | undefined {
  const xml = readXml(payload, ['Envelope'])
  if (xml.kind === 'unreadable') return undefined
  const path = 'Body.GetPublicationSummariesResponse.GetPublicationSummariesResult'
  const result = feedRecord(xml.value, { remarks: [] }).record(path)
  if (result.raw === undefined || result.records('Errors.Error').length > 0) return undefined
  return result
    .records('PublicationSummaries.PublicationSummary')
    .flatMap((item) => (item.isNo('Active') ? [] : item.values('ID')))
}

export function* converse(access: FeedAccess): FeedConversation {
  const payloads: FeedPayload[] = []
  let ids = access.ids?.filter((id) => /^\d+$/.test(id))
  if (!ids) {
    const [list, logins] = yield [askForList(access), ask(access, 'GetLogins', '')]
    ids = list && list.status < 300 ? activeIn(list.payload) : undefined
    if (!list || !ids)
      return unreadable(
        { name: 'GetPublicationSummaries' },
        `expected a list of publications, found status ${list?.status ?? 'none'}`,
      )
    payloads.push(list.payload)
    // The list of users is optional: its failure does not stop the run.
    if (logins && logins.status < 300) payloads.push(logins.payload)
  }
  const single = collectSingleResponses()
  const prefix = access.ids ? 'changes' : 'all'
  for (const batch of inBatches(ids, batchSize)) {
    const answers = yield batch.map((id) => ({
      ...ask(access, 'GetPublication', `<PublicationId>${id}</PublicationId>`, `${prefix}-GetPublication-${id}`),
      mayFail: true,
    }))
    for (const [place, answer] of answers.entries()) single.take(answer, batch[place] ?? '')
    if (single.isServerDown())
      return unreadable(
        { name: 'GetPublication' },
        `expected publications, found status ${answers.find(({ status }) => status >= 300)?.status ?? 'none'}`,
      )
  }
  return [...payloads, ...single.payloads]
}
