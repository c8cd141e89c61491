/** What the office has before it today, also with ten thousand leads; and the demo's office. */
import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { saveFeedRun } from '@/lib/server/db/repositories/feeds'
import { countSubscribers, findSubscriberPage } from '@/lib/server/db/repositories/office-subscribers'
import { queueMessages } from '@/lib/server/db/repositories/outbox'
import type { LeadTable } from '@/lib/server/db/schema'
import { makeDemoStaff, seedDemoOffice } from '@/lib/server/office/demo-office'
import { getKeptPromises } from '@/lib/server/office/kept-promises'
import { staffAtShell } from '@/lib/server/office/staff'
import { getToday } from '@/lib/server/office/today'
import { getProperty, snapshot } from '../support/content.ts'
import { countQueries } from '../support/count-queries.ts'
import { describeOnBoth } from '../support/databases.ts'
import { addStaff, staffFor } from '../support/staff.ts'
import { ownVarFolder } from '../support/var-folder.ts'

ownVarFolder()
globalThis.currentSnapshot = snapshot

/** Friday 20-11-2026, 14.30 in Belgium, as in the drawings. */
const now = new Date('2026-11-20T13:30:00Z')
const staff = staffAtShell('nl')
const property = getProperty('s01')

const row = (changes: Partial<Insertable<LeadTable>>): Insertable<LeadTable> => ({
  id: randomUUID(),
  token: randomUUID(),
  form: 'contact',
  language: 'nl',
  email: 'an@voorbeeld.example',
  property_id: null,
  status: 'new',
  payload: JSON.stringify({ FIRST_NAME: 'Ilse', LAST_NAME: 'Torfs', REMARK: 'Staat de kelder soms onder water?' }),
  created_at: '2026-11-18T16:10:00.000Z',
  state: 'new',
  version: 1,
  assigned_to: null,
  merged_into: null,
  ...changes,
})

