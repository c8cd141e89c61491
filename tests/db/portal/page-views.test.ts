/** Page views are counted exactly, and nobody can be identified by them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Db } from '@/lib/server/db/client'
import { deleteVisitorsBefore, type Figure } from '@/lib/server/db/repositories/portal/page-views'
import { createPageViewCounter, maxPerConnection, type PageViewCounter } from '@/lib/server/page-views/page-view-counter'
import { readPageView } from '@/lib/server/page-views/read-page-view'
import { getProperty } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { expectConsole } from '../../support/fail-on-console.ts'
import { pageViewRequest, type SentPageView } from '../../support/viewing-request.ts'

const now = new Date('2026-11-20T12:00:00Z')
const day = '2026-11-20'
const property = getProperty('s01').id

/** Sends what browsers send to the counter. */
async function look(db: Db, counter: PageViewCounter, pageViews: readonly SentPageView[], at = now): Promise<void> {
  for (const pageView of pageViews) {
    const found = await readPageView(db, pageViewRequest(pageView), at)
    if (found) counter.note(found.pageView, found.connection)
  }
}

const addressOf = (index: number) => `198.51.${Math.floor(index / 200)}.${(index % 200) + 1}`

async function figuresOf(db: Db, propertyId: number): Promise<Figure[]> {
  const rows = await db
    .selectFrom('property_figure')
    .selectAll()
    .where('property_id', '=', propertyId)
    .orderBy('day')
    .orderBy('kind')
    .orderBy('source')
    .execute()
  return rows.map(({ property_id, ...rest }) => ({ propertyId: property_id, ...rest }))
}

const totalOf = async (db: Db, id: number) =>
  (await figuresOf(db, id)).filter(({ kind }) => kind === 'view').reduce((sum, { count }) => sum + count, 0)

const startCounter = (db: Db) => createPageViewCounter(async () => db)

/** Flushes at once, as on shutdown. */
async function stopped(counter: PageViewCounter): Promise<void> {
  await counter.close()
}

