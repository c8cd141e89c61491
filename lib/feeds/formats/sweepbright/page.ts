/** Sends SweepBright the page address of an estate, which its webhook requires of every site that publishes one. */
import type { FeedAccess } from '../../adapter.ts'
import type { FeedPage, LeadConversation } from '../../feed-lead.ts'
import { unreadable } from '../../reading/unreadable.ts'
import { addressOf, askForToken, headersOf, tokenOf } from './conversation.ts'

export function* givePage({ feedId, url }: FeedPage, access: FeedAccess): LeadConversation {
  const token = tokenOf((yield [askForToken(access)])[0])
  if (token === undefined) return unreadable({ name: 'oauth/token' }, 'expected a token; are client and secret right?')
  const [answer] = yield [
    {
      name: 'estates/url',
      url: `${addressOf(access)}/estates/${encodeURIComponent(feedId)}/url`,
      method: 'PUT',
      headers: { ...headersOf(access), 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ url }),
    },
  ]
  // A deleted estate needs no address.
  const isDone = answer && (answer.status < 300 || answer.status === 404 || answer.status === 410)
  return isDone ? 'given' : unreadable({ name: 'estates/url' }, `expected success, found status ${answer?.status ?? 'none'}`)
}
