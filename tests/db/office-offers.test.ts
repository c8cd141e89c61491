/** Offers and applications in the office: side by side, accepted with all that follows in one transaction, refused, and every look noted. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ContenderForm } from '@/lib/domain/office/contenders'
import { getDb } from '@/lib/server/db/client'
import { insertAccount } from '@/lib/server/db/repositories/accounts'
import { findLead, saveLead } from '@/lib/server/db/repositories/leads'
import { findListingVersion } from '@/lib/server/db/repositories/office-listings'
import { takeDueMessage } from '@/lib/server/db/repositories/outbox'
import { giveProperties } from '@/lib/server/db/repositories/owner-properties'
import { findItems } from '@/lib/server/db/repositories/portal-items'
import { type ContendersView, getContended, getContenders, noteLooks } from '@/lib/server/office/contenders-view'
import { accept, type Deciding, refuse } from '@/lib/server/office/decide'
import { changeListingState, overrideField } from '@/lib/server/office/listing-work'
import { makeOfferDocument } from '@/lib/server/office/offer-document'
import { staffAtShell } from '@/lib/server/office/staff'
import { undoDecision } from '@/lib/server/office/undo-decision'
import { deleteExpired } from '@/lib/server/privacy/retention'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { writeContent } from '../support/changed-content.ts'
import { getProperty, snapshot } from '../support/content.ts'
import { makeLead } from '../support/leads.ts'
import { askViewing, bookedOf, bookViewing, describeSiteOnBoth, inventedAddress, mailsAbout } from '../support/viewings.ts'

const now = new Date('2026-11-21T10:00:00Z')
const house = getProperty('s01')
const rental = getProperty('r01')
const staff = staffAtShell('nl')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

const person = (name: string, rest: object) => ({
  FIRST_NAME: name,
  LAST_NAME: 'Maes',
  EMAIL: `${name.toLowerCase()}@voorbeeld.example`,
  ADDRESS: 'Statielei 1',
  ZIP: '2600',
  CITY: 'Berchem',
  ...rest,
})

describeSiteOnBoth('offers and applications in the office', () => {
  let content: string

  beforeEach(async () => {
    content = writeContent({})
    vi.stubEnv('CONTENT_DIR', content)
    globalThis.currentSnapshot = snapshot
    const db = await getDb()
    for (const table of ['lead', 'audit', 'office_listing', 'listing_override', 'portal_item', 'account'] as const)
      await db.deleteFrom(table).execute()
    return () => {
      vi.stubEnv('CONTENT_DIR', 'data')
    }
  })

  async function add(id: string, form: ContenderForm, language: string, payload: object, createdAt: Date) {
    const propertyId = form === 'purchase-offer' ? house.id : rental.id
    const email = String((payload as { EMAIL?: string }).EMAIL)
    await saveLead(
      await getDb(),
      makeLead({ id, token: id, form, language, email, propertyId, payload, slot: undefined }),
      createdAt,
    )
  }

  const offer = (amount: number) => ({
    AMOUNT: amount,
    START_DATE: '2026-11-20',
    END_DATE: '2026-11-25',
    SUSPENSIVE: ['financing'],
    PLACE: 'Antwerpen',
    SIGN_DATE: '2026-11-20',
  })

  async function addOffers() {
    await add('rik', 'purchase-offer', 'nl', person('Rik', offer(980_000)), hoursAgo(5))
    await add('grace', 'purchase-offer', 'en', person('Grace', offer(990_000)), hoursAgo(29))
    await add('hugo', 'purchase-offer', 'fr', person('Hugo', offer(1_000_000)), hoursAgo(47))
  }

  async function addApplications() {
    await add('nadia', 'rental-application', 'fr', person('Nadia', { ADULTS: 1, INCOME_A: 2_550 }), hoursAgo(44))
    await add('samir', 'rental-application', 'nl', person('Samir', { ADULTS: 2, KIDS: 1, INCOME_A: 9_000 }), hoursAgo(20))
  }

  async function view(form: ContenderForm, query: { accept?: string; refuse?: string } = {}): Promise<ContendersView> {
    const look = { staff, language: 'nl' as const, now, accept: query.accept, refuse: query.refuse }
    const found = await getContenders(await getDb(), form, form === 'purchase-offer' ? house.id : rental.id, staff, look)
    if (!found) throw new Error('nobody wants it')
    return found
  }

  /** What the page of the sheet would send. */
  async function decidingOn(form: ContenderForm, id: string, changes: Partial<Deciding> = {}): Promise<Deciding> {
    const { sheet, state, listingVersion, propertyId } = await view(form, { accept: id })
    if (!sheet) throw new Error('nothing to decide')
    return {
      ...{ form, from: state, others: sheet.seen, letter: sheet.letter, reason: undefined },
      lead: { id, version: sheet.contender.version },
      listing: { id: propertyId, version: listingVersion },
      ...changes,
    }
  }

  const trail = async () =>
    (await (await getDb()).selectFrom('audit').select(['action', 'subject', 'subject_id', 'detail']).execute()).map(
      ({ action, subject, subject_id, detail }) => [action, subject, subject_id, detail].filter(Boolean).join(' '),
    )
  const letterTo = async (id: string, about: string) => (await mailsAbout(id)).find((mail) => mail.about === about)
  const statusOf = async (id: string) => (await findLead(await getDb(), id))?.status
  const override = (id: number): unknown => JSON.parse(readFileSync(join(content, 'overrides', `${id}.json`), 'utf8'))

  test('offers stand side by side with what each says; the document comes again as it was signed', async () => {
    await addOffers()
    const db = await getDb()
    expect(await getContended(db, staff, 'purchase-offer', 'nl')).toMatchObject([{ propertyId: house.id, open: 3, all: 3 }])
    const { contenders, price } = await view('purchase-offer')
    expect(price).toBe(985_000)
    expect(contenders.map(({ id, language, isOpen }) => [id, language, isOpen])).toEqual([
      ['hugo', 'fr', true],
      ['grace', 'en', true],
      ['rik', 'nl', true],
    ])
    const file = await makeOfferDocument(db, staff, 'hugo')
    expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await makeOfferDocument(db, staff, 'nobody')).toBeUndefined()
  })

  test('accepting one: letters in each language, viewings called off, under option, a line for the owner, all in the trail', async () => {
    await addOffers()
    const db = await getDb()
    const slot = (await findFreeSlots(db, house, now))?.[0] ?? now
    const booked = await bookViewing({ property: house, slot, now })
    const asked = bookedOf(await askViewing({ email: inventedAddress(), property: house, slot: 'other', now }), now).leadId
    const owner = await insertAccount(
      db,
      { email: 'ilse@voorbeeld.example', name: 'Ilse', role: 'owner', language: 'nl', passwordHash: undefined },
      now,
    )
    await giveProperties(db, owner, [house.id])
    expect((await view('purchase-offer', { accept: 'rik' })).sheet).toMatchObject({
      kind: 'accepted',
      viewings: expect.arrayContaining([expect.objectContaining({ id: booked }), expect.objectContaining({ id: asked })]),
      others: [{ contender: { id: 'hugo' } }, { contender: { id: 'grace' } }],
    })
    expect(await accept(db, staff, await decidingOn('purchase-offer', 'rik'), now)).toBe('done')
    expect([await statusOf('rik'), await statusOf('grace'), await statusOf('hugo')]).toEqual(['approved', 'rejected', 'rejected'])
    const accepted = (await letterTo('rik', 'office: accepted'))?.text
    expect(accepted).toContain('980.000')
    expect(accepted).toContain('met de voorwaarden die u stelde')
    const refused = await letterTo('hugo', 'office: refused')
    expect(refused?.text).toContain('Merci pour votre offre')
    expect(refused?.text).not.toMatch(/980|Rik/)
    expect((await letterTo('grace', 'office: refused'))?.text).toContain('Thank you for your offer')
    for (const id of [booked, asked]) expect(await letterTo(id, 'visit: cancelled')).toBeDefined()
    expect(override(house.id)).toEqual({ Marquee: 2, MarqueeDate: '2026-11-21' })
    const [item] = await findItems(db, { accountId: owner, propertyId: house.id }, 'communication')
    expect(item).toMatchObject({ subject: 'Een bod is aanvaard', comment: expect.stringContaining('3 biedingen') })
    expect((await trail()).toSorted()).toEqual(
      [
        'accepted offer rik',
        'refused offer grace',
        'refused offer hugo',
        `cancelled viewing ${booked}`,
        `cancelled viewing ${asked}`,
        `changed listing ${house.id} online, option`,
      ].toSorted(),
    )
    const { contenders } = await view('purchase-offer')
    expect(contenders.every(({ isOpen }) => !isOpen)).toBe(true)
  })

  test.each(['another offer', 'a change of an offer', 'a change of the property'])(
    '%s since the page was made: nothing happens, and whoever decides hears of it',
    async (what) => {
      await addOffers()
      const db = await getDb()
      const deciding = await decidingOn('purchase-offer', 'rik')
      if (what === 'another offer') await add('late', 'purchase-offer', 'nl', person('Late', offer(1_100_000)), now)
      if (what === 'a change of an offer') await db.updateTable('lead').set({ version: 2 }).where('id', '=', 'hugo').execute()
      if (what === 'a change of the property')
        await overrideField(db, staff, { id: house.id, version: 0 }, { path: 'PScore', value: 'B' }, now)
      await db.deleteFrom('audit').execute()
      expect(await accept(db, staff, deciding, now)).toBe('newer')
      expect(await statusOf('rik')).toBe('new')
      expect(await trail()).toEqual([])
      expect(await mailsAbout('rik')).toEqual([])
    },
  )

  test('two accept two offers at once: one of them is done, the other hears of it', async () => {
    await addOffers()
    const db = await getDb()
    const both = [await decidingOn('purchase-offer', 'rik'), await decidingOn('purchase-offer', 'grace')]
    const results = await Promise.all(both.map((deciding) => accept(db, staff, deciding, now)))
    expect(results.filter((result) => result === 'done')).toHaveLength(1)
    expect((await trail()).filter((line) => line.startsWith('accepted'))).toHaveLength(1)
  })

  test('a file that cannot be written undoes letters, viewings and decision', async () => {
    await addOffers()
    const db = await getDb()
    const asked = bookedOf(await askViewing({ email: inventedAddress(), property: house, slot: 'other', now }), now).leadId
    writeFileSync(join(content, 'overrides'), 'a file where the folder should be')
    expect(await accept(db, staff, await decidingOn('purchase-offer', 'rik'), now)).toBe('closed')
    rmSync(join(content, 'overrides'))
    expect([await statusOf('rik'), await statusOf('hugo'), await statusOf(asked)]).toEqual(['new', 'new', 'requested'])
    expect(await trail()).toEqual([])
    expect(await letterTo('rik', 'office: accepted')).toBeUndefined()
  })

  const undoing = (leadId: string, form: ContenderForm = 'purchase-offer') => ({
    ...{ leadId, form },
    propertyId: form === 'purchase-offer' ? house.id : rental.id,
  })
  const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

  async function acceptRik() {
    await addOffers()
    const db = await getDb()
    const [slot] = (await findFreeSlots(db, house, now)) ?? []
    if (!slot) throw new Error('no free slot')
    const booked = await bookViewing({ email: inventedAddress(), property: house, slot, now })
    const asked = bookedOf(await askViewing({ email: inventedAddress(), property: house, slot: 'other', now }), now).leadId
    const before = await db.selectFrom('appointment').selectAll().where('lead_id', '=', booked).execute()
    await db.updateTable('outbox').set({ status: 'sent', message: 'null' }).execute()
    expect(await accept(db, staff, await decidingOn('purchase-offer', 'rik'), now)).toBe('done')
    return { db, slot, booked, asked, before }
  }

  test('letters wait for a quarter of an hour, and the times of viewings are kept as long', async () => {
    const { db, slot } = await acceptRik()
    const held = await db.selectFrom('outbox').select(['due_at', 'decision_id']).where('status', '=', 'queued').execute()
    expect(held.length).toBeGreaterThanOrEqual(5)
    expect(new Set(held.map(({ due_at, decision_id }) => `${due_at} ${decision_id}`))).toEqual(
      new Set([`${minutesLater(15).toISOString()} rik`]),
    )
    expect(await takeDueMessage(db, 'bulk', minutesLater(14))).toBeUndefined()
    expect(await findFreeSlots(db, house, minutesLater(14))).not.toContainEqual(slot)
    expect(await findFreeSlots(db, house, minutesLater(16))).toContainEqual(slot)
    expect((await view('purchase-offer')).decision).toMatchObject({ leadId: 'rik', until: minutesLater(15) })
  })

  test('an acceptance is taken back: no letter goes, offers, viewings, property and owner’s line are as before', async () => {
    const { db, booked, asked, before } = await acceptRik()
    await db.deleteFrom('audit').execute()
    expect(await undoDecision(db, staff, undoing('rik'), minutesLater(14))).toBe('done')
    expect(await db.selectFrom('outbox').select('subject').where('status', '=', 'queued').execute()).toEqual([])
    for (const id of ['rik', 'grace', 'hugo']) expect(await statusOf(id)).toBe('new')
    expect([await statusOf(booked), await statusOf(asked)]).toEqual(['confirmed', 'requested'])
    expect((await findLead(db, booked))?.payload).not.toHaveProperty('FORMER_MOMENT')
    expect(await db.selectFrom('appointment').selectAll().where('lead_id', '=', booked).execute()).toEqual(before)
    expect(await db.selectFrom('viewing_proposal').selectAll().where('lead_id', '=', booked).execute()).toEqual([])
    expect(existsSync(join(content, 'overrides', `${house.id}.json`))).toBe(false)
    expect(await db.selectFrom('portal_item').select('id').execute()).toEqual([])
    expect((await trail()).toSorted()).toEqual(
      [
        ...['rik', 'grace', 'hugo'].map((id) => `tookBack offer ${id}`),
        ...[booked, asked].map((id) => `tookBack viewing ${id}`),
        `tookBack listing ${house.id}`,
      ].toSorted(),
    )
    const shown = await view('purchase-offer')
    expect([shown.decision, shown.contenders.filter(({ isOpen }) => isOpen).length]).toEqual([undefined, 3])
    expect(await undoDecision(db, staff, undoing('rik'), minutesLater(14))).toBe('late')
    expect(await accept(db, staff, await decidingOn('purchase-offer', 'grace'), now)).toBe('done')
  })

  test('too late, once a letter is on its way; a colleague’s other state of the property stops it as well', async () => {
    const { db } = await acceptRik()
    expect(await undoDecision(db, staff, undoing('rik'), minutesLater(15))).toBe('late')
    // Another server's clock is ahead.
    await takeDueMessage(db, 'bulk', minutesLater(16))
    expect(await undoDecision(db, staff, undoing('rik'), minutesLater(14))).toBe('late')
    await db.updateTable('outbox').set({ attempts: 0, lease_ends_at: null }).execute()
    const { version } = await findListingVersion(db, staff, house.id)
    const states = { from: 'option', to: 'sold' } as const
    expect(await changeListingState(db, staff, { id: house.id, version }, states, now)).toBe('done')
    expect(await undoDecision(db, staff, undoing('rik'), minutesLater(14))).toBe('newer')
    expect([await statusOf('rik'), await statusOf('hugo')]).toEqual(['approved', 'rejected'])
  })

  test('two take one acceptance back at once: one of them does; an application works as an offer does', async () => {
    await addApplications()
    const db = await getDb()
    expect(await accept(db, staff, await decidingOn('rental-application', 'nadia'), now)).toBe('done')
    const both = await Promise.all([1, 2].map(() => undoDecision(db, staff, undoing('nadia', 'rental-application'), now)))
    expect(both.toSorted()).toEqual(['done', 'late'])
    expect([await statusOf('nadia'), await statusOf('samir')]).toEqual(['new', 'new'])
  })

  test('one refused by itself: its letter goes, everything else stays', async () => {
    await addOffers()
    const db = await getDb()
    const { sheet } = await view('purchase-offer', { refuse: 'grace' })
    const letter = { subject: 'Your offer', text: 'Dear Grace,\n\nthe owner says no.' }
    const refusing = { form: 'purchase-offer' as const, propertyId: house.id, letter }
    const lead = { id: 'grace', version: sheet?.contender.version ?? 0 }
    expect(await refuse(db, staff, { ...refusing, lead }, now)).toBe('done')
    expect((await letterTo('grace', 'office: refused'))?.text).toContain('the owner says no.')
    expect(await refuse(db, staff, { ...refusing, lead }, now)).toBe('gone')
    expect([await statusOf('rik'), await statusOf('grace')]).toEqual(['new', 'rejected'])
    expect((await view('purchase-offer')).state).toBe('online')
  })

  test('a letter says nothing that is not so: no conditions that nobody set, and nobody else who was chosen', async () => {
    await add('rik', 'purchase-offer', 'nl', person('Rik', { ...offer(980_000), SUSPENSIVE: [] }), hoursAgo(5))
    await addApplications()
    const { letter: accepted } = await decidingOn('purchase-offer', 'rik')
    expect(accepted.text).not.toContain('voorwaarden')
    const { sheet } = await view('rental-application', { refuse: 'samir' })
    expect(sheet?.letter.text).toContain('niet gekozen')
    expect(sheet?.letter.text).not.toContain('andere kandidaat')
  })

  test('applications stand in the order that they came, whatever the income; each that is shown is a look in the trail', async () => {
    await addApplications()
    const db = await getDb()
    const shown = await view('rental-application')
    expect(shown.contenders.map(({ id, place, means, occupants }) => [id, place, means?.share, occupants])).toEqual([
      ['nadia', 1, 50, 1],
      ['samir', 2, 14, 3],
    ])
    expect(shown.region).toBe('flanders')
    expect(shown.asked.length).toBeGreaterThan(5)
    await noteLooks(db, staff, shown, now)
    await noteLooks(db, staff, shown, now)
    expect((await trail()).toSorted()).toEqual(['nadia', 'nadia', 'samir', 'samir'].map((id) => `saw application ${id}`))
  })

  test('who passes over the first gives a reason, which the trail keeps; refused ones go when the form said, the tenant stays', async () => {
    await addApplications()
    const db = await getDb()
    expect((await view('rental-application', { accept: 'nadia' })).sheet?.reasons).toEqual([])
    expect((await view('rental-application', { accept: 'samir' })).sheet?.reasons).toContain('means')
    expect(await accept(db, staff, await decidingOn('rental-application', 'samir'), now)).toBe('no-reason')
    expect(await statusOf('samir')).toBe('new')
    expect(await accept(db, staff, await decidingOn('rental-application', 'samir', { reason: 'withdrawn' }), now)).toBe('done')
    expect(await trail()).toContain('accepted application samir withdrawn')
    expect((await letterTo('nadia', 'office: refused'))?.text).toContain('90 jours')
    const { contenders } = await view('rental-application')
    const { keptUntil = '' } = contenders.find(({ id }) => id === 'nadia') ?? {}
    await deleteExpired(db, new Date(`${keptUntil}T00:00:00Z`))
    expect(await statusOf('nadia')).toBe('rejected')
    await deleteExpired(db, new Date(Date.parse(`${keptUntil}T00:00:00Z`) + 2 * 86_400_000))
    expect([await statusOf('nadia'), await statusOf('samir')]).toEqual([undefined, 'approved'])
  })
})
