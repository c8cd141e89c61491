/**
 * Leads for Omnicasa: `ContactOnMe` about a property, `ContactOnMeProject` about a project, `DemandRegister2` for search
 * criteria.
 */
import type { FeedAccess } from '../../adapter.ts'
import { type FeedLead, feedNumber, type LeadConversation, onlyKnown, sameKey } from '../../feed-lead.ts'
import { feedRecord } from '../../reading/feed-record.ts'
import { readJson } from '../../reading/read-json.ts'
import { unreadable } from '../../reading/unreadable.ts'
import { ask } from './request.ts'

const goals = { sale: 0, rent: 1 } as const

const personOf = ({ lastName, firstName, email, phone }: FeedLead, { options }: FeedAccess) => ({
  Name: lastName,
  FirstName: firstName,
  Email: email,
  PhoneNumber: phone,
  OfficeID: feedNumber(options['officeId']),
})

type Call = { call: string; fields: Readonly<Record<string, unknown>> }

function callOf({ listing, criteria, subject, text }: FeedLead): Call {
  if (criteria) {
    const { goal, minPrice, maxPrice, minBedrooms, zips } = criteria
    const limits = { PriceMin: minPrice, PriceMax: maxPrice, MinRooms: minBedrooms }
    return { call: 'DemandRegister2', fields: { Goal: goals[goal], ...limits, Zips: zips, Comment: text } }
  }
  const words = { Subject: subject, Content: text }
  const id = feedNumber(listing?.feedId)
  if (listing?.kind === 'project')
    return { call: 'ContactOnMeProject', fields: { ...words, ...(id !== undefined && { ProjectIDs: [id] }) } }
  return { call: 'ContactOnMe', fields: { ...words, ObjectID: id } }
}

export function* giveLead(lead: FeedLead, access: FeedAccess): LeadConversation {
  const { call, fields } = callOf(lead)
  const request = ask(access, call, onlyKnown({ ...personOf(lead, access), ...fields }), lead.language)
  const [answer] = yield [{ ...request, headers: { ...request.headers, ...sameKey(lead) } }]
  if (!answer || answer.status >= 300)
    return unreadable({ name: call }, `expected success, found status ${answer?.status ?? 'none'}`)
  const json = readJson(answer.payload)
  if (json.kind === 'unreadable') return json
  const result = feedRecord(json.value, { remarks: [] }).record(`${call}JsonResult`)
  return result.isYes('Success') ? 'given' : unreadable({ name: call }, 'expected success, found a refusal')
}
