/** Today in the office: viewings of the day, expiring offers, failed mails, feeds, and response times. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { saveFeedRun } from '@/lib/server/db/repositories/feeds/feeds'
import { queueMessages } from '@/lib/server/db/repositories/outbox/outbox'
import { getResponseTimes } from '@/lib/server/office/today/response-times'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { now, prepareToday, property, staff } from '../../support/office-today.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()

globalThis.currentSnapshot = snapshot

describeOnBoth('the day of the office', (db) => {
  const { insert, today } = prepareToday(db)

  test('viewings of the day in Belgium only', async () => {
    const { viewings } = await today()
    expect(viewings).toMatchObject([
      { id: 'booked', name: 'Ilse Torfs', agent: 'Lotte Verhaegen', isOver: false, isPending: false },
    ])
  })

  test('upcoming viewings of a sold, let or removed home are listed until the office handles them', async () => {
    const viewingsToReview = async (propertyById: typeof snapshot.propertyById) => {
      globalThis.currentSnapshot = { ...snapshot, propertyById }
      const { viewings, ...found } = await today()
      globalThis.currentSnapshot = snapshot
      expect(viewings.map(({ id }) => id)).toEqual(['booked'])
      return found.viewingsToReview.items.map(({ id, why, startsAt, href }) => [id, why, startsAt.toISOString(), href])
    }
    const as = (changes: Partial<typeof property>) =>
      new Map([...snapshot.propertyById, [property.id, { ...property, ...changes }]])
    const both = (why: string) =>
      ['2026-11-20T14:15:00.000Z', '2026-11-20T23:00:00.000Z'].map((at) => ['booked', why, at, '/nl/kantoor/agenda/booked/'])
    expect(await viewingsToReview(snapshot.propertyById)).toEqual([])
    expect(await viewingsToReview(as({ marquee: 2 }))).toEqual([])
    expect(await viewingsToReview(as({ availability: 'sold' }))).toEqual(both('sold'))
    expect(await viewingsToReview(as({ availability: 'rented' }))).toEqual(both('rented'))
    expect(await viewingsToReview(as({ archived: true }))).toEqual(both('archived'))
    const without = new Map([...snapshot.propertyById].filter(([id]) => id !== property.id))
    expect(await viewingsToReview(without)).toEqual(both('withheld'))
    const row = { property_id: property.id, version: 1, changed_at: now.toISOString(), discreet: 'A' }
    await db().insertInto('office_listing').values(row).execute()
    expect(await viewingsToReview(without)).toEqual([])
    await db().deleteFrom('office_listing').execute()
  })

  test('offers that end within two days, failed messages, and the last run of each feed', async () => {
    await queueMessages(db(), [{ kind: 'mail', subject: 'contact: agency', message: {} }], now, 'late')
    await db().updateTable('outbox').set({ status: 'failed', attempts: 3, done_at: now.toISOString() }).execute()
    await saveFeedRun(db(), { source: 'gone', startedAt: now.toISOString(), outcome: 'done', report: '{}' })
    const { issues } = await today()
    expect(issues.offers).toMatchObject([{ id: 'offer', amount: 392_000, endsOn: '2026-11-20' }])
    expect(issues.failed).toMatchObject([{ name: 'Ilse Torfs', subject: 'contact: agency', attempts: 3, failedAt: now }])
    expect(issues.feeds).toEqual([])
  })

  test('held-back items and feeds link to the page where they are corrected, with the reason', async () => {
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
    const { issues } = await today()
    globalThis.contentState = undefined
    expect(issues.heldCount).toBe(5)
    expect(issues.held.map(({ fault, href }) => [fault?.field, href])).toEqual([
      ['pScore', `/nl/kantoor/panden/${property.id}/?edit=PScore#edit`],
      ['texts', '/nl/kantoor/panden/4299999/'],
      [undefined, '/nl/kantoor/feeds/#held-77'],
      [undefined, '/nl/kantoor/teksten/article-fees/'],
      [undefined, '/nl/kantoor/teksten/testimonial-an/'],
    ])
  })

  test('response times: first answers of this week and the one before, in working hours', async () => {
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
    expect(await getResponseTimes(db(), staff, now)).toEqual({
      week: { answered: 2, kept: 1, median: 120 },
      before: { answered: 1, kept: 1, median: 90 },
    })
    await db().deleteFrom('lead').where('id', 'like', 'kept %').execute()
    expect(await getResponseTimes(db(), staff, now)).toEqual({ week: undefined, before: undefined })
  })
})
