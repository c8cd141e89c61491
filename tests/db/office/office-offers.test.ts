/** Offers and applications in the office: comparing them, and the effects of a decision. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { daysBetween } from '@/lib/domain/text/date'
import { getDb } from '@/lib/server/db/client'
import { insertAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { giveProperties } from '@/lib/server/db/repositories/portal/owner-properties'
import { findItems } from '@/lib/server/db/repositories/portal/portal-items'
import { overrideField } from '@/lib/server/office/listings/listing-actions'
import { getContended } from '@/lib/server/office/offers/contenders-view'
import { accept, reject } from '@/lib/server/office/offers/make-decision'
import { renderOfferDocument } from '@/lib/server/office/offers/offer-document'
import { recordApplicationViews } from '@/lib/server/office/offers/record-views'
import { deleteExpired } from '@/lib/server/privacy/retention'
import { env } from '@/lib/server/runtime/env'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { hoursAgo, house, now, person, prepareOffers, staff } from '../../support/office-offers.ts'
import { askViewing, bookedOf, bookViewing, describeSiteOnBoth, inventedAddress, mailsAbout } from '../../support/viewings.ts'

describeSiteOnBoth('offers and applications in the office', () => {
  const { content, add, offer, addOffers, addApplications, view, decidingOn, trail, statusOf } = prepareOffers()

  const letterTo = async (id: string, about: string) => (await mailsAbout(id)).find((mail) => mail.about === about)

  const override = (id: number): unknown => JSON.parse(readFileSync(join(content(), 'overrides', `${id}.json`), 'utf8'))

  test('offers are compared; the document is rendered again as it was signed', async () => {
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
    const file = await renderOfferDocument(db, staff, 'hugo')
    expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await renderOfferDocument(db, staff, 'nobody')).toBeUndefined()
  })

  test('accepting one: letters in each language, viewings cancelled, under option, an item for the owner, all in the audit trail', async () => {
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
    '%s since the page was rendered: the decision is rejected',
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

  test('of two concurrent acceptances one succeeds, the other is rejected', async () => {
    await addOffers()
    const db = await getDb()
    const both = [await decidingOn('purchase-offer', 'rik'), await decidingOn('purchase-offer', 'grace')]
    const results = await Promise.all(both.map((deciding) => accept(db, staff, deciding, now)))
    expect(results.filter((result) => result === 'done')).toHaveLength(1)
    expect((await trail()).filter((line) => line.startsWith('accepted'))).toHaveLength(1)
  })

  test('a failed file write rolls back letters, viewings and decision', async () => {
    await addOffers()
    const db = await getDb()
    const asked = bookedOf(await askViewing({ email: inventedAddress(), property: house, slot: 'other', now }), now).leadId
    writeFileSync(join(content(), 'overrides'), 'a file where the folder should be')
    expect(await accept(db, staff, await decidingOn('purchase-offer', 'rik'), now)).toBe('closed')
    rmSync(join(content(), 'overrides'))
    expect([await statusOf('rik'), await statusOf('hugo'), await statusOf(asked)]).toEqual(['new', 'new', 'requested'])
    expect(await trail()).toEqual([])
    expect(await letterTo('rik', 'office: accepted')).toBeUndefined()
  })

  test('rejecting one sends its letter, everything else stays', async () => {
    await addOffers()
    const db = await getDb()
    const { sheet } = await view('purchase-offer', { refuse: 'grace' })
    const letter = { subject: 'Your offer', text: 'Dear Grace,\n\nthe owner says no.' }
    const refusing = { form: 'purchase-offer' as const, propertyId: house.id, letter }
    const lead = { id: 'grace', version: sheet?.contender.version ?? 0 }
    expect(await reject(db, staff, { ...refusing, lead }, now)).toBe('done')
    expect((await letterTo('grace', 'office: refused'))?.text).toContain('the owner says no.')
    expect(await reject(db, staff, { ...refusing, lead }, now)).toBe('gone')
    expect([await statusOf('rik'), await statusOf('grace')]).toEqual(['new', 'rejected'])
    expect((await view('purchase-offer')).state).toBe('online')
  })

  test('a letter mentions no conditions that were not set, and no other bidder', async () => {
    await add('rik', 'purchase-offer', 'nl', person('Rik', { ...offer(980_000), SUSPENSIVE: [] }), hoursAgo(5))
    await addApplications()
    const { letter: accepted } = await decidingOn('purchase-offer', 'rik')
    expect(accepted.text).not.toContain('voorwaarden')
    const { sheet } = await view('rental-application', { refuse: 'samir' })
    expect(sheet?.letter.text).toContain('niet gekozen')
    expect(sheet?.letter.text).not.toContain('andere kandidaat')
  })

  test('applications are listed by arrival, whatever the income; each view is in the audit trail', async () => {
    await addApplications()
    const db = await getDb()
    const shown = await view('rental-application')
    expect(shown.contenders.map(({ id, place, means, occupants }) => [id, place, means?.share, occupants])).toEqual([
      ['nadia', 1, 50, 1],
      ['samir', 2, 14, 3],
    ])
    expect(shown.region).toBe('flanders')
    expect(shown.asked.length).toBeGreaterThan(5)
    await recordApplicationViews(db, staff, shown, now)
    await recordApplicationViews(db, staff, shown, now)
    expect((await trail()).toSorted()).toEqual(['nadia', 'nadia', 'samir', 'samir'].map((id) => `saw application ${id}`))
  })

  test('passing over the first application requires a reason for the audit trail; rejected ones are deleted in time, the tenant stays', async () => {
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
    // The data of the future tenant is retained as long as other leads, as the page shows.
    const { LEAD_DAYS, CANDIDATE_DAYS } = env()
    const daysOf = (name: string) => daysBetween('2026-11-20', contenders.find(({ id }) => id === name)?.keptUntil ?? '')
    expect([daysOf('samir'), daysOf('nadia') + 1]).toEqual([LEAD_DAYS, CANDIDATE_DAYS])
    const { keptUntil = '' } = contenders.find(({ id }) => id === 'nadia') ?? {}
    await deleteExpired(db, new Date(`${keptUntil}T00:00:00Z`))
    expect(await statusOf('nadia')).toBe('rejected')
    await deleteExpired(db, new Date(Date.parse(`${keptUntil}T00:00:00Z`) + 2 * 86_400_000))
    expect([await statusOf('nadia'), await statusOf('samir')]).toEqual([undefined, 'approved'])
  })
})
