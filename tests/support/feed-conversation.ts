/** Runs a format's conversation with prepared responses, in place of a server. */
import type { FeedAccess, FeedAnswered, FeedFormat, FeedPayload, FeedRequest, UnreadableFeed } from '@/lib/feeds/adapter'
import { textPayload } from './feed-fixture'

/** A body with status 200, or a status without a body. */
type Prepared = string | number

/** @param answers in the order of the requests; a request beyond them is an error of the test. */
export function playConversation(format: FeedFormat, access: FeedAccess, answers: readonly Prepared[]) {
  if (!format.converse) throw new Error(`${format.name} has no conversation`)
  const requests: FeedRequest[] = []
  const conversation = format.converse(access)
  const answer = (request: FeedRequest): FeedAnswered => {
    const prepared = answers[requests.length]
    requests.push(request)
    if (prepared === undefined) throw new Error(`no answer prepared for ${request.url}`)
    const status = typeof prepared === 'number' ? prepared : 200
    return { status, headers: {}, payload: { ...textPayload(typeof prepared === 'string' ? prepared : '', request.name) } }
  }
  let step = conversation.next([])
  while (!step.done) step = conversation.next(step.value.map(answer))
  const outcome: readonly FeedPayload[] | UnreadableFeed = step.value
  return { requests, outcome }
}
