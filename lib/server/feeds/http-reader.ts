/**
 * Runs the conversation of a format: sends its requests, retries temporary failures, and passes the responses back. Requests of
 * one step are sent in parallel, a few at a time; `Retry-After` of a server is respected.
 */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type {
  FeedAccess,
  FeedAnswered,
  FeedConversation,
  FeedFormat,
  FeedPayload,
  FeedRequest,
  UnreadableFeed,
} from '../../feeds/adapter.ts'
import { inBatches } from '../../process/in-batches.ts'
import { type FetchedResponse, type FetchFault, guardedFetch } from '../fetch/guarded-fetch.ts'
import { retryAfter } from '../fetch/retry-after.ts'
import type { CachedResponses } from './cached-responses.ts'

export type HttpPorts = {
  fetch?: typeof guardedFetch
  wait?: (milliseconds: number) => Promise<unknown>
  /** Cache for conditional requests, so that unchanged data is not transferred again. */
  answers?: CachedResponses
}

/** Limits of one response: size in bytes, and time in milliseconds. */
const maxBytes = 64_000_000
const timeout = 60_000
/** Most requests of one run; stops a conversation that never ends. */
const maxRequests = 50_000
const concurrency = 4

/** Milliseconds before the second, third, … attempt. */
const pauses = [1_000, 4_000, 15_000, 60_000]
/** Longest pause (ms) that a server may request. */
const longestWait = 300_000

const isTransient = (status: number) => status === 429 || status === 408 || status >= 500
const transientFaults: readonly FetchFault[] = ['timeout', 'connection', 'unknown-host']

class ConversationFault extends Error {
  override name = 'ConversationFault'
}

/** How requests are sent. */
type Transport = Required<Omit<HttpPorts, 'answers'>> & Pick<HttpPorts, 'answers'> & { tries: number }

type Outcome = FetchedResponse | { fault: FetchFault }

function waitBefore(tried: Outcome, attempt: number): number | undefined {
  const pause = pauses[attempt]
  if (pause === undefined) return undefined
  if ('fault' in tried) return transientFaults.includes(tried.fault) ? pause : undefined
  if (!isTransient(tried.status)) return undefined
  const asked = tried.headers['retry-after']
  return Math.max(pause, retryAfter(asked, Date.now(), longestWait) ?? 0)
}

/** @param tries number of attempts. Retrying is safe even for POST, because reading conversations change nothing. */
async function ask(
  url: string,
  { method = 'GET', headers = {}, body }: FeedRequest,
  hosts: readonly string[],
  { fetch, wait, tries }: Transport,
) {
  const rules = { hosts, maxBytes, timeout, allowsPlain: false }
  for (let attempt = 0; ; attempt++) {
    const tried = await fetch(url, { method, headers, ...(body !== undefined && { body }) }, rules)
    const pause = attempt + 1 < tries ? waitBefore(tried, attempt) : undefined
    if (pause === undefined) return tried
    await wait(pause)
  }
}

const toHeaders = (headers: FetchedResponse['headers']) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )

function toAnswered({ name, language }: FeedRequest, { status, headers, bytes }: FetchedResponse): FeedAnswered {
  const contentType = headers['content-type']
  const payload: FeedPayload = {
    name,
    bytes,
    ...(language && { language }),
    ...(contentType !== undefined && { contentType }),
  }
  return { status, headers: toHeaders(headers), payload }
}

async function send(
  request: FeedRequest,
  access: FeedAccess,
  hosts: readonly string[],
  transport: Transport,
): Promise<FeedAnswered> {
  const url = URL.canParse(request.url, access.address) ? new URL(request.url, access.address).href : request.url
  const isRead = (request.method ?? 'GET') === 'GET'
  const before = isRead ? transport.answers?.find(url, request) : undefined
  const asked = before ? { ...request, headers: { ...request.headers, ...before.headers } } : request
  const answer = await ask(url, asked, hosts, transport)
  if ('fault' in answer) throw new ConversationFault(`${request.name}: ${answer.fault}`)
  if (isTransient(answer.status) && !request.mayFail)
    throw new ConversationFault(`${request.name}: the server answered ${answer.status}`)
  if (before && answer.status === 304) return toAnswered(request, await before.read())
  if (isRead && answer.status === 200) await transport.answers?.add(url, request, answer)
  return toAnswered(request, answer)
}

/** Sends a few at a time; the responses are in the order of the requests. */
async function sendAll(requests: readonly FeedRequest[], sendOne: (request: FeedRequest) => Promise<FeedAnswered>) {
  const answers: FeedAnswered[] = []
  for (const batch of inBatches(requests, concurrency)) answers.push(...(await Promise.all(batch.map(sendOne))))
  return answers
}

/** For formats of a single file: fetches the address itself. */
function* fetchOnce({ address }: FeedAccess): FeedConversation {
  const [answer] = yield [{ name: new URL(address).pathname.split('/').at(-1) || 'feed', url: address }]
  if (answer?.status !== 200)
    return { kind: 'unreadable', payload: address, message: `expected status 200; found ${answer?.status ?? 'none'}` }
  return [answer.payload]
}

type Conversation<Result> = Generator<readonly FeedRequest[], Result, readonly FeedAnswered[]>

async function runConversation<Result>(
  conversation: Conversation<Result>,
  access: FeedAccess,
  hosts: readonly string[],
  transport: Transport,
): Promise<Result | UnreadableFeed> {
  let count = 0
  try {
    for (let step = conversation.next(); ; ) {
      if (step.done) return step.value
      count += step.value.length
      if (count > maxRequests) throw new ConversationFault(`more than ${maxRequests} requests`)
      const answers = await sendAll(step.value, (request) => send(request, access, hosts, transport))
      step = conversation.next(answers)
    }
  } catch (error) {
    if (!(error instanceof ConversationFault)) throw error
    return { kind: 'unreadable', payload: error.message.split(':')[0] ?? '', message: error.message }
  }
}

const toTransport = (
  { fetch = guardedFetch, wait = (milliseconds) => sleep(milliseconds), answers }: HttpPorts,
  tries: number,
): Transport => ({ fetch, wait, tries, ...(answers && { answers }) })

/** @param hosts that may be requested; others, and addresses of the local network, are refused. */
export function readOverHttp(
  format: Pick<FeedFormat, 'converse'>,
  access: FeedAccess,
  hosts: readonly string[],
  ports: HttpPorts = {},
): Promise<readonly FeedPayload[] | UnreadableFeed> {
  return runConversation((format.converse ?? fetchOnce)(access), access, hosts, toTransport(ports, pauses.length + 1))
}

/** For conversations that write: each request is sent once, and the caller decides when to retry. */
export const writeOverHttp = <Result>(
  conversation: Conversation<Result>,
  access: FeedAccess,
  hosts: readonly string[],
): Promise<Result | UnreadableFeed> => runConversation(conversation, access, hosts, toTransport({}, 1))
