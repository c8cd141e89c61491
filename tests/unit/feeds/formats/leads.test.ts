/** What is sent to each CRM for a lead: address, headers and body, and which responses count as accepted. */
import { describe, expect, test } from 'vitest'
import type { FeedAccess, FeedRequest } from '@/lib/feeds/adapter'
import type { FeedLead, LeadConversation } from '@/lib/feeds/feed-lead'
import { feedSourceSchema } from '@/lib/feeds/feed-source'
import { omnicasa } from '@/lib/feeds/formats/omnicasa'
import { sweepbright } from '@/lib/feeds/formats/sweepbright'
import { whise } from '@/lib/feeds/formats/whise'
import { textPayload } from '@/tests/support/feed-fixture'

const lead: FeedLead = {
  id: 'lead-1',
  language: 'fr',
  listing: { kind: 'property', feedId: '4711' },
  firstName: 'Anne',
  lastName: 'Peeters',
  email: 'anne@exemple.example',
  phone: '+32470123456',
  subject: 'Informatie vragen',
  text: 'Informatie vragen\n\nBonjour "vous" & moi',
}
const { listing: _listing, ...toAgency } = lead
const criteria = { goal: 'rent', minPrice: undefined, maxPrice: 1200, minBedrooms: 2, zips: ['2000', '2018'] } as const
const searching: FeedLead = { ...toAgency, criteria }

const access = (keys: Record<string, string>, options: Record<string, string> = {}): FeedAccess => ({
  address: 'https://crm.example/api/',
  keys,
  options,
  languages: ['nl'],
})

type Prepared = string | number

function play(conversation: LeadConversation, answers: readonly Prepared[]) {
  const requests: FeedRequest[] = []
  let step = conversation.next([])
  while (!step.done) {
    const answered = step.value.map((request) => {
      const answer = answers[requests.length]
      requests.push(request)
      if (answer === undefined) throw new Error(`no answer prepared for ${request.url}`)
      const status = typeof answer === 'number' ? answer : 200
      return { status, headers: {}, payload: textPayload(typeof answer === 'string' ? answer : '', request.name) }
    })
    step = conversation.next(answered)
  }
  return { requests, last: requests.at(-1), outcome: step.value }
}

const bodyOf = (request: FeedRequest | undefined) => JSON.parse(request?.body ?? 'null')

describe('Omnicasa', () => {
  const give = (what: FeedLead, answers: readonly Prepared[]) =>
    play(
      omnicasa.giveLead?.(what, access({ customer: 'agency', password: 'secret' }, { officeId: '3' })) as LeadConversation,
      answers,
    )
  const success = (call: string) => JSON.stringify({ [`${call}JsonResult`]: { Success: true, Value: true } })
  const asked = (request: FeedRequest | undefined) => JSON.parse(new URL(request?.url ?? '').searchParams.get('json') ?? 'null')
  const person = {
    CustomerName: 'agency',
    CustomerPassword: 'secret',
    LanguageId: 2,
    Name: 'Peeters',
    FirstName: 'Anne',
    Email: 'anne@exemple.example',
    PhoneNumber: '+32470123456',
    OfficeID: 3,
  }

  test('a question about a property uses ContactOnMe', () => {
    const { requests, last, outcome } = give(lead, [success('ContactOnMe')])
    expect(requests).toHaveLength(1)
    expect(last?.url).toMatch(/^https:\/\/crm\.example\/api\/ContactOnMeJson\?json=/)
    expect(last?.headers).toMatchObject({ 'Idempotency-Key': 'lead-1' })
    expect(asked(last)).toEqual({ ...person, Subject: lead.subject, Content: lead.text, ObjectID: 4711 })
    expect(outcome).toBe('given')
  })

  test('leads about a project, to the agency, and with criteria each have their own call', () => {
    const project = { ...lead, listing: { kind: 'project', feedId: '88' } } as const
    expect(asked(give(project, [success('ContactOnMeProject')]).last)).toMatchObject({ ProjectIDs: [88] })
    expect(asked(give(toAgency, [success('ContactOnMe')]).last)).not.toHaveProperty('ObjectID')
    const { last, outcome } = give(searching, [success('DemandRegister2')])
    const limits = { Goal: 1, PriceMax: 1200, MinRooms: 2, Zips: ['2000', '2018'], Comment: lead.text }
    expect(asked(last)).toEqual({ ...person, ...limits })
    expect(outcome).toBe('given')
  })

  test('a response with status 200 that reports failure is a failure', () => {
    for (const answer of ['{"ContactOnMeJsonResult":{"Success":false,"Message":"anne@exemple.example"}}', '{}', '<html>', 500]) {
      const { outcome } = give(lead, [answer])
      expect(outcome, String(answer)).toMatchObject({ kind: 'unreadable' })
      expect(JSON.stringify(outcome)).not.toContain('anne')
    }
  })
})

