/** Viewings planned by the office: confirmed at once, never overlapping, mailed to those concerned, and undone within seconds. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { findLead, saveLead } from '@/lib/server/db/repositories/leads/leads'
import { saveUnwanted } from '@/lib/server/db/repositories/outbox/unwanted-mail'
import { recipientKey } from '@/lib/server/mail/recipient-limits'
import { undoMs } from '@/lib/server/office/forms/undo-window'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { planSchema, receivePlan } from '@/lib/server/office/viewings/plan-forms'
import { findPlannedMail } from '@/lib/server/office/viewings/plan-preview'
import { getPlan, readPlanQuery } from '@/lib/server/office/viewings/plan-view'
import { type Plan, planViewing } from '@/lib/server/office/viewings/plan-viewing'
import { undoViewing } from '@/lib/server/office/viewings/undo-viewing'
import { mailPreviewOf } from '@/lib/server/office/viewings/viewing-preview'
import { translatorOf } from '@/lib/server/pages/translator'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { getProperty, snapshot } from '../../support/content.ts'
import { makeLead } from '../../support/leads.ts'
import { askViewing, describeSiteOnBoth, inventedAddress, mailsAbout } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

const now = new Date('2026-11-21T10:00:00Z')
const house = getProperty('s01')
const staff = staffAtShell('nl')

const freeSlots = async () => (await findFreeSlots(await getDb(), house, now)) ?? []

async function planAt(place: number, more: Partial<Plan> = {}): Promise<Plan> {
  const startsAt = (await freeSlots())[place] ?? now
  const visitor = {
    title: '',
    firstName: 'Noor',
    lastName: 'Smets',
    email: inventedAddress(),
    phone: '',
    language: 'fr' as const,
  }
  return { property: house, startsAt, visitor, note: '', source: undefined, token: randomUUID(), ...more }
}

async function planned(plan: Plan): Promise<string> {
  const result = await planViewing(await getDb(), staff, plan, now)
  if (result.kind !== 'planned') throw new Error(result.kind)
  return result.id
}

/** A question about the property, as the office sees it. */
async function question() {
  const db = await getDb()
  const [id, email] = [randomUUID(), inventedAddress()]
  const payload = { FIRST_NAME: 'Ilse', LAST_NAME: 'Torfs', PHONE_NUMBER: '0470123456' }
  await saveLead(db, makeLead({ id, token: id, form: 'information', language: 'fr', email, propertyId: house.id, payload }), now)
  return { id, email, version: 1 }
}

const progressOf = async (id: string) =>
  (await getDb()).selectFrom('lead').select(['state', 'status', 'answered_at']).where('id', '=', id).executeTakeFirst()

const eventsOf = async (id: string) =>
  (await (await getDb()).selectFrom('lead_event').select('kind').where('lead_id', '=', id).execute()).map(({ kind }) => kind)

const form = (values: Record<string, string | number>) => planSchema.parse({ property: house.id, token: randomUUID(), ...values })

const receive = async (values: Record<string, string | number>) =>
  receivePlan({ db: await getDb(), staff, values: form(values), language: 'nl', t: translatorOf('nl'), now })

