/**
 * Leads for Whise: the contact is created, or completed if its mail address is known, with the estate or with search criteria.
 */
import type { Language } from '../../../domain/text/language.ts'
import { locales } from '../../../domain/text/locales.ts'
import type { FeedAccess } from '../../adapter.ts'
import { type FeedCriteria, type FeedLead, feedNumber, type LeadConversation, onlyKnown, sameKey } from '../../feed-lead.ts'
import { unreadable } from '../../reading/unreadable.ts'
import { logIn } from './conversation.ts'
import { post } from './request.ts'

const path = 'v1/contacts/upsert'
const purposes = { sale: 1, rent: 2 } as const
const belgium = 1
const active = 1

/** Whise only supports the German of Germany. */
const languages: Readonly<Record<Language, string>> = { ...locales, de: 'de-DE' }

const toCriteria = ({ goal, minPrice, maxPrice, minBedrooms }: FeedCriteria) => [
  onlyKnown({
    PurposeId: purposes[goal],
    PriceMin: minPrice,
    PriceMax: maxPrice,
    MinRooms: minBedrooms,
    CountryId: belgium,
  }),
]

/** Search criteria at Whise have no field for postcodes, so they are added to the comment. */
const commentOf = ({ text, criteria }: FeedLead) =>
  [text, criteria?.zips.join(', ') ?? ''].filter((part) => part !== '').join('\n\n')

function contactOf(lead: FeedLead, { options }: FeedAccess): Record<string, unknown> {
  const office = feedNumber(options['officeId'])
  const estate = feedNumber(lead.listing?.feedId)
  return onlyKnown({
    Name: lead.lastName,
    FirstName: lead.firstName,
    PrivateEmail: lead.email,
    PrivateTel: lead.phone,
    CountryId: belgium,
    StatusId: active,
    LanguageId: languages[lead.language],
    OfficeIds: office === undefined ? undefined : [office],
    EstateIds: estate === undefined ? undefined : [estate],
    ContactOriginId: feedNumber(options['contactOriginId']),
    Comments: commentOf(lead),
    SearchCriteria: lead.criteria && toCriteria(lead.criteria),
  })
}

export function* giveLead(lead: FeedLead, access: FeedAccess): LeadConversation {
  const login = yield* logIn(access)
  if (login.kind === 'unreadable') return login
  const request = post(access, path, contactOf(lead, access), login.token)
  const [answer] = yield [{ ...request, headers: { ...request.headers, ...sameKey(lead) } }]
  return answer && answer.status < 300
    ? 'given'
    : unreadable({ name: path }, `expected success, found status ${answer?.status ?? 'none'}`)
}
