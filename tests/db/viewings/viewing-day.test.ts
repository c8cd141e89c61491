/** The viewings of a day are booked all together or not at all, by the form of the first. */
import { expect, test } from 'vitest'
import type { Language } from '@/lib/domain/text/language'
import { type DayViewing, writeDay } from '@/lib/domain/viewings/plan-day'
import { forms } from '@/lib/forms/registry'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { Db } from '@/lib/server/db/client'
import { findLeads, saveLead } from '@/lib/server/db/repositories/leads/leads'
import { subjectOf } from '@/lib/server/leads/find-subject'
import { handleViewing } from '@/lib/server/leads/handlers/visit'
import { leadMessages } from '@/lib/server/leads/lead-messages'
import { findAgent } from '@/lib/server/property/property-detail'
import { planViewingDay } from '@/lib/server/viewings/day-plan'
import { findViewing } from '@/lib/server/viewings/find-viewing'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { findDayViewings, findFurtherEvents } from '@/lib/server/viewings/further-events'
import { makeSheetToken } from '@/lib/server/viewings/sheet-links'
import { documentAddress, findSheet } from '@/lib/server/viewings/viewing-sheet'
import { getProperty } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const now = new Date('2026-11-23T10:00:00Z')
const ids = ['s01', 's02', 's03', 's04', 's05', 's06'].map((key) => getProperty(key).id)
ownVarFolder()

const dayOf = (db: Db) => planViewingDay(db, { ids, chosen: [], date: undefined, order: 'early' }, now)

async function stopsOf(db: Db): Promise<DayViewing[]> {
  const { plan } = await dayOf(db)
  return plan.stops.map(({ id, startsAt }) => ({ propertyId: id, startsAt: new Date(startsAt) }))
}

/** As the form of the page sends it. */
async function book(db: Db, [first, ...others]: readonly DayViewing[], email: string, language: Language = 'nl') {
  if (!first) throw new Error('no viewings')
  const property = getSnapshot().propertyById.get(first.propertyId)
  if (!property) throw new Error('no property')
  const subject = subjectOf(property, language)
  const values = {
    SLOT: first.startsAt.toISOString(),
    DAY: writeDay(others),
    FIRST_NAME: 'An',
    LAST_NAME: 'Peeters',
    EMAIL: email,
    PHONE_NUMBER: '0470123456',
  }
  const leadId = crypto.randomUUID()
  const result = await handleViewing({ db, language, now, leadId, subject, values, files: {} })
  if (result.kind === 'refused') return result.refused
  const { prepared } = result
  const payload = { ...values, ...prepared.details }
  const facts = { id: leadId, form: forms.visit, language, subject, values: payload, createdAt: now.toISOString() }
  return saveLead(
    db,
    {
      id: leadId,
      token: leadId,
      form: 'visit',
      language,
      email,
      propertyId: first.propertyId,
      status: 'confirmed',
      payload,
      uploads: [],
      messages: leadMessages(facts, prepared),
      slot: prepared.slot,
      alongside: prepared.alongside,
    },
    now,
  )
}

