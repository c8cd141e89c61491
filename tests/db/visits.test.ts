import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fromLocalTime } from '@/lib/domain/brussels-time'
import { inviteCandidate } from '@/lib/server/applications/invite-candidate'
import { findLead, type NewLead, saveLead, setLeadStatus } from '@/lib/server/db/repositories/leads'
import { deleteExpired } from '@/lib/server/privacy/retention'
import { confirmRequest } from '@/lib/server/visits/confirm-request'
import { findFreeSlots } from '@/lib/server/visits/free-slots'
import { visitChoices } from '@/lib/server/visits/visit-choices'
import { getProperty } from '../support/content'
import { describeOnBoth } from '../support/databases.ts'
import { makeLead as makeBareLead } from '../support/leads.ts'

const now = new Date('2026-11-21T10:00:00Z')
/** Shown by an agent with a calendar; by one without. */
const house = getProperty('s01')
const villa = getProperty('s12')

const makeLead = (changes: Partial<NewLead> = {}): NewLead =>
  makeBareLead({
    form: 'visit',
    language: 'fr',
    propertyId: house.id,
    status: 'requested',
    payload: { FIRST_NAME: 'An', SLOT: 'other' },
    ...changes,
  })

describeOnBoth('visits', (db) => {
  const takeSlot = (startsAt: Date) =>
    saveLead(db(), makeLead({ status: 'confirmed', slot: { agentId: house.agentId, startsAt: startsAt.toISOString() } }), now)

  test('two visitors, one slot: the second finds it gone', async () => {
    const [first] = (await findFreeSlots(db(), house, now)) ?? []
    if (!first) throw new Error('no slot in the demo calendar')
    const results = await Promise.all([takeSlot(first), takeSlot(first)])
    expect(results.toSorted()).toEqual(['saved', 'slot-taken'])
    const left = (await findFreeSlots(db(), house, now)) ?? []
    expect(left.map((slot) => slot.getTime())).not.toContain(first.getTime())
  })

  test('slots stand under their day, with a way out; without a calendar there are none', async () => {
    const { kind, choices } = await visitChoices(db(), house, 'nl', now)
    expect(kind).toBe('calendar')
    expect(choices.SLOT[0]?.group).toMatch(/^\p{L}+dag \d{1,2}-\d{1,2}-\d{4}$/u)
    expect(choices.SLOT[0]?.label).toMatch(/^\d\d:\d\d$/)
    expect(choices.SLOT.at(-1)).toEqual({ value: 'other', label: 'Geen van deze momenten past mij' })
    expect(await visitChoices(db(), villa, 'nl', now)).toEqual({ kind: 'preferred', choices: { SLOT: [] } })
  })

  test('no free slot in four weeks: the waiting list (spec 8, "Appointments are full")', async () => {
    const later = new Date('2027-02-01T10:00:00Z')
    for (const slot of (await findFreeSlots(db(), house, later)) ?? []) await takeSlot(slot)
    expect(await visitChoices(db(), house, 'en', later)).toEqual({
      kind: 'full',
      choices: { SLOT: [{ value: 'waiting-list', label: 'Put me on the waiting list' }] },
    })
  })

  test('a requested visit gets its time once, with a mail', async () => {
    const lead = makeLead()
    await saveLead(db(), lead, now)
    const startsAt = fromLocalTime({ date: '2026-12-30', time: '10:10' }) ?? now
    expect(await confirmRequest(db(), lead.id, startsAt, now)).toBe('booked')
    expect(await confirmRequest(db(), lead.id, startsAt, now)).toBe('not-open')
    expect(await findLead(db(), lead.id)).toMatchObject({ status: 'confirmed' })
    const mails = await db().selectFrom('outbox').select('message').where('submission_id', '=', lead.id).execute()
    expect(mails).toHaveLength(1)
    expect(JSON.parse(mails[0]?.message ?? '')).toMatchObject({
      to: lead.email,
      subject: 'Votre visite est confirmée',
      attachments: [{ filename: 'visit.ics' }],
    })
  })

  test('a time that is taken leaves the request open', async () => {
    const startsAt = new Date('2026-12-31T09:10:00Z')
    await takeSlot(startsAt)
    const lead = makeLead()
    await saveLead(db(), lead, now)
    expect(await confirmRequest(db(), lead.id, startsAt, now)).toBe('slot-taken')
    expect(await findLead(db(), lead.id)).toMatchObject({ status: 'requested' })
    expect(await confirmRequest(db(), randomUUID(), startsAt, now)).toBe('not-open')
  })

  test('a candidate gets the link by mail, for a home that is rented out only', async () => {
    const candidate = { leadId: undefined, email: 'an@voorbeeld.example', name: '', language: 'nl' as const }
    const link = await inviteCandidate(db(), { ...candidate, propertyId: getProperty('r01').id }, now)
    expect(link).toContain('/kandidatuur/?expires=')
    const mails = await db().selectFrom('outbox').select('message').where('subject', '=', 'rental-application: link').execute()
    expect(JSON.parse(mails[0]?.message ?? '')).toMatchObject({ to: 'an@voorbeeld.example' })
    expect(mails[0]?.message).toContain('signature=')
    for (const recordFile of ['r02', 'r03', 's01'])
      expect(await inviteCandidate(db(), { ...candidate, propertyId: getProperty(recordFile).id }, now)).toBeUndefined()
  })

  test('applications that were not accepted go after ninety days, the others stay', async () => {
    const application = () => makeLead({ form: 'rental-application', status: 'new' })
    const [open, refused, accepted, other] = [application(), application(), application(), makeLead()]
    const before = new Date('2026-08-01T10:00:00Z')
    for (const lead of [open, refused, accepted, other]) await saveLead(db(), lead, before)
    await setLeadStatus(db(), refused.id, 'rejected')
    await setLeadStatus(db(), accepted.id, 'approved')
    expect(await deleteExpired(db(), now)).toBe(2)
    const left = await Promise.all([open, refused, accepted, other].map(({ id }) => findLead(db(), id)))
    expect(left.map(Boolean)).toEqual([false, false, true, true])
  })
})
