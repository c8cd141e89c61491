/** Changes of a property's state with their effects, and undoing them within seconds. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { undoMs } from '@/lib/server/office/forms/undo-window'
import { changeListingState, overrideField } from '@/lib/server/office/listings/listing-actions'
import { undoListing } from '@/lib/server/office/listings/undo-listing'
import { cancelViewingFor } from '@/lib/server/office/viewings/viewing-actions'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { snapshot } from '../../support/content.ts'
import { ownMedia } from '../../support/copy-content.ts'
import { house, now, prepareListings, rental, staff, today } from '../../support/office-listings.ts'
import { askViewing, bookedOf, bookViewing, describeSiteOnBoth, inventedAddress, mailsAbout } from '../../support/viewings.ts'

describeSiteOnBoth('states of a property in the office', () => {
  const { content, overrideOf, record, reload, view, seen, trail } = prepareListings()

  test('withheld and published again: the page is removed and restored, the file is unchanged', async () => {
    const db = await getDb()
    await changeListingState(db, staff, await seen(house.id), { from: 'online', to: 'withheld' }, now)
    reload()
    expect(globalThis.currentSnapshot?.propertyById.has(house.id)).toBe(false)
    expect(await view(house.id)).toMatchObject({ state: 'withheld', name: expect.stringContaining('Antwerpen') })
    await changeListingState(db, staff, await seen(house.id), { from: 'withheld', to: 'online' }, now)
    reload()
    expect(globalThis.currentSnapshot?.propertyById.get(house.id)).toEqual(snapshot.propertyById.get(house.id))
    expect(() => overrideOf(house.id)).toThrow('ENOENT')
    expect((await trail()).map(([, , , detail]) => detail)).toEqual(['online, withheld', 'withheld, online'])
  })

  test('withheld: its viewings stay in the calendar, where the office cancels them, as the page announces', async () => {
    const db = await getDb()
    const slot = (await findFreeSlots(db, house, now))?.[0] ?? now
    const id = await bookViewing({ property: house, slot, now })
    const cancel = () => cancelViewingFor({ db, staff, seen: { id, version: 1 }, now }, '')
    expect((await view(house.id, 'withheld')).sheet?.viewings).toMatchObject([{ id }])
    await changeListingState(db, staff, await seen(house.id), { from: 'online', to: 'withheld' }, now)
    reload()
    expect(await cancel()).toBe('booked')
  })

  test('discreet: off the site, offered without address, with a price range and its own picture; any other state ends that', async () => {
    ownMedia(content())
    const db = await getDb()
    const before = snapshot.discreetProperties.length
    expect(await changeListingState(db, staff, await seen(house.id), { from: 'online', to: 'discreet' }, now)).toBe('done')
    reload()
    const offers = globalThis.currentSnapshot?.discreetProperties ?? []
    expect(offers).toHaveLength(before + 1)
    const offer = offers.at(-1)
    const price = record(house.id).Price
    expect(offer?.priceFrom).toBeLessThan(price * 0.95)
    expect(offer?.priceTo).toBeGreaterThan(price * 1.05)
    expect(JSON.stringify(offer)).not.toMatch(new RegExp(`${record(house.id).Street}|${house.id}|s01`))
    expect((await view(house.id)).state).toBe('discreet')
    expect(globalThis.currentSnapshot?.propertyById.has(house.id)).toBe(false)
    expect(await changeListingState(db, staff, await seen(house.id), { from: 'discreet', to: 'online' }, now)).toBe('done')
    reload()
    expect(globalThis.currentSnapshot?.discreetProperties).toHaveLength(before)
    expect((await view(house.id)).state).toBe('online')
  })

  test('an invalid discreet list is not overwritten, and nothing changes', async () => {
    writeFileSync(join(content(), 'discreet.json'), '{}')
    const at = await seen(house.id)
    expect(await changeListingState(await getDb(), staff, at, { from: 'online', to: 'discreet' }, now)).toBe('closed')
    expect(readFileSync(join(content(), 'discreet.json'), 'utf8')).toBe('{}')
    expect(await trail()).toEqual([])
  })

  test('under option has its marker in each language, and viewings stay', async () => {
    const db = await getDb()
    const slot = (await findFreeSlots(db, house, now))?.[0]
    const id = await bookViewing({ property: house, slot: slot ?? now, now })
    expect((await view(house.id, 'option')).sheet?.viewings).toMatchObject([{ id, name: 'An Peeters', startsAt: slot }])
    await changeListingState(db, staff, await seen(house.id), { from: 'online', to: 'option' }, now)
    reload()
    expect(globalThis.currentSnapshot?.propertyById.get(house.id)).toMatchObject({
      marquee: 2,
      marqueeDate: today,
      texts: { nl: { marqueeName: 'Onder optie' }, fr: { marqueeName: 'Sous option' } },
    })
    expect((await view(house.id)).state).toBe('option')
    expect((await mailsAbout(id)).map(({ about }) => about)).not.toContain('visit: cancelled')
  })

  test('let: viewings with and without a time are cancelled in the same transaction, each with a mail that gives the reason', async () => {
    const db = await getDb()
    const slot = (await findFreeSlots(db, rental, now))?.[0]
    const booked = await bookViewing({ property: rental, slot: slot ?? now, now })
    const asked = bookedOf(await askViewing({ email: inventedAddress(), property: rental, slot: 'other', now }), now).leadId
    expect((await view(rental.id, 'sold')).sheet?.viewings).toHaveLength(2)
    const before = await seen(rental.id)
    expect(await changeListingState(db, staff, before, { from: 'online', to: 'sold' }, now)).toBe('done')
    for (const id of [booked, asked]) {
      const mail = (await mailsAbout(id)).find(({ about }) => about === 'visit: cancelled')
      expect(mail?.text).toContain('Het pand is intussen niet meer beschikbaar.')
      // The reason is not that the agent has no time, and no other time is offered.
      expect(mail?.text).not.toMatch(/niet ontvangen|Kies een ander moment/)
    }
    const notice = (await mailsAbout(asked)).find(({ about }) => about === 'visit: cancelled, agency')
    expect(notice?.subject).toContain('Bezoekaanvraag afgewezen')
    expect(notice?.text).not.toContain('wil dit pand niet meer bezoeken')
    reload()
    expect(globalThis.currentSnapshot?.propertyById.get(rental.id)).toMatchObject({ availability: 'rented', marquee: 4 })
    // An outdated page is rejected, and nothing is cancelled twice.
    expect(await changeListingState(db, staff, before, { from: 'online', to: 'sold' }, now)).toBe('newer')
    expect((await trail()).filter(([action]) => action === 'cancelled')).toHaveLength(2)
  })

  test('let and undone within seconds: viewings have their times again, and nobody is mailed', async () => {
    const db = await getDb()
    const slot = (await findFreeSlots(db, rental, now))?.[0] ?? now
    const booked = await bookViewing({ property: rental, slot, now })
    await changeListingState(db, staff, await seen(rental.id), { from: 'online', to: 'sold' }, now)
    reload()
    const times = await findFreeSlots(db, rental, now)
    expect(times?.map((time) => time.toISOString()) ?? []).not.toContain(slot.toISOString())
    expect(await undoListing(db, staff, { id: rental.id, version: 0 }, now)).toBe('newer')
    expect(await undoListing(db, staff, await seen(rental.id), now)).toBe('done')
    reload()
    expect((await view(rental.id)).state).toBe('online')
    expect(() => overrideOf(rental.id)).toThrow('ENOENT')
    expect((await view(rental.id, 'sold')).sheet?.viewings).toMatchObject([{ id: booked, startsAt: slot }])
    expect((await mailsAbout(booked)).map(({ about }) => about)).not.toContain('visit: cancelled')
    const actions = (await trail()).map(([action, subject]) => `${action} ${subject}`)
    expect(actions.toSorted()).toEqual(['cancelled viewing', 'changed listing', 'tookBack listing', 'tookBack viewing'])
    // Only once.
    expect(await undoListing(db, staff, await seen(rental.id), now)).toBe('late')
  })

  test('nothing is undone after the time limit, or after a colleague’s change', async () => {
    const db = await getDb()
    await changeListingState(db, staff, await seen(house.id), { from: 'online', to: 'option' }, now)
    const made = await seen(house.id)
    expect(await undoListing(db, staff, made, new Date(now.getTime() + undoMs))).toBe('late')
    await overrideField(db, staff, made, { path: 'PScore', value: 'A' }, now)
    expect(await undoListing(db, staff, made, now)).toBe('newer')
    expect((await view(house.id)).version).toBe(2)
  })

  test('undoing restores a discreet property with its edited texts', async () => {
    ownMedia(content())
    const db = await getDb()
    await changeListingState(db, staff, await seen(house.id), { from: 'online', to: 'discreet' }, now)
    const path = join(content(), 'discreet.json')
    const words = readFileSync(path, 'utf8').replaceAll('Discreet', 'In stilte')
    writeFileSync(path, words)
    await changeListingState(db, staff, await seen(house.id), { from: 'discreet', to: 'online' }, now)
    expect(readFileSync(path, 'utf8')).not.toBe(words)
    expect(await undoListing(db, staff, await seen(house.id), now)).toBe('done')
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(words))
    reload()
    expect((await view(house.id)).state).toBe('discreet')
  })

  test('a failed file write rolls back everything: viewings stay, nobody is mailed', async () => {
    const db = await getDb()
    const asked = bookedOf(await askViewing({ email: inventedAddress(), property: rental, slot: 'other', now }), now).leadId
    writeFileSync(join(content(), 'overrides'), 'a file where the folder should be')
    expect(await changeListingState(db, staff, await seen(rental.id), { from: 'online', to: 'sold' }, now)).toBe('closed')
    rmSync(join(content(), 'overrides'))
    expect((await mailsAbout(asked)).map(({ about }) => about)).not.toContain('visit: cancelled')
    expect(await trail()).toEqual([])
    expect((await view(rental.id)).version).toBe(0)
  })
})