describeOnBoth('a day of viewings', (db) => {
  test('is booked as a whole: a lead and a slot for each, one mail and one file for the visitor', async () => {
    const stops = await stopsOf(db())
    expect(stops.length).toBeGreaterThan(1)
    const email = 'dag@voorbeeld.example'
    expect(await book(db(), stops, email)).toBe('saved')
    const leads = await findLeads(db(), { email })
    expect(leads.map(({ propertyId, status }) => [propertyId, status]).toSorted()).toEqual(
      stops.map(({ propertyId }) => [propertyId, 'confirmed']).toSorted(),
    )
    expect(leads.every(({ payload }) => !('DAY' in payload))).toBe(true)
    const own = leads.map(({ id }) => id)
    const taken = await db().selectFrom('appointment').select('starts_at').where('lead_id', 'in', own).execute()
    expect(taken.map(({ starts_at }) => starts_at).toSorted()).toEqual(
      stops.map(({ startsAt }) => startsAt.toISOString()).toSorted(),
    )
    const [mail, ...more] = (await queuedMails(db())).filter(({ to }) => to === email)
    expect(more).toEqual([])
    const [file] = mail?.attachments ?? []
    const text = Buffer.from(file && 'content' in file ? file.content : '', 'base64').toString()
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(stops.length)
    const names = stops.map(
      ({ propertyId }) => findAgent(getSnapshot().propertyById.get(propertyId) ?? getProperty('s01'), 'nl').name,
    )
    for (const name of new Set(names)) expect(mail?.text?.match(new RegExp(`^${name}[^a-z]*$|^${name},`, 'gm'))).toHaveLength(1)
    const [first] = leads.filter(({ payload }) => Array.isArray(payload['FURTHER']))
    expect(first && (await findFurtherEvents(db(), first, 'nl', now))).toHaveLength(stops.length - 1)
    const viewing = first && (await findViewing(db(), first.id, now))
    const day = viewing && (await findDayViewings(db(), viewing, now))
    expect(day?.map(({ property }) => property.id)).toEqual(stops.map(({ propertyId }) => propertyId))
    for (const { propertyId, startsAt } of stops) {
      const property = getSnapshot().propertyById.get(propertyId)
      const free = property ? await findFreeSlots(db(), property, now) : []
      expect(free?.map((slot) => slot.toISOString())).not.toContain(startsAt.toISOString())
    }
  })

  test('notifies each agent of their own viewing only, in the language of the agency', async () => {
    const stops = await stopsOf(db())
    const email = 'kalender@voorbeeld.example'
    expect(await book(db(), stops, email, 'fr')).toBe('saved')
    for (const { id, propertyId } of await findLeads(db(), { email })) {
      const [mail] = await queuedMails(db(), { about: 'visit: agency', leadId: id })
      const [file, ...others] = mail?.attachments ?? []
      expect(others).toEqual([])
      const text = Buffer.from(file && 'content' in file ? file.content : '', 'base64').toString()
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
      expect(text).toContain(`UID:${id}@`)
      const property = propertyId === undefined ? undefined : getSnapshot().propertyById.get(propertyId)
      expect(text.replace(/\r\n[ \t]/g, '')).toContain(`SUMMARY:Bezoek: ${property?.texts.nl.title.replaceAll(',', '\\,')}`)
    }
  })

  test('has a sheet until the day is over, with documents requested from the same mailbox', async () => {
    const stops = await stopsOf(db())
    const email = 'blad@voorbeeld.example'
    expect(await book(db(), stops, email)).toBe('saved')
    const leads = await findLeads(db(), { email })
    const first = leads.find(({ payload }) => Array.isArray(payload['FURTHER']))
    if (!first) throw new Error('no first')
    const sheetOf = (source: 'mail' | 'page', moment = now) =>
      findSheet(db(), makeSheetToken(source, first.id, now), 'nl', moment)
    const sheet = await sheetOf('mail')
    expect(sheet?.stops.map(({ property, documents }) => [property.id, documents])).toEqual(
      stops.map(({ propertyId }) => [propertyId, []]),
    )
    expect(sheet?.stops.map(({ way }) => way !== undefined)).toEqual(stops.map((_, index) => index > 0))
    const propertyId = stops[0]?.propertyId
    const asked = {
      form: 'documents',
      language: 'nl',
      email,
      propertyId,
      status: 'new' as const,
      payload: {},
      uploads: [],
      messages: [],
    }
    await saveLead(db(), { ...asked, id: crypto.randomUUID(), token: crypto.randomUUID() }, now)
    const [document] = (await sheetOf('mail'))?.stops[0]?.documents ?? []
    const full = await sheetOf('mail')
    expect(document && full && documentAddress(full, String(document.id))).toMatch(
      new RegExp(`^/api/documents/${propertyId}/${document?.id}/\\?expires=`),
    )
    expect(full && documentAddress(full, '1')).toBeUndefined()
    expect((await sheetOf('page'))?.stops.flatMap(({ documents }) => documents)).toEqual([])
    const { until } = full ?? {}
    if (!until) throw new Error('no end')
    // The sheet is available until the end of the day of the last viewing, for each link.
    expect((await sheetOf('mail', new Date(until.getTime() - 1)))?.stops).toHaveLength(stops.length)
    expect(await sheetOf('mail', until)).toBeUndefined()
    expect(await findSheet(db(), 'a.b.c', 'nl', now)).toBeUndefined()
  })

  test('is booked by one of many concurrent visitors, and leaves no data of the others', async () => {
    const stops = await stopsOf(db())
    const emails = Array.from({ length: 4 }, (_, index) => `samen-${index}@voorbeeld.example`)
    const results = await Promise.all(emails.map((email) => book(db(), stops, email)))
    expect(results.filter((result) => result === 'saved')).toHaveLength(1)
    const leads = (await Promise.all(emails.map((email) => findLeads(db(), { email })))).map(({ length }) => length)
    expect(leads.toSorted()).toEqual([0, 0, 0, stops.length])
  })

  test('is rejected as a whole when one time is taken, a home is repeated, or the input is invalid', async () => {
    const [first, second] = await stopsOf(db())
    if (!first || !second) throw new Error('too few')
    const email = 'niets@voorbeeld.example'
    expect(await book(db(), [second], 'ander@voorbeeld.example')).toBe('saved')
    expect(await book(db(), [first, second], email)).toEqual({ code: 'dayTaken' })
    expect(await book(db(), [first, first], email)).toEqual({ code: 'dayTaken' })
    expect(await book(db(), [first, { propertyId: 1, startsAt: second.startsAt }], email)).toEqual({ code: 'dayTaken' })
    expect(await findLeads(db(), { email })).toEqual([])
  })
})
