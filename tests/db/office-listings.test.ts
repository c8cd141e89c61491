/** Properties in the office: what is said in place of a file, taken back, two at once, states with all that follows, and figures. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadSnapshot } from '@/lib/server/content/load-snapshot'
import { getDb } from '@/lib/server/db/client'
import { addFigures } from '@/lib/server/db/repositories/page-views'
import { endOverrides } from '@/lib/server/office/ending-overrides'
import { plansSchema } from '@/lib/server/office/listing-forms'
import { getListingView } from '@/lib/server/office/listing-view'
import { changeListingState, overrideField, overridePlans, undoOverride } from '@/lib/server/office/listing-work'
import { readListingsQuery } from '@/lib/server/office/listings-query'
import { getListings } from '@/lib/server/office/listings-view'
import { staffAtShell } from '@/lib/server/office/staff'
import { undoListing } from '@/lib/server/office/undo-listing'
import { undoMs } from '@/lib/server/office/undo-offer'
import { env } from '@/lib/server/runtime/env'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { writeContent } from '../support/changed-content.ts'
import { getProperty, snapshot } from '../support/content.ts'
import { ownMedia } from '../support/copy-content.ts'
import { addSearch } from '../support/saved-searches.ts'
import { addStaff, staffFor } from '../support/staff.ts'
import { askViewing, bookedOf, bookViewing, describeSiteOnBoth, inventedAddress, mailsAbout } from '../support/viewings.ts'

const now = new Date('2026-11-21T10:00:00Z')
const today = '2026-11-21'
const house = getProperty('s01')
const rental = getProperty('r01')
const staff = staffAtShell('nl')

describeSiteOnBoth('properties in the office', () => {
  let content: string

  beforeEach(async () => {
    content = writeContent({})
    vi.stubEnv('CONTENT_DIR', content)
    globalThis.currentSnapshot = snapshot
    globalThis.contentState = undefined
    const db = await getDb()
    for (const table of [
      'lead',
      'audit',
      'office_listing',
      'listing_override',
      'property_figure',
      'subscriber',
      'former_state',
    ] as const)
      await db.deleteFrom(table).execute()
    return () => {
      vi.stubEnv('CONTENT_DIR', 'data')
      globalThis.currentSnapshot = snapshot
    }
  })

  const overrideOf = (id: number): unknown => JSON.parse(readFileSync(join(content, 'overrides', `${id}.json`), 'utf8'))

  const record = (id: number): { Price: number; Street: string } =>
    JSON.parse(readFileSync(join(content, 'properties', `${id}.json`), 'utf8'))

  /** What the watcher does when a file changed. */
  function reload() {
    globalThis.currentSnapshot = loadSnapshot(content, today).snapshot
  }

  const look = { staff, language: 'nl' as const, now, edit: undefined, becomes: undefined }

  async function view(id: number, becomes?: string) {
    const found = await getListingView(await getDb(), id, { ...look, becomes })
    if (!found) throw new Error('no such property')
    return found
  }

  const seen = async (id: number) => ({ id, version: (await view(id)).version })

  const trail = async () =>
    (await (await getDb()).selectFrom('audit').select(['action', 'subject', 'subject_id', 'detail']).orderBy('at').execute()).map(
      ({ action, subject, subject_id, detail }) => [action, subject, subject_id, detail],
    )

  test('a score in place of the file shows on the site, says who said it, and can be taken back', async () => {
    const db = await getDb()
    expect(await overrideField(db, staff, await seen(house.id), { path: 'GScore', value: 'C' }, now)).toBe('done')
    expect(overrideOf(house.id)).toEqual({ GScore: 'C' })
    reload()
    expect(globalThis.currentSnapshot?.propertyById.get(house.id)?.gScore).toBe('C')
    expect((await view(house.id)).overrides).toMatchObject([
      { path: 'GScore', theirs: house.gScore, ours: 'C', note: { name: staff.name }, isChangedSince: false },
    ])
    expect((await view(house.id)).law.find(({ field }) => field === 'gScore')).toMatchObject({ source: 'office', value: 'C' })
    expect(await undoOverride(db, staff, await seen(house.id), 'GScore', now)).toBe('done')
    expect(() => overrideOf(house.id)).toThrow('ENOENT')
    reload()
    expect(globalThis.currentSnapshot?.propertyById.get(house.id)?.gScore).toBe(house.gScore)
    expect(await undoOverride(db, staff, await seen(house.id), 'GScore', now)).toBe('gone')
    const id = String(house.id)
    expect(await trail()).toEqual([
      ['changed', 'listing', id, null],
      ['removed', 'listing', id, null],
    ])
  })

  test('a text in one language leaves the others; a change of the file below it is told', async () => {
    const db = await getDb()
    const title = 'Burgerhuis met een tuin op het westen'
    const change = { path: 'Languages.nl.TypeDescription', value: `  ${title}\r\n` }
    expect(await overrideField(db, staff, await seen(house.id), change, now)).toBe('done')
    expect(overrideOf(house.id)).toEqual({ Languages: [{ language: 'nl', TypeDescription: title }] })
    reload()
    const shown = globalThis.currentSnapshot?.propertyById.get(house.id)
    expect(shown?.texts.nl.title).toBe(title)
    expect(shown?.texts.fr.title).toBe(house.texts.fr.title)
    const file = join(content, 'properties', `${house.id}.json`)
    writeFileSync(file, readFileSync(file, 'utf8').replace(house.texts.nl.title, 'Iets heel anders'))
    expect((await view(house.id)).overrides).toMatchObject([{ path: change.path, isChangedSince: true }])
  })

  test.each(['untilChanged', 'always'] as const)(
    'in place of a feed, %s: it ends with another value of the feed, or does not',
    async (lasts) => {
      const db = await getDb()
      const [feeds, source] = [join(env().VAR_DIR, 'feeds'), record(house.id)]
      const items = join(feeds, 'demo', 'properties')
      mkdirSync(items, { recursive: true })
      const bring = (GScore: string) => writeFileSync(join(items, `${house.id}.json`), JSON.stringify({ ...source, GScore }))
      rmSync(join(content, 'properties', `${house.id}.json`))
      writeFileSync(join(content, 'feeds.json'), '[{ "name": "demo" }]')
      bring('B')
      const member = await addStaff(db, 'agent')
      const agent = await staffFor(db, member.headers, 'handleListings')
      const said = { path: 'GScore', value: 'C', untilChanged: lasts === 'untilChanged' }
      expect(await overrideField(db, agent, await seen(house.id), said, now)).toBe('done')
      expect((await view(house.id)).overrides).toMatchObject([{ note: { untilChanged: lasts === 'untilChanged' } }])
      await endOverrides(db, now)
      expect(overrideOf(house.id)).toEqual({ GScore: 'C' })
      bring('D')
      await endOverrides(db, now)
      rmSync(feeds, { recursive: true })
      if (lasts === 'always') return expect(overrideOf(house.id)).toEqual({ GScore: 'C' })
      expect(() => overrideOf(house.id)).toThrow('ENOENT')
      expect((await trail()).at(-1)).toEqual(['removed', 'listing', String(house.id), null])
    },
  )

  test('plans are said as a whole: none, and those of the file in another order', async () => {
    const db = await getDb()
    const before = (await view(house.id)).plans
    expect(before.length).toBeGreaterThan(0)
    expect(await overridePlans(db, staff, await seen(house.id), [], now)).toBe('done')
    reload()
    expect(globalThis.currentSnapshot?.propertyById.get(house.id)?.floorPlans).toEqual([])
    expect(await overridePlans(db, staff, await seen(house.id), before.toReversed(), now)).toBe('done')
    reload()
    expect((await view(house.id)).plans).toEqual(before.toReversed())
  })

  test('the form of plans is read as the page sends it', () => {
    const sent = { _form: 'office-listing-plans', id: '4102311', version: '2', url0: '/plans/1.svg', floor0: '0' }
    expect(plansSchema.parse(sent)).toMatchObject({ id: 4102311, version: 2, url0: '/plans/1.svg', floor0: '0' })
  })

  test.each([
    ['PScore', 'E', 'wrong-value'],
    ['Languages.nl.TypeDescription', 'H', 'wrong-value'],
    ['Published', 'no', 'wrong-value'],
    ['Price', '1', 'wrong-value'],
    ['AgentID', '99', 'held'],
    ['PublishAddress', 'yes', 'done'],
  ])('%s as %s: %s', async (path, value, result) => {
    expect(await overrideField(await getDb(), staff, await seen(house.id), { path, value }, now)).toBe(result)
  })

  test('two at once: the later one hears of it, and nothing of hers is written', async () => {
    const db = await getDb()
    const both = await seen(house.id)
    const results = await Promise.all(['A', 'B'].map((value) => overrideField(db, staff, both, { path: 'PScore', value }, now)))
    expect(results.toSorted()).toEqual(['done', 'newer'])
    const { PScore } = overrideOf(house.id) as { PScore: string }
    expect(['A', 'B'][results.indexOf('done')]).toBe(PScore)
    expect(await trail()).toHaveLength(1)
  })

  test('what somebody wrote by hand and is no record stays, and nothing is noted', async () => {
    mkdirSync(join(content, 'overrides'), { recursive: true })
    writeFileSync(join(content, 'overrides', `${house.id}.json`), '[1]')
    expect(await overrideField(await getDb(), staff, await seen(house.id), { path: 'PScore', value: 'A' }, now)).toBe('closed')
    expect(readFileSync(join(content, 'overrides', `${house.id}.json`), 'utf8')).toBe('[1]')
    expect(await trail()).toEqual([])
  })

  test('held back and shown again: the page goes and comes, the file stays as it is', async () => {
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

  test('discreet: off the site, offered without address by a range and a picture of its own; any other state ends that', async () => {
    ownMedia(content)
    const db = await getDb()
    const before = snapshot.discreetOffers.length
    expect(await changeListingState(db, staff, await seen(house.id), { from: 'online', to: 'discreet' }, now)).toBe('done')
    reload()
    const offers = globalThis.currentSnapshot?.discreetOffers ?? []
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
    expect(globalThis.currentSnapshot?.discreetOffers).toHaveLength(before)
    expect((await view(house.id)).state).toBe('online')
  })

  test('a discreet list that is none is not written over, and nothing changes', async () => {
    writeFileSync(join(content, 'discreet.json'), '{}')
    const at = await seen(house.id)
    expect(await changeListingState(await getDb(), staff, at, { from: 'online', to: 'discreet' }, now)).toBe('closed')
    expect(readFileSync(join(content, 'discreet.json'), 'utf8')).toBe('{}')
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

  test('let: viewings with and without a time are called off in the same transaction, each with a mail that says why', async () => {
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
      // It is not the agent who has no time, and there is no other one to choose.
      expect(mail?.text).not.toMatch(/niet ontvangen|Kies een ander moment/)
    }
    const notice = (await mailsAbout(asked)).find(({ about }) => about === 'visit: cancelled, agency')
    expect(notice?.subject).toContain('Bezoekaanvraag afgewezen')
    expect(notice?.text).not.toContain('wil dit pand niet meer bezoeken')
    reload()
    expect(globalThis.currentSnapshot?.propertyById.get(rental.id)).toMatchObject({ availability: 'rented', marquee: 4 })
    // Whoever saw it before is told so, and nothing is called off twice.
    expect(await changeListingState(db, staff, before, { from: 'online', to: 'sold' }, now)).toBe('newer')
    expect((await trail()).filter(([action]) => action === 'cancelled')).toHaveLength(2)
  })

  test('let, and taken back within seconds: viewings have their times again, and nobody is mailed', async () => {
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
    // Once alone.
    expect(await undoListing(db, staff, await seen(rental.id), now)).toBe('late')
  })

  test('nothing is taken back once the seconds are over, or over a colleague’s change', async () => {
    const db = await getDb()
    await changeListingState(db, staff, await seen(house.id), { from: 'online', to: 'option' }, now)
    const made = await seen(house.id)
    expect(await undoListing(db, staff, made, new Date(now.getTime() + undoMs))).toBe('late')
    await overrideField(db, staff, made, { path: 'PScore', value: 'A' }, now)
    expect(await undoListing(db, staff, made, now)).toBe('newer')
    expect((await view(house.id)).version).toBe(2)
  })

  test('a discreet offer that was taken off comes back in the words that somebody gave it', async () => {
    ownMedia(content)
    const db = await getDb()
    await changeListingState(db, staff, await seen(house.id), { from: 'online', to: 'discreet' }, now)
    const path = join(content, 'discreet.json')
    const words = readFileSync(path, 'utf8').replaceAll('Discreet', 'In stilte')
    writeFileSync(path, words)
    await changeListingState(db, staff, await seen(house.id), { from: 'discreet', to: 'online' }, now)
    expect(readFileSync(path, 'utf8')).not.toBe(words)
    expect(await undoListing(db, staff, await seen(house.id), now)).toBe('done')
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(words))
    reload()
    expect((await view(house.id)).state).toBe('discreet')
  })

  test('what was said in place of the file is said again, by whoever said it, when taking it back is taken back', async () => {
    const db = await getDb()
    await overrideField(db, staff, await seen(house.id), { path: 'GScore', value: 'C' }, now)
    const [before, file] = [(await view(house.id)).overrides, overrideOf(house.id)]
    await undoOverride(db, staff, await seen(house.id), 'GScore', now)
    expect((await view(house.id)).overrides).toEqual([])
    expect(await undoListing(db, staff, await seen(house.id), now)).toBe('done')
    expect([(await view(house.id)).overrides, overrideOf(house.id)]).toEqual([before, file])
  })

  test('a file that cannot be written undoes all of it: viewings stay, nobody is mailed', async () => {
    const db = await getDb()
    const asked = bookedOf(await askViewing({ email: inventedAddress(), property: rental, slot: 'other', now }), now).leadId
    writeFileSync(join(content, 'overrides'), 'a file where the folder should be')
    expect(await changeListingState(db, staff, await seen(rental.id), { from: 'online', to: 'sold' }, now)).toBe('closed')
    rmSync(join(content, 'overrides'))
    expect((await mailsAbout(asked)).map(({ about }) => about)).not.toContain('visit: cancelled')
    expect(await trail()).toEqual([])
    expect((await view(rental.id)).version).toBe(0)
  })

  test('the list: what is not shown first, figures of each, and what narrows it', async () => {
    const db = await getDb()
    await addFigures(db, [
      { propertyId: house.id, day: '2026-11-21', kind: 'view', source: 'direct', count: 3 },
      { propertyId: house.id, day: '2026-11-21', kind: 'view', source: 'search', count: 2 },
      { propertyId: house.id, day: '2026-11-12', kind: 'view', source: 'search', count: 7 },
    ])
    await askViewing({ email: inventedAddress(), property: house, slot: 'other', now })
    await addSearch(db, { email: 'an@voorbeeld.example', goal: 'sale' })
    await changeListingState(db, staff, await seen(rental.id), { from: 'online', to: 'withheld' }, now)
    reload()
    const list = (query: Record<string, string>) => getListings(db, staff, 'nl', readListingsQuery(query), now)
    const all = await list({})
    expect(all.rows[0]).toMatchObject({ id: rental.id, state: 'withheld' })
    const row = (await list({ q: String(house.id) })).rows[0]
    expect(row).toMatchObject({ id: house.id, week: 5, leads: { all: 1, open: 1 }, fitting: 1, state: 'online' })
    expect(row?.views).toEqual([0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 5])
    expect((await list({ view: 'held' })).rows.map(({ id }) => id)).toEqual([rental.id])
    expect((await list({ view: 'sold' })).rows.every(({ state }) => state === 'sold' || state === 'archived')).toBe(true)
    expect((await list({ view: 'incomplete' })).rows.every(({ completeness }) => completeness.advised.length > 0)).toBe(true)
    expect((await list({ goal: 'rent', q: 'nergens' })).rows).toEqual([])
  })

  test('what the content check held back from the start stands in the list by its file, with what is wrong', async () => {
    const id = 4_199_001
    const source: object = JSON.parse(readFileSync(join(content, 'properties', `${house.id}.json`), 'utf8'))
    writeFileSync(join(content, 'properties', `${id}.json`), JSON.stringify({ ...source, ID: id, GScore: 'X' }))
    const issue = { file: `properties/${id}.json`, path: 'GScore', message: 'expected A, B, C or D', level: 'error' as const }
    const rest = {
      serves: 'current' as const,
      warnings: [],
      gaps: [],
      refusal: [],
      changes: { changed: [], added: [], removed: [] },
    }
    globalThis.contentState = { ...rest, held: [{ item: `properties/${id}.json`, version: 'none', issues: [issue] }] }
    const { rows } = await getListings(await getDb(), staff, 'nl', readListingsQuery({ view: 'held' }), now)
    expect(rows).toMatchObject([{ id, state: 'held', name: expect.stringContaining(house.texts.nl.title) }])
    expect(await view(id)).toMatchObject({ state: 'held', record: undefined, faults: [{ path: 'GScore' }] })
    expect(await overrideField(await getDb(), staff, { id, version: 0 }, { path: 'GScore', value: 'A' }, now)).toBe('done')
  })
})