describeOnBoth('today', (db) => {
  const insert = (...rows: readonly Partial<Insertable<LeadTable>>[]) => db().insertInto('lead').values(rows.map(row)).execute()
  const today = () => getToday(db(), staff, { whose: 'all', language: 'nl', now })

  let nassim = ''

  beforeAll(async () => {
    nassim = (await addStaff(db(), 'agent', { name: 'Nassim Bouazza' })).id
  })

  beforeEach(async () => {
    for (const table of ['outbox', 'appointment', 'lead_event', 'lead'] as const) await db().deleteFrom(table).execute()
    await insert(
      { id: 'late', property_id: property.id, language: 'fr' },
      { id: 'soon', created_at: '2026-11-19T15:20:00.000Z', assigned_to: nassim },
      { id: 'later', created_at: '2026-11-20T13:21:00.000Z', form: 'information' },
      {
        ...{ id: 'viewing', form: 'visit', status: 'requested', state: 'done', created_at: '2026-11-19T16:35:00.000Z' },
        payload: JSON.stringify({ LAST_NAME: 'Maes', SLOT: 'other', REMARK: '"SLOT":"waiting-list"' }),
      },
      { id: 'testimonial', form: 'testimonial', created_at: '2026-11-20T08:00:00.000Z' },
      { id: 'application', form: 'rental-application', created_at: '2026-11-19T10:00:00.000Z' },
      // Nobody chose: it is the office's turn again, from when the two days were over.
      { id: 'again', form: 'visit', status: 'requested', state: 'inHand', answered_at: '2026-11-18T13:00:00.000Z' },
      // Proposed times wait for the visitor, and nobody promised the waiting list a time.
      { id: 'proposed', form: 'visit', status: 'requested', state: 'waiting' },
      { id: 'listed', form: 'visit', status: 'requested', payload: '{"LAST_NAME":"Maes","SLOT":"waiting-list"}' },
      { id: 'taken', state: 'inHand' },
      { id: 'answered', state: 'done' },
      { id: 'double', merged_into: 'late' },
      { id: 'booked', form: 'visit', status: 'confirmed', property_id: property.id },
      { id: 'newsletter', form: 'newsletter' },
      { id: 'search', form: 'save-search' },
      { id: 'approved', form: 'testimonial', status: 'approved' },
      {
        id: 'offer',
        form: 'purchase-offer',
        payload: '{"LAST_NAME":"Maes","AMOUNT":392000,"END_DATE":"2026-11-20"}',
        state: 'inHand',
      },
      { id: 'far offer', form: 'purchase-offer', payload: '{"END_DATE":"2026-12-20"}', state: 'waiting' },
      { id: 'past offer', form: 'purchase-offer', payload: '{"END_DATE":"2026-11-19"}', state: 'waiting' },
    )
    const appointment = { property_id: property.id, agent_id: 11, sequence: 0, held_until: null }
    await db()
      .insertInto('appointment')
      .values([
        { id: 'one', lead_id: 'booked', starts_at: '2026-11-20T14:15:00.000Z', ...appointment },
        { id: 'two', lead_id: 'booked', starts_at: '2026-11-20T23:00:00.000Z', ...appointment },
        { id: 'three', lead_id: 'answered', starts_at: '2026-11-20T10:00:00.000Z', ...appointment },
      ])
      .execute()
  })

  test('what waits comes by its promise: leads, viewings without a time, testimonials, applications; and nothing that does not', async () => {
    const { waiting, counts, groups } = await today()
    expect(waiting.map(({ id, group }) => [id, group])).toEqual([
      ['late', 'late'],
      ['soon', 'today'],
      ['viewing', 'today'],
      ['again', 'later'],
      ['later', 'later'],
      ['testimonial', 'later'],
      ['application', 'later'],
    ])
    expect(counts).toEqual({ all: 7, mine: 6 })
    expect(groups).toEqual({ late: 1, today: 2, later: 4 })
    // Whoever reads an application opens its page, which stands in the trail.
    expect(waiting.map(({ id, excerpt }) => [id, excerpt !== ''])).toContainEqual(['application', false])
  })

  test('a row says who wrote what about which property, in which language, and who took it', async () => {
    const { waiting } = await today()
    const [late, soon] = waiting
    expect(late).toMatchObject({
      name: 'Ilse Torfs',
      excerpt: 'Staat de kelder soms onder water?',
      language: 'fr',
      kind: 'answer',
      assignee: undefined,
      age: { state: 'late', left: -380 },
    })
    expect(late?.property?.name).toMatch(/ 24, Antwerpen$/)
    expect(soon).toMatchObject({ assignee: { name: 'Nassim Bouazza', isMe: false }, age: { state: 'soon', left: 110 } })
  })

  test('each sees first what they took and what nobody did', async () => {
    const { headers, id } = await addStaff(db(), 'agent')
    const me = await staffFor(db(), headers, 'seeToday')
    await db().updateTable('lead').set({ assigned_to: id }).where('id', '=', 'later').execute()
    const { waiting, counts } = await getToday(db(), me, { whose: 'mine', language: 'nl', now })
    expect(waiting.map((item) => item.id)).toEqual(['late', 'viewing', 'again', 'later', 'testimonial', 'application'])
    expect(waiting.find((item) => item.id === 'later')?.assignee).toMatchObject({ isMe: true })
    expect(counts).toEqual({ all: 7, mine: 6 })
  })

  test('the viewings of the day in Belgium, and no others', async () => {
    const { viewings } = await today()
    expect(viewings).toMatchObject([
      { id: 'booked', name: 'Ilse Torfs', agent: 'Lotte Verhaegen', isOver: false, isPending: false },
    ])
  })

  test('offers that end within two days, failed messages, and the last run of each feed', async () => {
    await queueMessages(db(), [{ kind: 'mail', subject: 'contact: agency', message: {} }], now, 'late')
    await db().updateTable('outbox').set({ status: 'failed', attempts: 3, done_at: now.toISOString() }).execute()
    await saveFeedRun(db(), { source: 'gone', startedAt: now.toISOString(), outcome: 'done', report: '{}' })
    const { upkeep } = await today()
    expect(upkeep.offers).toMatchObject([{ id: 'offer', amount: 392_000, endsOn: '2026-11-20' }])
    expect(upkeep.failed).toMatchObject([{ name: 'Ilse Torfs', subject: 'contact: agency', attempts: 3, failedAt: now }])
    expect(upkeep.feeds).toEqual([])
  })

  test('what is held back and each feed lead to where somebody mends it, with the reason', async () => {
    const issue = (file: string, path: string, message: string) => ({ file, path, message, level: 'error' as const })
    const file = `properties/${property.id}.json`
    const held = [
      {
        item: file,
        version: 'last-good',
        issues: [issue(file, 'PScore', 'expected what the law asks a notice to state: P-score')],
      },
      {
        item: 'properties/4299999.json',
        version: 'none',
        issues: [issue('properties/4299999.json', 'Languages.nl', 'expected a list')],
      },
      { item: 'projects/77.json', version: 'none', issues: [] },
      { item: 'articles/fees', version: 'last-good', issues: [issue('articles/fees/nl.md', '', 'expected a text')] },
      { item: 'testimonials.json#an', version: 'none', issues: [] },
    ] as const
    const state = { held, warnings: [], gaps: [] }
    globalThis.contentState = state as never
    const { upkeep } = await today()
    globalThis.contentState = undefined
    expect(upkeep.heldCount).toBe(5)
    expect(upkeep.held.map(({ fault, href }) => [fault?.field, href])).toEqual([
      ['pScore', `/nl/kantoor/panden/${property.id}/?edit=PScore#edit`],
      ['texts', '/nl/kantoor/panden/4299999/'],
      [undefined, '/nl/kantoor/feeds/#held-77'],
      [undefined, '/nl/kantoor/teksten/article-fees/'],
      [undefined, '/nl/kantoor/teksten/testimonial-an/'],
    ])
  })

  test('says how the promise was kept: of first answers of this week and the one before, in working hours', async () => {
    const id = (name: string) => `kept ${name}`
    // One working day of nine hours is promised.
    const answered = { state: 'done', answered_at: '2026-11-20T12:00:00.000Z' } as const
    await insert(
      { ...answered, id: id('quick'), created_at: '2026-11-20T09:00:00.000Z' },
      { ...answered, id: id('slow'), created_at: '2026-11-16T09:00:00.000Z' },
      { ...answered, id: id('once more'), created_at: '2026-11-10T09:00:00.000Z' },
      { ...answered, id: id('long before'), created_at: '2026-10-10T09:00:00.000Z' },
      { id: id('taken back'), created_at: '2026-11-20T09:00:00.000Z' },
    )
    const event = (name: string, at: string) => ({
      ...{ id: randomUUID(), lead_id: id(name), at, account_id: null, name: 'Samira' },
      ...{ kind: 'answered', before: null, after: null },
    })
    await db()
      .insertInto('lead_event')
      .values([
        event('quick', '2026-11-20T11:00:00.000Z'),
        event('slow', '2026-11-20T09:30:00.000Z'),
        event('once more', '2026-11-10T10:30:00.000Z'),
        event('once more', '2026-11-20T10:30:00.000Z'),
        event('long before', '2026-10-11T10:30:00.000Z'),
        event('long before', '2026-11-20T10:30:00.000Z'),
        event('taken back', '2026-11-20T09:30:00.000Z'),
      ])
      .execute()
    expect(await getKeptPromises(db(), staff, now)).toEqual({
      week: { answered: 2, kept: 1, half: 120 },
      before: { answered: 1, kept: 1, half: 90 },
    })
    await db().deleteFrom('lead').where('id', 'like', 'kept %').execute()
    expect(await getKeptPromises(db(), staff, now)).toEqual({ week: undefined, before: undefined })
  })

  test('ten thousand leads take no more queries, and no more rows, than ten', async () => {
    const measure = async () => {
      const counted = countQueries(db())
      const { waiting, counts } = await getToday(counted.db, staff, { whose: 'all', language: 'nl', now })
      return { queries: counted.count(), rows: waiting.length, waitingCount: counts.all }
    }
    const few = await measure()
    for (let start = 0; start < 10; start++)
      await insert(
        ...Array.from({ length: 1000 }, (_, index) => ({ state: index % 5 === 0 ? ('new' as const) : ('done' as const) })),
      )
    const many = await measure()
    expect(many).toEqual({ queries: few.queries, rows: 60, waitingCount: few.waitingCount + 2000 })
    expect(many.queries).toBeLessThanOrEqual(5)
  })

  test('pages follow the deadlines, whatever came first, and every row stands on one of them', async () => {
    await db().deleteFrom('lead').execute()
    // Five working days are promised for testimonials, one for questions: these came later and are due first.
    const hour = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
    await insert(
      ...Array.from({ length: 70 }, (_, index) => ({ form: 'testimonial', created_at: hour(60 + index / 10) })),
      ...Array.from({ length: 55 }, (_, index) => ({ id: `question ${index}`, created_at: hour(30 + index / 10) })),
    )
    const pageOf = (page: number) => getToday(db(), staff, { whose: 'all', language: 'nl', now, page })
    const [first, second, third, beyond] = [await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(9)]
    expect([first.pages, beyond.page, third.waiting.length]).toEqual([3, 3, 5])
    expect(first.waiting.slice(0, 55).every(({ form }) => form === 'contact')).toBe(true)
    const rows = [...first.waiting, ...second.waiting, ...third.waiting]
    expect(new Set(rows.map(({ id }) => id)).size).toBe(125)
    const due = rows.map(({ age }) => age.dueAt.getTime())
    expect(due).toEqual(due.toSorted((a, b) => a - b))
    const count = (group: string) => rows.filter((row) => row.group === group).length
    expect(first.groups).toEqual({ late: count('late'), today: count('today'), later: count('later') })
    expect(first.groups.late).toBeGreaterThan(50)
  })
})

