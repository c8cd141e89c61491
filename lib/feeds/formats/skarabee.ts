/**
 * Skarabee's Weblink (SOAP): a list of publications, then each of them. It covers more of Belgian law than any other format.
 * Field names and words are those of its WSDL, version 41.
 */
import type { FeedFormat, FeedPayload, FeedRemark } from '../adapter.ts'
import type { FeedAgent } from '../feed-parts.ts'
import { splitFailedRequests } from '../reading/failed-requests.ts'
import { type FeedRecord, feedRecord } from '../reading/feed-record.ts'
import { filled } from '../reading/filled.ts'
import { readXml } from '../reading/read-xml.ts'
import { containsChangesOnly, type FeedItem, readItems, readPayloads, toReading } from '../reading/to-reading.ts'
import { unreadable } from '../reading/unreadable.ts'
import { converse } from './skarabee/conversation.ts'
import { type Agents, toItem } from './skarabee/listing.ts'

type Answer = { payload: FeedPayload; body: FeedRecord }

function readAnswers(payloads: readonly FeedPayload[], remarks: FeedRemark[]) {
  return readPayloads<Answer>(payloads, (payload) => {
    const xml = readXml(payload, ['Envelope'])
    if (xml.kind === 'unreadable') return xml
    const body = feedRecord(xml.value, { remarks }).record('Body')
    const id = /-GetPublication-(\d+)$/.exec(payload.name)?.[1]
    const refusal = body.text(`${resultPath('GetPublication')}.Errors.Error.Message`)
    if (id !== undefined && refusal !== undefined) {
      remarks.push({
        level: 'held-back',
        id,
        field: 'GetPublication',
        message: 'expected a publication',
        found: refusal.slice(0, 60),
      })
      return { kind: 'items', items: [] }
    }
    const fault = body.text('Fault.Reason.Text', 'Fault.faultstring') ?? body.text(`${resultOf(body)}.Errors.Error.Message`)
    if (fault !== undefined) return unreadable(payload, `expected publications, found "${fault.slice(0, 80)}"`)
    return { kind: 'items', items: [{ payload, body }] }
  })
}

const calls = ['GetPublication', 'GetPublicationSummaries', 'GetLogins'] as const
const resultPath = (call: string) => `${call}Response.${call}Result`
const resultOf = (body: FeedRecord) =>
  calls.map(resultPath).find((path) => Object.keys(body.record(path).raw ?? {}).length > 0) ?? ''

function readAgents(answers: readonly Answer[]): Agents {
  const logins = answers.flatMap(({ body }) => body.records(`${resultPath('GetLogins')}.LoginInfo.Login`))
  return new Map(
    logins.flatMap((login): [string, FeedAgent][] => {
      const id = login.text('LoginId')
      const names = { firstName: login.text('FirstName'), lastName: login.text('LastName') }
      return id === undefined
        ? []
        : [
            [
              id,
              { id, ...filled({ ...names, email: login.text('Email'), phone: login.text('Mobile', 'Phone', 'PhoneBusiness') }) },
            ],
          ]
    }),
  )
}

/** Reads publications, and from the list the ids of those that are no longer active. */
export const skarabee: FeedFormat = {
  name: 'Skarabee',
  keys: ['username', 'password'],
  converse,
  read(all, { defaultLanguage }) {
    const { payloads, remarks } = splitFailedRequests(all)
    const answers = readAnswers(payloads, remarks)
    if (answers.kind === 'unreadable') return answers
    const agents = readAgents(answers.items)
    const items = answers.items.flatMap(({ body }): FeedItem[] => {
      const inactive = body
        .records(`${resultPath('GetPublicationSummaries')}.PublicationSummaries.PublicationSummary`)
        .filter((item) => item.isNo('Active'))
      const publications = body.records(`${resultPath('GetPublication')}.Publication`)
      return [
        ...inactive.flatMap((item): FeedItem[] => item.values('ID').map((id) => ({ kind: 'gone', id }))),
        ...readItems(publications, 'Info.ID', (publication, id) => toItem(publication, id, defaultLanguage, agents), remarks),
      ]
    })
    return toReading(items, remarks, { isPartial: containsChangesOnly(payloads) })
  },
}