describe('Whise', () => {
  const keys = { username: 'u', password: 'p', clientId: '9' }
  const give = (what: FeedLead, answers: readonly Prepared[]) =>
    play(whise.giveLead?.(what, access(keys, { officeId: '5', contactOriginId: '12' })) as LeadConversation, answers)
  const tokens = ['{"token":"first"}', '{"token":"second"}']

  test('the contact is created with its estate, with the token of the agency', () => {
    const { requests, last, outcome } = give(lead, [...tokens, '{"contactId":1}'])
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/token',
      '/api/v1/admin/clients/token',
      '/api/v1/contacts/upsert',
    ])
    expect(last).toMatchObject({ method: 'POST', headers: { Authorization: 'Bearer second', 'Idempotency-Key': 'lead-1' } })
    expect(bodyOf(last)).toEqual({
      Name: 'Peeters',
      FirstName: 'Anne',
      PrivateEmail: 'anne@exemple.example',
      PrivateTel: '+32470123456',
      CountryId: 1,
      StatusId: 1,
      LanguageId: 'fr-BE',
      OfficeIds: [5],
      EstateIds: [4711],
      ContactOriginId: 12,
      Comments: lead.text,
    })
    expect(outcome).toBe('given')
  })

  test('search criteria are stored with the contact, the postcodes in the comment', () => {
    const body = bodyOf(give(searching, [...tokens, '{}']).last)
    expect(body.SearchCriteria).toEqual([{ PurposeId: 2, PriceMax: 1200, MinRooms: 2, CountryId: 1 }])
    expect(body.Comments).toBe(`${lead.text}\n\n2000, 2018`)
    expect(body).not.toHaveProperty('EstateIds')
  })

  test('without a token no data of the visitor is sent, and a refusal is a failure', () => {
    const refused = give(lead, [401])
    expect(refused.outcome).toMatchObject({ kind: 'unreadable' })
    expect(JSON.stringify(refused.requests)).not.toContain('anne@')
    expect(give(lead, [...tokens, 400]).outcome).toMatchObject({ kind: 'unreadable' })
  })
})

describe('SweepBright', () => {
  const give = (what: FeedLead, answers: readonly Prepared[]) =>
    play(sweepbright.giveLead?.(what, access({ clientId: 'c', clientSecret: 's' })) as LeadConversation, answers)
  const token = '{"access_token":"t"}'
  const contact = {
    first_name: 'Anne',
    last_name: 'Peeters',
    email: 'anne@exemple.example',
    phone: '+32470123456',
    message: lead.text,
    locale: 'fr',
  }

  test('a question becomes a contact of the estate', () => {
    const { last, outcome } = give({ ...lead, listing: { kind: 'property', feedId: 'a/b' } }, [token, ''])
    expect(last?.url).toBe('https://crm.example/api/estates/a%2Fb/contacts')
    expect(last).toMatchObject({
      method: 'POST',
      headers: { Authorization: 'Bearer t', Accept: 'application/vnd.sweepbright.v20191206+json', 'Idempotency-Key': 'lead-1' },
    })
    expect(bodyOf(last)).toEqual(contact)
    expect(outcome).toBe('given')
  })

  test('search criteria become a contact of the agency', () => {
    const { last } = give(searching, [token, ''])
    expect(last?.url).toBe('https://crm.example/api/contacts')
    expect(bodyOf(last)).toEqual({
      ...contact,
      preferences: { negotiation: 'let', max_price: 1200, min_rooms: 2 },
      location_preference: { country: 'BE', postal_codes: ['2000', '2018'] },
    })
  })

  test('without a token no data of the visitor is sent, and a refusal is a failure', () => {
    const refused = give(lead, ['{}'])
    expect(refused.outcome).toMatchObject({ kind: 'unreadable' })
    expect(JSON.stringify(refused.requests)).not.toContain('anne@')
    expect(give(lead, [token, 422]).outcome).toMatchObject({ kind: 'unreadable' })
  })
})

describe('a source', () => {
  const parse = (parts: object) => feedSourceSchema.safeParse({ name: 'crm', address: 'https://crm.example/', ...parts })

  test('accepts leads only if enabled, and only in a format that supports them', () => {
    expect(parse({ format: 'whise' }).data?.leads).toBe(false)
    expect(parse({ format: 'whise', leads: true }).data?.leads).toBe(true)
    expect(parse({ format: 'kyero', leads: true }).error?.issues[0]?.path).toEqual(['leads'])
    expect(parse({ format: 'whise', leads: true, address: undefined, file: 'a.json' }).success).toBe(false)
  })
})
