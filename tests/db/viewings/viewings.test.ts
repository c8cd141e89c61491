import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { fromLocalTime } from '@/lib/domain/text/brussels-time'
import { inviteCandidate } from '@/lib/server/applications/invite-candidate'
import { findLead, type NewLead, saveLead, setLeadPayload, setLeadStatus } from '@/lib/server/db/repositories/leads/leads'
import { deleteExpired } from '@/lib/server/privacy/retention'
import { confirmRequest } from '@/lib/server/viewings/confirm-request'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { viewingChoices } from '@/lib/server/viewings/viewing-choices'
import { findWaiting, notifyWaiting } from '@/lib/server/viewings/waiting-list'
import { getProperty } from '../../support/content'
import { describeOnBoth } from '../../support/databases.ts'
import { makeLead as makeBareLead } from '../../support/leads.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { messages } from '../../support/site-texts.ts'

const now = new Date('2026-11-21T10:00:00Z')
/** Properties whose agent has a calendar, and has none. */
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

describeOnBoth('viewings', (db) => {
  const takeSlot = (startsAt: Date) =>
    saveLead(
      db(),
      makeLead({ status: 'confirmed', slot: { agentId: house.agentId, startsAt: startsAt.toISOString(), duration: 30 } }),
      now,
    )

  test('two visitors, one slot: the second one is told that it is taken', async () => {
    const [first] = (await findFreeSlots(db(), house, now)) ?? []
    if (!first) throw new Error('no slot in the demo calendar')
    const results = await Promise.all([takeSlot(first), takeSlot(first)])
    expect(results.toSorted()).toEqual(['saved', 'slot-taken'])
    const left = (await findFreeSlots(db(), house, now)) ?? []
    expect(left.map((slot) => slot.getTime())).not.toContain(first.getTime())
  })

  test('slots are grouped by day, with the waiting list as an alternative; without a calendar there are none', async () => {
    const { kind, choices } = await viewingChoices(db(), house, 'nl', now)
    expect(kind).toBe('calendar')
    expect(choices.SLOT[0]?.group).toMatch(/^\p{L}+dag \d{1,2} \p{L}+ \d{4}$/u)
    expect(choices.SLOT[0]?.label).toMatch(/^\d\d:\d\d$/)
    expect(choices.SLOT.at(-1)).toEqual({ value: 'other', label: 'Geen van deze momenten past mij' })
    expect(await viewingChoices(db(), villa, 'nl', now)).toEqual({ kind: 'preferred', choices: { SLOT: [] } })
  })

  test('a taken slot is shown as taken', async () => {
    const [first] = (await findFreeSlots(db(), house, now)) ?? []
    if (!first) throw new Error('no slot in the demo calendar')
    await takeSlot(first)
    const { choices } = await viewingChoices(db(), house, 'nl', now)
    const value = first.toISOString()
    expect(choices.SLOT.find((choice) => choice.value === value)).toMatchObject({ isTaken: true, date: value.slice(0, 10) })
    const free = (await findFreeSlots(db(), house, now)) ?? []
    expect(choices.SLOT.filter(({ date, isTaken }) => date && !isTaken).map((choice) => choice.value)).toEqual(
      free.map((slot) => slot.toISOString()),
    )
  })

  test('no free slot in four weeks: the waiting list (spec 8, "Appointments are full")', async () => {
    const later = new Date('2027-02-01T10:00:00Z')
    for (const slot of (await findFreeSlots(db(), house, later)) ?? []) await takeSlot(slot)
    expect(await viewingChoices(db(), house, 'en', later)).toEqual({
      kind: 'full',
      choices: { SLOT: [{ value: 'waiting-list', label: 'Put me on the waiting list' }] },
    })
  })

  describe('the waiting list', () => {
    const full = new Date('2027-06-01T10:00:00Z')

    beforeEach(async () => {
      for (const table of ['outbox', 'appointment', 'lead'] as const) await db().deleteFrom(table).execute()
    })

    const wait = (email: string, changes: Partial<NewLead> = {}) =>
      makeLead({ email, payload: { FIRST_NAME: 'An', SLOT: 'waiting-list' }, ...changes })
    const free = (slot: Date | undefined) =>
      db()
        .deleteFrom('appointment')
        .where('starts_at', '=', slot?.toISOString() ?? '')
        .execute()
    const mailsTo = async (email: string) => (await queuedMails(db(), { about: 'visit: free' })).filter(({ to }) => to === email)

    test('is notified of each free slot once', async () => {
      const slots = (await findFreeSlots(db(), house, full)) ?? []
      for (const slot of slots) await takeSlot(slot)
      const lead = wait('een@voorbeeld.example')
      await saveLead(db(), lead, now)
      expect(await notifyWaiting(db(), house.id, full)).toEqual({ free: 0, notified: 0 })
      await free(slots[3])
      expect(await Promise.all([notifyWaiting(db(), house.id, full), notifyWaiting(db(), house.id, full)])).toEqual(
        expect.arrayContaining([
          { free: 1, notified: 1 },
          { free: 1, notified: 0 },
        ]),
      )
      const [mail, ...others] = await mailsTo('een@voorbeeld.example')
      expect(others).toEqual([])
      expect(mail).toMatchObject({ subject: `Un créneau s’est libéré pour votre visite\u00a0: ${house.texts.fr.title}` })
      for (const part of ['Bonjour An,', /\p{L}+di \d{1,2} juin 2027, \d\d:\d\d/u, `/${house.id}/visite/`])
        expect(mail?.text).toMatch(part)
      await free(slots[5])
      expect(await notifyWaiting(db(), house.id, full)).toEqual({ free: 2, notified: 1 })
      expect(await mailsTo('een@voorbeeld.example')).toHaveLength(2)
      expect(await findLead(db(), lead.id)).toMatchObject({ status: 'requested', payload: lead.payload as object })
    })

    test('has each visitor once per property, oldest first, without those who have a viewing since', async () => {
      const [first, again, second, served, elsewhere] = [
        wait('a@voorbeeld.example'),
        wait('a@voorbeeld.example'),
        wait('b@voorbeeld.example'),
        wait('c@voorbeeld.example'),
        wait('a@voorbeeld.example', { propertyId: villa.id }),
      ]
      const later = makeLead({ email: 'c@voorbeeld.example', status: 'confirmed' })
      const other = makeLead({ email: 'd@voorbeeld.example' })
      for (const [minutes, lead] of [first, again, served, second, elsewhere, later, other].entries())
        await saveLead(db(), lead, new Date(Date.parse('2026-12-01T10:00:00Z') + minutes * 60_000))
      const ids = async (propertyId?: number) => (await findWaiting(db(), propertyId)).map(({ id }) => id)
      expect(await ids(house.id)).toEqual([first.id, second.id])
      expect(await ids()).toEqual([first.id, second.id, elsewhere.id])
      expect(await ids(villa.id)).toEqual([elsewhere.id])
      await notifyWaiting(db(), house.id, full)
      expect(await mailsTo('a@voorbeeld.example')).toHaveLength(1)
      expect(await mailsTo('c@voorbeeld.example')).toEqual([])
    })

    test('a mail lists at most five slots, and all count as notified', async () => {
      const quiet = new Date('2027-09-01T10:00:00Z')
      const lead = wait('veel@voorbeeld.example', { language: 'nl' })
      await saveLead(db(), lead, now)
      await notifyWaiting(db(), house.id, quiet)
      const [mail] = await mailsTo(lead.email)
      expect(mail?.text.match(/dag \d{1,2} \p{L}+ 2027, \d\d:\d\d/gu)).toHaveLength(5)
      expect(await notifyWaiting(db(), house.id, quiet)).toMatchObject({ notified: 0 })
    })

    test('invalid stored data counts as no notification; no list without the property or its calendar', async () => {
      const lead = wait('vreemd@voorbeeld.example')
      await saveLead(db(), lead, now)
      await setLeadPayload(db(), lead.id, { SLOT: 'waiting-list', TOLD_MOMENTS: 'x' })
      expect(await notifyWaiting(db(), house.id, full)).toMatchObject({ notified: expect.any(Number) })
      expect(await mailsTo(lead.email)).toHaveLength(1)
      expect(await notifyWaiting(db(), 1, full)).toBeUndefined()
      expect(await notifyWaiting(db(), getProperty('s15').id, full)).toBeUndefined()
      expect(await notifyWaiting(db(), villa.id, full)).toEqual({ free: 0, notified: 0 })
    })
  })

  test('a requested viewing gets its time once, with a mail', async () => {
    const lead = makeLead()
    await saveLead(db(), lead, now)
    const startsAt = fromLocalTime({ date: '2026-12-30', time: '10:10' }) ?? now
    expect(await confirmRequest(db(), lead.id, startsAt, now)).toBe('booked')
    expect(await confirmRequest(db(), lead.id, startsAt, now)).toBe('not-open')
    expect(await findLead(db(), lead.id)).toMatchObject({ status: 'confirmed' })
    const mails = await queuedMails(db(), { leadId: lead.id })
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      to: lead.email,
      subject: 'Votre visite est confirmée\u00a0: mercredi 30 décembre 2026, 10:10',
      attachments: [{ filename: 'visit.ics' }],
    })
  })

  test('a taken time leaves the request open', async () => {
    const startsAt = new Date('2026-12-31T09:10:00Z')
    await takeSlot(startsAt)
    const lead = makeLead()
    await saveLead(db(), lead, now)
    expect(await confirmRequest(db(), lead.id, startsAt, now)).toBe('slot-taken')
    expect(await findLead(db(), lead.id)).toMatchObject({ status: 'requested' })
    expect(await confirmRequest(db(), randomUUID(), startsAt, now)).toBe('not-open')
  })

  test('a candidate gets the link by mail, for rentals only', async () => {
    const candidate = { leadId: undefined, email: 'an@voorbeeld.example', name: '', language: 'nl' as const }
    const link = await inviteCandidate(db(), { ...candidate, propertyId: getProperty('r01').id }, now)
    expect(link).toContain('/kandidatuur/?expires=')
    const mails = await queuedMails(db(), { about: 'rental-application: link' })
    expect(mails[0]).toMatchObject({ to: 'an@voorbeeld.example' })
    expect(mails[0]?.text).toContain('signature=')
    expect(mails[0]?.text.replace(/\s+/g, ' ')).toContain(messages.nl.Forms['rental-application'].invitation.why)
    for (const recordFile of ['r02', 'r03', 's01'])
      expect(await inviteCandidate(db(), { ...candidate, propertyId: getProperty(recordFile).id }, now)).toBeUndefined()
  })

  test('rejected applications are deleted after ninety days, the others stay', async () => {
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