describeOnBoth('the demo of the office', (db) => {
  test('two people, each time with a new password, and work relative to today', async () => {
    const people = await makeDemoStaff(db(), 'een lang wachtwoord', now)
    await seedDemoOffice(db(), people, now)
    const again = await makeDemoStaff(db(), 'een ander lang wachtwoord', now)
    expect(again).toEqual(people)
    expect(people.map(({ rank }) => rank).toSorted()).toEqual(['agent', 'manager'])
    const later = new Date(now.getTime() + 9 * 86_400_000)
    await seedDemoOffice(db(), again, later)
    const { waiting, viewings, upkeep } = await getToday(db(), staff, { whose: 'all', language: 'nl', now: later })
    expect(new Set(waiting.map(({ kind }) => kind))).toEqual(
      new Set(['answer', 'viewing', 'offer', 'application', 'testimonial']),
    )
    expect(new Set(waiting.map(({ group }) => group)).has('late')).toBe(true)
    expect(viewings).toHaveLength(4)
    expect(upkeep.offers.map(({ endsOn }) => endsOn)).toEqual(['2026-11-29', '2026-12-01'])
    const demo = await db().selectFrom('staff').select('is_demo').execute()
    expect(demo).toEqual([{ is_demo: 1 }, { is_demo: 1 }])
  })

  test('subscribers whose searches fit the listings, once however often it starts, and no mail to them', async () => {
    const people = await makeDemoStaff(db(), 'een lang wachtwoord', now)
    await seedDemoOffice(db(), people, now)
    const first = await countSubscribers(db(), staff, undefined)
    await seedDemoOffice(db(), people, now)
    expect(first).toBeGreaterThan(8)
    expect(await countSubscribers(db(), staff, undefined)).toBe(first)
    const [newest] = await findSubscriberPage(db(), staff, undefined, 1)
    expect(newest?.since.toISOString().slice(0, 10)).toBe('2026-11-18')
    expect(await db().selectFrom('outbox').select('id').where('subscriber_id', 'is not', null).execute()).toEqual([])
  })
})
