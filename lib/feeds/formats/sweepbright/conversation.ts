/** The calls to SweepBright: a token, then each estate that its webhook announced. */
import type { FeedAccess, FeedAnswered, FeedConversation, FeedRequest } from '../../adapter.ts'
import { collectSingleResponses } from '../../reading/failed-requests.ts'
import { feedRecord } from '../../reading/feed-record.ts'
import { readJson } from '../../reading/read-json.ts'
import { unreadable } from '../../reading/unreadable.ts'

const defaultAddress = 'https://website.sweepbright.com/api'
/** API version whose fields the adapter knows; `options.version` requests another. */
const defaultVersion = '20191206'
/** Requests sent in parallel. */
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
  mayFail: true,
})

/** An estate that is not found counts as deleted, whatever the webhook announced. */
function withoutGone(answer: FeedAnswered, id: string): FeedAnswered {
  if (answer.status !== 404 && answer.status !== 410) return answer
  const gone = JSON.stringify({ event: 'estate-deleted', estate_id: id })
  return { ...answer, status: 200, payload: { name: answer.payload.name, bytes: new TextEncoder().encode(gone) } }
}

/** Undefined if the response contains no token. */
export function tokenOf(answer: FeedAnswered | undefined): string | undefined {
  const json = answer && answer.status < 300 ? readJson(answer.payload) : undefined
  return json?.kind === 'json' ? feedRecord(json.value, { remarks: [] }).text('access_token') : undefined
}

/** The project of a unit; requesting it returns all its units. */
function projectIn({ payload }: FeedAnswered): string | undefined {
  const json = readJson(payload)
  const estate = json.kind === 'json' ? feedRecord(json.value, { remarks: [] }) : undefined
  return estate?.text('project_id', 'data.project_id')
}

const statusesOf = (answers: readonly FeedAnswered[]) =>
  [...new Set(answers.map(({ status }) => status).filter((status) => status >= 300))].join(', ')

export function* converse(access: FeedAccess): FeedConversation {
  // Without announced ids all known estates are requested again, in case a notice was lost.
  const ids = [...(access.ids ?? access.known ?? [])]
  if (ids.length === 0) return unreadable({ name: 'webhook' }, 'expected an estate that the webhook named, found none')
  let token = tokenOf((yield [askForToken(access)])[0])
  const single = collectSingleResponses()
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
    const known = answers.map((answer, place) => withoutGone(answer, batch[place] ?? ''))
    for (const [place, answer] of known.entries()) single.take(answer, batch[place] ?? '')
    if (single.isServerDown()) return unreadable({ name: 'estates' }, `expected estates, found status ${statusesOf(known)}`)
    for (const project of known.map(projectIn)) if (project !== undefined && !ids.includes(project)) ids.push(project)
  }
  return single.payloads
}
