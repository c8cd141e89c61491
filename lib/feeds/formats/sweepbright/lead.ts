/** Leads for SweepBright: a contact about an estate, or a contact of the agency with search criteria. */
import type { FeedAccess, FeedRequest } from '../../adapter.ts'
import { type FeedCriteria, type FeedLead, type LeadConversation, onlyKnown, sameKey } from '../../feed-lead.ts'
import { unreadable } from '../../reading/unreadable.ts'
import { addressOf, askForToken, headersOf, tokenOf } from './conversation.ts'

const negotiations = { sale: 'sale', rent: 'let' } as const

const toSearch = ({ goal, minPrice, maxPrice, minBedrooms, zips }: FeedCriteria) => ({
  preferences: onlyKnown({
    negotiation: negotiations[goal],
    min_price: minPrice,
    max_price: maxPrice,
    min_rooms: minBedrooms,
  }),
  ...(zips.length > 0 && { location_preference: { country: 'BE', postal_codes: zips } }),
})

function toRequest(lead: FeedLead, access: FeedAccess, token: string): FeedRequest {
  const { firstName, lastName, email, phone, text, language, listing, criteria } = lead
  const contact = { first_name: firstName, last_name: lastName, email, phone, message: text, locale: language }
  const path = listing ? `estates/${encodeURIComponent(listing.feedId)}/contacts` : 'contacts'
  return {
    name: listing ? 'estates/contacts' : path,
    url: `${addressOf(access)}/${path}`,
    method: 'POST',
    headers: {
      ...headersOf(access),
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      ...sameKey(lead),
    },
    body: JSON.stringify({ ...onlyKnown(contact), ...(criteria && toSearch(criteria)) }),
  }
}

export function* giveLead(lead: FeedLead, access: FeedAccess): LeadConversation {
  const token = tokenOf((yield [askForToken(access)])[0])
  if (token === undefined) return unreadable({ name: 'oauth/token' }, 'expected a token; are client and secret right?')
  const [answer] = yield [toRequest(lead, access, token)]
  return answer && answer.status < 300
    ? 'given'
    : unreadable({ name: 'contacts' }, `expected success, found status ${answer?.status ?? 'none'}`)
}
