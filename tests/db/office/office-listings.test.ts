/** Properties in the office: overrides, undoing them, concurrent changes; and the list with its figures. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { addFigures } from '@/lib/server/db/repositories/portal/page-views'
import { endOverrides } from '@/lib/server/office/listings/ending-overrides'
import { changeListingState, overrideField, overridePlans, undoOverride } from '@/lib/server/office/listings/listing-actions'
import { plansSchema, receivePlans } from '@/lib/server/office/listings/listing-forms'
import { readListingsQuery } from '@/lib/server/office/listings/listings-query'
import { getListings } from '@/lib/server/office/listings/listings-view'
import { undoListing } from '@/lib/server/office/listings/undo-listing'
import { translatorOf } from '@/lib/server/pages/translator'
import { env } from '@/lib/server/runtime/env'
import { house, now, prepareListings, rental, staff } from '../../support/office-listings.ts'
import { addSearch } from '../../support/saved-searches.ts'
import { addStaff, staffFor } from '../../support/staff.ts'
import { askViewing, describeSiteOnBoth, inventedAddress } from '../../support/viewings.ts'

describeSiteOnBoth('properties in the office', () => {
  const { content, overrideOf, record, reload, view, seen, trail } = prepareListings()

  test('an overridden score is shown on the site with its author, and can be undone', async () => {
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
      ['withdrew', 'listing', id, null],
    ])
  })

  test('a text in one language leaves the others; a later change of the file is reported', async () => {
    const db = await getDb()
    const title = 'Burgerhuis met een tuin op het westen'
    const change = { path: 'Languages.nl.TypeDescription', value: `  ${title}\r\n` }
    expect(await overrideField(db, staff, await seen(house.id), change, now)).toBe('done')
    expect(overrideOf(house.id)).toEqual({ Languages: [{ language: 'nl', TypeDescription: title }] })
    reload()
    const shown = globalThis.currentSnapshot?.propertyById.get(house.id)
    expect(shown?.texts.nl.title).toBe(title)
    expect(shown?.texts.fr.title).toBe(house.texts.fr.title)
    const file = join(content(), 'properties', `${house.id}.json`)
    writeFileSync(file, readFileSync(file, 'utf8').replace(house.texts.nl.title, 'Iets heel anders'))
    expect((await view(house.id)).overrides).toMatchObject([{ path: change.path, isChangedSince: true }])
  })

  test.each(['untilChanged', 'always'] as const)(
    'an override of a feed, %s: it ends with another value of the feed, or does not',
    async (lasts) => {
      const db = await getDb()
      const [feeds, source] = [join(env().VAR_DIR, 'feeds'), record(house.id)]
      const items = join(feeds, 'demo', 'properties')
      mkdirSync(items, { recursive: true })
      const bring = (GScore: string) => writeFileSync(join(items, `${house.id}.json`), JSON.stringify({ ...source, GScore }))
      rmSync(join(content(), 'properties', `${house.id}.json`))
      writeFileSync(join(content(), 'feeds.json'), '[{ "name": "demo" }]')
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
      expect((await trail()).at(-1)).toEqual(['withdrew', 'listing', String(house.id), null])
    },
  )

  test('floor plans are overridden as a whole: none, and those of the file in another order', async () => {
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

  test('the form of floor plans is read as the page sends it', () => {
    const sent = { _form: 'office-listing-plans', id: '4102311', version: '2', url0: '/plans/1.svg', floor0: '0' }
    expect(plansSchema.parse(sent)).toMatchObject({ id: 4102311, version: 2, url0: '/plans/1.svg', floor0: '0' })
  })

  test.each([
    ['a floor in words', 'gelijkvloers', '/plans/new.svg'],
    ['no floor', '', '/plans/new.svg'],
    ['no file', '1', ''],
  ])('a row of plans with %s is sent back, and no plan is removed', async (_what, floor0, url0) => {
    const db = await getDb()
    const before = (await view(house.id)).plans
    const { version } = await seen(house.id)
    const values = plansSchema.parse({ id: house.id, version, url0, floor0, url1: '/plans/s01-1.svg', floor1: ' 1 ', url2: '' })
    const answer = await receivePlans({ db, staff, values, language: 'nl', t: translatorOf('nl'), now })
    expect(answer).toMatchObject({
      errors: { floor0: expect.stringContaining('verdieping') },
      values: { url0, floor0, url1: '/plans/s01-1.svg', floor1: '1', url2: '' },
    })
    expect((await view(house.id)).plans).toEqual(before)
    expect(await trail()).toEqual([])
  })

  test('a ninth plan is saved; typed values are sent back after a concurrent change', async () => {
    const db = await getDb()
    const { version } = await seen(house.id)
    const rows = [...Array(9).keys()].flatMap((row) => [
      [`url${row}`, '/plans/s01-1.svg'],
      [`floor${row}`, String(row % 4)],
    ])
    const values = plansSchema.parse({ id: house.id, version, ...Object.fromEntries(rows) })
    const send = () => receivePlans({ db, staff, values, language: 'nl', t: translatorOf('nl'), now })
    expect(await send()).toMatchObject({ goTo: expect.stringContaining('said=saved') })
    expect((await view(house.id)).plans.map(({ floor }) => floor)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0])
    expect(await send()).toMatchObject({ notice: { tone: 'wrong' }, values: { url0: '/plans/s01-1.svg' } })
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

  test('of two concurrent changes the later one is rejected, and writes nothing', async () => {
    const db = await getDb()
    const both = await seen(house.id)
    const results = await Promise.all(['A', 'B'].map((value) => overrideField(db, staff, both, { path: 'PScore', value }, now)))
    expect(results.toSorted()).toEqual(['done', 'newer'])
    const { PScore } = overrideOf(house.id) as { PScore: string }
    expect(['A', 'B'][results.indexOf('done')]).toBe(PScore)
    expect(await trail()).toHaveLength(1)
  })

  test('an invalid file edited by hand stays, and nothing is recorded', async () => {
    mkdirSync(join(content(), 'overrides'), { recursive: true })
    writeFileSync(join(content(), 'overrides', `${house.id}.json`), '[1]')
    expect(await overrideField(await getDb(), staff, await seen(house.id), { path: 'PScore', value: 'A' }, now)).toBe('closed')
    expect(readFileSync(join(content(), 'overrides', `${house.id}.json`), 'utf8')).toBe('[1]')
    expect(await trail()).toEqual([])
  })

  test('undoing the removal of an override restores it with its author', async () => {
    const db = await getDb()
    await overrideField(db, staff, await seen(house.id), { path: 'GScore', value: 'C' }, now)
    const [before, file] = [(await view(house.id)).overrides, overrideOf(house.id)]
    await undoOverride(db, staff, await seen(house.id), 'GScore', now)
    expect((await view(house.id)).overrides).toEqual([])
    expect(await undoListing(db, staff, await seen(house.id), now)).toBe('done')
    expect([(await view(house.id)).overrides, overrideOf(house.id)]).toEqual([before, file])
  })

  test('the list: unpublished ones first, figures of each, and its filters', async () => {
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

  test('a property never published is listed by its file, with its mistakes', async () => {
    const id = 4_199_001
    const source: object = JSON.parse(readFileSync(join(content(), 'properties', `${house.id}.json`), 'utf8'))
    writeFileSync(join(content(), 'properties', `${id}.json`), JSON.stringify({ ...source, ID: id, GScore: 'X' }))
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