describeSiteOnBoth('viewings that the office plans', () => {
  beforeEach(async () => {
    const db = await getDb()
    for (const table of ['lead', 'audit', 'outbox', 'former_state', 'unwanted_mail'] as const)
      await db.deleteFrom(table).execute()
  })

  test('is confirmed at once, in the language of its visitor, and is in history and audit trail', async () => {
    const plan = await planAt(0, { note: 'La cave est sèche.' })
    const id = await planned(plan)
    const lead = await findLead(await getDb(), id)
    expect(lead).toMatchObject({ form: 'visit', status: 'confirmed', language: 'fr', propertyId: house.id })
    expect(lead?.payload).toMatchObject({ LAST_NAME: 'Smets', SLOT: plan.startsAt.toISOString() })
    expect(await progressOf(id)).toMatchObject({ state: 'done', answered_at: now.toISOString() })
    expect((await freeSlots())[0]).not.toEqual(plan.startsAt)
    const [visitor, agent, ...more] = await mailsAbout(id)
    expect([visitor?.about, agent?.about, more]).toEqual(['visit: planned', 'visit: planned, agency', []])
    expect(visitor?.text).toContain('La cave est sèche.')
    // The visitor filled in no form.
    expect(visitor?.text).toContain('parce que nous avons convenu de cette visite avec vous')
    expect(visitor?.attachments[0]?.contentType).toMatch(/^text\/calendar/)
    expect(agent?.text).toContain('plande voor u een bezoek met Noor Smets')
    const trail = await (await getDb()).selectFrom('audit').select(['action', 'subject', 'detail']).execute()
    expect(trail).toEqual([{ action: 'scheduled', subject: 'viewing', detail: null }])
    expect(await eventsOf(id)).toEqual(['made'])
  })

  test('the same form sent twice is one viewing, one mail, one audit entry', async () => {
    const db = await getDb()
    const plan = await planAt(0)
    const both = await Promise.all([planViewing(db, staff, plan, now), planViewing(db, staff, plan, now)])
    expect(both[0]).toEqual(both[1])
    const counts = await Promise.all(
      (['lead', 'audit'] as const).map(async (table) => (await db.selectFrom(table).select('id').execute()).length),
    )
    expect(counts).toEqual([1, 1])
  })

  test('with concurrent bookings each time is given once', async () => {
    const db = await getDb()
    const [slot, other] = await freeSlots()
    if (!slot || !other) throw new Error('two slots are needed')
    const tries = Array.from({ length: 60 }, async (_, index) => {
      const startsAt = index % 4 < 2 ? slot : other
      if (index % 2 === 0) return (await planViewing(db, staff, await planAt(0, { startsAt }), now)).kind
      return (await askViewing({ email: inventedAddress(), property: house, slot: startsAt, now })).kind
    })
    const results = await Promise.all(tries)
    expect(results.filter((kind) => kind === 'planned' || kind === 'saved')).toHaveLength(2)
    expect(await db.selectFrom('appointment').select('id').execute()).toHaveLength(2)
    // If the agent is not free, nothing is stored.
    const leads = await db.selectFrom('lead').select('id').execute()
    expect(leads).toHaveLength(2)
  })

  test('for a lead: the sender is mailed in their language, the lead is answered and done, and a colleague’s change is detected', async () => {
    const { id: source, version, email } = await question()
    const at = (await freeSlots())[0]?.toISOString() ?? ''
    expect(await receive({ lead: source, version: 7, slots: at })).toMatchObject({
      notice: { tone: 'wrong' },
      values: { slots: at },
    })
    expect(await progressOf(source)).toMatchObject({ state: 'new' })
    expect(await receive({ lead: source, version, slots: at })).toMatchObject({ goTo: expect.stringContaining('said=planned') })
    expect(await progressOf(source)).toMatchObject({ state: 'done', answered_at: now.toISOString() })
    expect(await eventsOf(source)).toEqual(['planned'])
    const viewing = await (await getDb()).selectFrom('lead').selectAll().where('form', '=', 'visit').executeTakeFirstOrThrow()
    expect(viewing).toMatchObject({ email, language: 'fr', status: 'confirmed' })
    expect(JSON.parse(viewing.payload)).toMatchObject({ FIRST_NAME: 'Ilse', PHONE_NUMBER: '0470123456' })
  })

  test('undone within seconds: no lead, no slot, no mail, and the source lead is open again', async () => {
    const { id: source, version } = await question()
    const slots = (await freeSlots()).map(Number)
    const id = await planned(await planAt(0, { source: { id: source, version } }))
    const db = await getDb()
    const undo = (at: Date, seen = 2) => undoViewing({ db, staff, seen: { id, version: seen }, now: at })
    expect(await undo(now, 1)).toBe('newer')
    expect(await undo(new Date(now.getTime() + undoMs + 1))).toBe('late')
    expect(await undo(now)).toBe('removed')
    expect(await findLead(db, id)).toBeUndefined()
    expect(await progressOf(source)).toMatchObject({ state: 'new', answered_at: null })
    expect((await freeSlots()).map(Number)).toEqual(slots)
    expect(await mailsAbout(id)).toEqual([])
    const trail = await db.selectFrom('audit').select('action').orderBy('at').execute()
    expect(trail.map(({ action }) => action).toSorted()).toEqual(['scheduled', 'tookBack'])
  })

  test('typed values are validated, and sent back with errors', async () => {
    const at = (await freeSlots())[0]?.toISOString() ?? ''
    const person = { LAST_NAME: 'Smets', EMAIL: inventedAddress(), visitor: 'de' }
    const wrong = await receive({ ...person, EMAIL: 'nora', LAST_NAME: '', PHONE_NUMBER: '12', slots: at })
    expect(wrong).toMatchObject({
      errors: { LAST_NAME: expect.any(String), EMAIL: expect.any(String), PHONE_NUMBER: expect.any(String) },
    })
    expect(wrong).toMatchObject({ values: { EMAIL: 'nora', slots: at, visitor: 'de' } })
    expect(await receive(person)).toMatchObject({ notice: { tone: 'wrong' } })
    expect(await receive({ ...person, time: '2026-11-01T10:00' })).toMatchObject({ notice: { tone: 'wrong' } })
    // Reported addresses get no mail this way either.
    await saveUnwanted(await getDb(), recipientKey(person.EMAIL), 'visit', now)
    expect(await receive({ ...person, slots: at })).toMatchObject({
      errors: { EMAIL: translatorOf('nl')('OfficePlan.unwanted') },
    })
    expect(await (await getDb()).selectFrom('lead').select('id').execute()).toEqual([])
    const asked = await question()
    await saveUnwanted(await getDb(), recipientKey(asked.email), 'information', now)
    expect(await receive({ lead: asked.id, version: 1, slots: at })).toMatchObject({
      notice: { title: translatorOf('nl')('OfficePlan.unwanted') },
    })
    expect(await mailsAbout(asked.id)).toEqual([])
    // A typed time at which the agent is free.
    const typed = { ...person, EMAIL: inventedAddress(), time: '2026-11-29T07:15' }
    expect(await receive(typed)).toMatchObject({ goTo: expect.stringContaining('said=planned') })
    expect(await receive({ ...typed, EMAIL: inventedAddress() })).toMatchObject({ values: { time: typed.time } })
  })

  test('the page is filled with the property and sender of a lead, and the free time chosen in the calendar', async () => {
    const db = await getDb()
    const { id: source, email } = await question()
    const [slot = now] = await freeSlots()
    const look = (query: Record<string, string>) => getPlan(db, staff, 'nl', readPlanQuery(query), now)
    const plan = await look({ lead: source, time: slot.toISOString() })
    expect(plan).toMatchObject({ source: { email, language: 'fr', name: 'Ilse Torfs' }, slot, typed: '' })
    expect(plan.chosen?.property.id).toBe(house.id)
    expect(plan.chosen?.weeks.weeks.reduce((sum, { free }) => sum + free, 0)).toBe((await freeSlots()).length)
    // Only properties of that agent, and none that is sold.
    const ofAgent = await look({ agent: '11' })
    expect(ofAgent.chosen).toBeUndefined()
    expect(ofAgent.properties.map(({ id }) => id)).toContain(house.id)
    expect(ofAgent.properties.length).toBeLessThan((await look({})).properties.length)
    expect((await look({ property: String(getProperty('s15').id) })).chosen).toBeUndefined()
    // A time that is not free is put into the text field; invalid values are ignored.
    expect(await look({ property: String(house.id), time: '2026-11-29T06:15:00.000Z' })).toMatchObject({
      slot: undefined,
      typed: '2026-11-29T07:15',
    })
    expect(await look({ property: 'x', time: 'y', lead: 'z' })).toMatchObject({ chosen: undefined, source: undefined, typed: '' })
  })

  test('the mail can be previewed in the chosen language, with typed text highlighted, and without working links', async () => {
    const [slot = now] = await freeSlots()
    const data = new FormData()
    const values = {
      property: String(house.id),
      token: 'of the page',
      slots: slot.toISOString(),
      note: "L'arbre est à nous",
      visitor: 'fr',
    }
    for (const [name, value] of Object.entries({ ...values, FIRST_NAME: 'Noor' })) data.set(name, value)
    const mail = await mailPreviewOf(await findPlannedMail(data), now)
    expect(mail?.subject).toContain('Votre visite est confirmée')
    const pieces = mail?.parts.flatMap((part) => (part.kind === 'paragraph' ? part.pieces : [])) ?? []
    expect(pieces.filter(({ isFilled }) => isFilled).map(({ text }) => text)).toContain('L’arbre est à nous')
    expect(pieces.map(({ text }) => text).join(' ')).toContain('Noor')
    expect(JSON.stringify(mail)).not.toContain('token')
    data.set('slots', '')
    expect(await mailPreviewOf(await findPlannedMail(data), now)).toBeUndefined()
  })
})
