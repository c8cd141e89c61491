/** The calls to SweepBright: a token, then each estate that its webhook named. */
import type { FeedAccess, FeedAnswered, FeedConversation, FeedPayload, FeedRequest } from '../../adapter.ts'
import { feedRecord } from '../../reading/feed-record.ts'
import { readJson } from '../../reading/read-json.ts'
import { unreadable } from '../../reading/unreadable.ts'

const defaultAddress = 'https://website.sweepbright.com/api'
/** The version whose fields the adapter knows; `options.version` asks for another. */
const defaultVersion = '20191206'
/** Asked for side by side. */
const batchSize = 10

export const addressOf = (access: FeedAccess) => (access.address || defaultAddress).replace(/\/+$/, '')

export const headersOf = (access: FeedAccess) => ({
  Accept: `application/vnd.sweepbright.v${access.options['version'] ?? defaultVersion}+json`,
})

export function askForToken(access: FeedAccess): FeedRequest {
  const { clientId = '', clientSecret = '' } = access.keys
  return {
    name: 'oauth/token',
    url: `${addressOf(access)}/oauth/token`,
    method: 'POST',
    headers: { ...headersOf(access), 'Content-Type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }),
  }
}

const askForEstate = (access: FeedAccess, token: string, id: string): FeedRequest => ({
  name: `estates/${id}`,
  url: `${addressOf(access)}/estates/${encodeURIComponent(id)}`,
  headers: { ...headersOf(access), Authorization: `Bearer ${token}` },
})

/** An estate that is not there any more counts as deleted, whatever the webhook said. */
function toPayload(answer: FeedAnswered, id: string): FeedPayload {
  if (answer.status !== 404 && answer.status !== 410) return answer.payload
  const gone = JSON.stringify({ event: 'estate-deleted', estate_id: id })
  return { name: answer.payload.name, bytes: new TextEncoder().encode(gone) }
}

export function tokenOf(answer: FeedAnswered | undefined): string | undefined {
  const json = answer && answer.status < 300 ? readJson(answer.payload) : undefined
  return json?.kind === 'json' ? feedRecord(json.value, { remarks: [] }).text('access_token') : undefined
}

/** The project of a unit, which brings all its units with it. */
function projectIn({ payload }: FeedAnswered): string | undefined {
  const json = readJson(payload)
  const estate = json.kind === 'json' ? feedRecord(json.value, { remarks: [] }) : undefined
  return estate?.text('project_id', 'data.project_id')
}

export function* converse(access: FeedAccess): FeedConversation {
  const ids = [...(access.ids ?? [])]
  if (ids.length === 0) return unreadable({ name: 'webhook' }, 'expected an estate that the webhook named, found none')
  let token = tokenOf((yield [askForToken(access)])[0])
  const payloads: FeedPayload[] = []
  for (let start = 0; start < ids.length; ) {
    const batch = ids.slice(start, start + batchSize)
    start += batch.length
    const ask = (known: string) => batch.map((id) => askForEstate(access, known, id))
    if (token === undefined) return unreadable({ name: 'oauth/token' }, 'expected a token; are client and secret right?')
    let answers: readonly FeedAnswered[] = yield ask(token)
    if (answers.some(({ status }) => status === 401)) {
      token = tokenOf((yield [askForToken(access)])[0])
      if (token === undefined) return unreadable({ name: 'oauth/token' }, 'expected a token; are client and secret right?')
      answers = yield ask(token)
    }
    const failed = answers.find(({ status }) => status >= 300 && status !== 404 && status !== 410)
    if (failed || answers.length < batch.length)
      return unreadable(
        { name: failed?.payload.name ?? 'estates' },
        `expected an estate, found status ${failed?.status ?? 'none'}`,
      )
    payloads.push(...answers.map((answer, place) => toPayload(answer, batch[place] ?? '')))
    for (const project of answers.map(projectIn)) if (project !== undefined && !ids.includes(project)) ids.push(project)
  }
  return payloads
}