describeOnBoth('page views', (db) => {
  test('a visitor counts once per day, property and action; sources are counted separately', async () => {
    const counter = startCounter(db())
    const pageView = { property, address: '198.51.100.1', referrer: 'www.google.be' }
    const other = { property, address: '198.51.100.2', campaign: 'saved-search' }
    await look(db(), counter, [pageView, pageView, { ...pageView, referrer: '' }, other, { ...other, kind: 'share' }])
    await stopped(counter)
    expect(await figuresOf(db(), property)).toEqual([
      { propertyId: property, day, kind: 'share', source: 'saved-search', count: 1 },
      { propertyId: property, day, kind: 'view', source: 'google', count: 1 },
      { propertyId: property, day, kind: 'view', source: 'saved-search', count: 1 },
    ])
  })

  test('the next day in Belgium the same visitor counts again', async () => {
    const { id } = getProperty('s02')
    const counter = startCounter(db())
    const pageView = { property: id, address: '198.51.100.1' }
    // Half past eleven in the evening and half past midnight in Belgium, one day in UTC.
    await look(db(), counter, [pageView], new Date('2026-11-20T22:30:00Z'))
    await look(db(), counter, [pageView], new Date('2026-11-20T23:30:00Z'))
    await stopped(counter)
    expect((await figuresOf(db(), id)).map((figure) => figure.day)).toEqual(['2026-11-20', '2026-11-21'])
  })

  test('3000 views in a minute are counted exactly, half of them repeated', async () => {
    const { id } = getProperty('s03')
    const counter = startCounter(db())
    const pageViews = Array.from({ length: 3000 }, (_, index) => ({ property: id, address: addressOf(index % 1500) }))
    await look(db(), counter, pageViews)
    await stopped(counter)
    expect(await totalOf(db(), id)).toBe(1500)
  })

  test('two servers on one database add up, and share the known visitors', async () => {
    const { id } = getProperty('s04')
    const servers = [startCounter(db()), startCounter(db())] as const
    const pageViews = (from: number) =>
      Array.from({ length: 40 }, (_, index) => ({ property: id, address: addressOf(from + index) }))
    await Promise.all([look(db(), servers[0], pageViews(0)), look(db(), servers[1], pageViews(30))])
    await Promise.all(servers.map(stopped))
    // 70 different visitors: ten of them on both servers.
    expect(await totalOf(db(), id)).toBe(70)
  })

  test('after a restart nobody counts twice', async () => {
    const { id } = getProperty('s05')
    const before = startCounter(db())
    await look(db(), before, [{ property: id }])
    await stopped(before)
    const after = startCounter(db())
    await look(db(), after, [{ property: id }])
    await stopped(after)
    expect(await totalOf(db(), id)).toBe(1)
  })

  test('a failed write is retried', async () => {
    const { id } = getProperty('s06')
    expectConsole()
    let isReachable = false
    const counter = createPageViewCounter(async () => {
      if (!isReachable) throw new Error('the database is away')
      return db()
    })
    await look(db(), counter, [{ property: id }])
    await counter.flush()
    expect(console.error).toHaveBeenCalledWith({
      event: 'page-views-waiting',
      count: 1,
      error: new Error('the database is away'),
    })
    isReachable = true
    await stopped(counter)
    expect(await totalOf(db(), id)).toBe(1)
  })

  test('one connection counts as one office, not as many visitors', async () => {
    const { id } = getProperty('s07')
    const counter = startCounter(db())
    const pageViews = Array.from({ length: 2 * maxPerConnection }, (_, index) => ({
      property: id,
      headers: { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:${index}.0) Gecko/20100101 Firefox/${index}.0` },
    }))
    await look(db(), counter, pageViews)
    await stopped(counter)
    expect(await totalOf(db(), id)).toBe(maxPerConnection)
  })

  test.each<[string, Partial<SentPageView>]>([
    ['a crawler', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['a program without Accept-Language', { headers: { 'accept-language': undefined } }],
    ['a page of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['no page at all', { headers: { 'sec-fetch-site': undefined } }],
    ['an old browser on another site', { headers: { 'sec-fetch-site': undefined, origin: 'https://elders.example' } }],
    ['a visitor with Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
    ['a visitor with Do Not Track', { headers: { dnt: '1' } }],
    ['an unknown property', { property: 1 }],
    ['an archived property', { property: getProperty('a01').id }],
    ['a message above the size limit', { referrer: 'a'.repeat(1000) }],
  ])('%s does not count', async (_, pageView) => {
    expect(await readPageView(db(), pageViewRequest({ property, ...pageView }), now)).toBeUndefined()
  })

  test('an old browser on our own page counts', async () => {
    const headers = { 'sec-fetch-site': undefined, origin: 'http://localhost:3000' }
    expect(await readPageView(db(), pageViewRequest({ property, headers }), now)).toBeDefined()
  })

  test('invalid input causes no error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (body) => {
        const { headers } = pageViewRequest({ property })
        const sent = new Headers([...headers, ['content-length', String(body.length)]])
        const request = new Request('http://localhost:3000/api/view/', { method: 'POST', body, headers: sent })
        expect(await readPageView(db(), request, now)).toBeUndefined()
      }),
      { numRuns: 50 },
    )
  })

  test('hashes identify nobody: a visitor has another one per property, and all are deleted after the day', async () => {
    const before = await totalOf(db(), property)
    const hashes = await Promise.all(
      ['s08', 's09'].map(async (key) => {
        const found = await readPageView(db(), pageViewRequest({ property: getProperty(key).id }), now)
        return found?.pageView.hash
      }),
    )
    expect(new Set(hashes).size).toBe(2)
    expect(hashes).not.toContain(undefined)
    await deleteVisitorsBefore(db(), '2026-11-22')
    expect(await db().selectFrom('visitor_hash').selectAll().execute()).toEqual([])
    expect(await db().selectFrom('daily_salt').selectAll().execute()).toEqual([])
    expect(await totalOf(db(), property)).toBe(before)
  })
})
