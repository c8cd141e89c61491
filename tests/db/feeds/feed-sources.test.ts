/** One run of a source at a time on all servers, stored reports, mail to the office once a day, and schedules. */
import { beforeEach, expect, test, vi } from 'vitest'
import { closeFeedNotices, findFeedNotices, putOffFeedNotices } from '@/lib/server/db/repositories/feeds/feed-notices'
import { releaseFeedLease, saveFeedRun, takeFeedLease } from '@/lib/server/db/repositories/feeds/feeds'
import { findLastSuccess } from '@/lib/server/db/repositories/site/site-figures'
import { notifyOfficeOfFeed } from '@/lib/server/feeds/feed-mail'
import { emptyReport } from '@/lib/server/feeds/run-report'
import { findFeedReports } from '@/lib/server/feeds/run-source'
import { findDue, watchRuns } from '@/lib/server/feeds/schedule'
import { takeNotice } from '@/lib/server/feeds/take-notice'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { feedSource } from '../../support/feeds.ts'
import { queuedValues } from '../../support/queued-mails.ts'

const now = new Date('2026-11-22T08:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const report = (start: Date) => emptyReport({ source: feedSource(), options: { now: start } })

describeOnBoth('sources', (db) => {
  beforeEach(async () => {
    globalThis.currentSnapshot = snapshot
    for (const table of ['feed_run', 'feed_lease', 'feed_notice', 'rate_limit', 'outbox'] as const)
      await db().deleteFrom(table).execute()
  })

  const save = (start: Date, source = 'demo') =>
    saveFeedRun(db(), {
      source,
      startedAt: start.toISOString(),
      outcome: 'unchanged',
      report: JSON.stringify({ ...report(start), source }),
    })

  test('a lease lasts while it is renewed; a killed process loses it', async () => {
    expect(await takeFeedLease(db(), 'demo', 'one', now)).toBe(true)
    expect(await takeFeedLease(db(), 'demo', 'two', later(1))).toBe(false)
    expect(await takeFeedLease(db(), 'demo', 'one', later(1))).toBe(true)
    expect(await takeFeedLease(db(), 'demo', 'two', later(2.5))).toBe(false)
    expect(await takeFeedLease(db(), 'demo', 'two', later(3.1))).toBe(true)
    await releaseFeedLease(db(), 'demo', 'one')
    expect(await takeFeedLease(db(), 'demo', 'one', later(3.2))).toBe(false)
    await releaseFeedLease(db(), 'demo', 'two')
    expect(await takeFeedLease(db(), 'demo', 'one', later(3.3))).toBe(true)
    expect(await takeFeedLease(db(), 'other', 'two', later(3.3))).toBe(true)
  })

  test('ninety runs of each source are stored', async () => {
    await save(now, 'other')
    for (let run = 0; run < 93; run++) await save(later(run))
    const kept = await findFeedReports(db(), 'demo', 200)
    expect(kept).toHaveLength(90)
    expect(kept[0]?.startedAt).toBe(later(92).toISOString())
    expect(await findFeedReports(db(), undefined, 200)).toHaveLength(91)
  })

  test('the last successful run is stored, however many failed since', async () => {
    await save(now)
    for (let run = 1; run <= 100; run++)
      await saveFeedRun(db(), { source: 'demo', startedAt: later(run).toISOString(), outcome: 'stopped', report: '{}' })
    expect(await findLastSuccess(db())).toEqual([{ source: 'demo', at: now.toISOString() }])
    expect(await db().selectFrom('feed_run').select('id').execute()).toHaveLength(91)
  })

  test('a source is due when its last run started long enough ago; a source without a schedule never is', async () => {
    const sources = [
      { name: 'demo', everyMinutes: 30, keys: {} },
      { name: 'new', everyMinutes: 30, keys: {} },
      { name: 'by-hand', everyMinutes: undefined, keys: {} },
    ]
    await save(now)
    expect((await findDue(db(), sources, later(29))).map(({ name }) => name)).toEqual(['new'])
    expect((await findDue(db(), sources, later(30))).map(({ name }) => name)).toEqual(['demo', 'new'])
  })

  test('a run dated far in the future by a wrong clock hides no later run from other servers', async () => {
    const reload = vi.fn(async () => undefined)
    const watched = watchRuns(reload, undefined, () => later(5))
    const take = (start: Date) =>
      saveFeedRun(db(), { source: 'demo', startedAt: start.toISOString(), outcome: 'done', report: '{}' })
    await take(later(24 * 60))
    await watched(db())
    await take(later(4))
    await watched(db())
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('a run dated far in the future by a wrong clock does not delay its source', async () => {
    const source = { name: 'ahead', everyMinutes: 30, keys: {} }
    const runAt = (startedAt: Date) =>
      saveFeedRun(db(), { source: 'ahead', startedAt: startedAt.toISOString(), outcome: 'done', report: '{}' })
    const [now, minutes] = [Date.parse('2026-11-20T12:00:00Z'), 60_000]
    await runAt(new Date(now + 24 * 60 * minutes))
    expect(await findDue(db(), [source], new Date(now))).toEqual([source])
    await runAt(new Date(now))
    expect(await findDue(db(), [source], new Date(now + 29 * minutes))).toEqual([])
    expect(await findDue(db(), [source], new Date(now + 30 * minutes))).toEqual([source])
    // The clock of another server may be some seconds ahead.
    await runAt(new Date(now + 31 * minutes))
    expect(await findDue(db(), [source], new Date(now + 30 * minutes))).toEqual([])
  })

  test('a run of a command or another server is loaded here once; a run without changes is not', async () => {
    const reload = vi.fn(async () => undefined)
    const watched = watchRuns(reload, undefined, () => later(3))
    const look = () => watched(db())
    const saveAs = (outcome: string, start: Date) =>
      saveFeedRun(db(), { source: 'demo', startedAt: start.toISOString(), outcome, report: '{}' })
    await saveAs('done', now)
    await look()
    await look()
    await saveAs('unchanged', later(1))
    await saveAs('stopped', later(2))
    await look()
    expect(reload).not.toHaveBeenCalled()
    await saveAs('done', later(3))
    await look()
    await look()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('a webhook needs the right token, and its listing is requested until a run has fetched it', async () => {
    vi.stubEnv('FEED_HOOK', 'a long secret')
    const source = { name: 'bright', everyMinutes: undefined, keys: { webhook: 'FEED_HOOK' } }
    const take = (token: string, body: unknown, minutes = 0) => takeNotice(db(), source, { token, body }, later(minutes))
    expect(await take('another', { estate_id: 'e1' })).toBe('refused')
    expect(await takeNotice(db(), undefined, { token: 'a long secret', body: { estate_id: 'e1' } }, now)).toBe('refused')
    expect(await takeNotice(db(), { ...source, keys: {} }, { token: '', body: { estate_id: 'e1' } }, now)).toBe('refused')
    expect(await take('a long secret', { event: 'estate-updated' })).toBe('unreadable')
    expect(await findDue(db(), [source], now)).toEqual([])
    for (const id of ['e1', 'e2', 'e1'])
      expect(await take('a long secret', { event: 'estate-updated', estate_id: id })).toBe('taken')
    expect(await findFeedNotices(db(), 'bright', now)).toEqual(['e1', 'e2'])
    expect(await findDue(db(), [source], now)).toEqual([source])
    await take('a long secret', { estate_id: 'e2' }, 2)
    await closeFeedNotices(db(), 'bright', ['e1', 'e2'], later(1))
    expect(await findFeedNotices(db(), 'bright', later(2))).toEqual(['e2'])
    // A failed request does not delay the others; it is repeated after a quarter of an hour, or when the listing is announced
    // again.
    await putOffFeedNotices(db(), 'bright', ['e2'], later(3))
    expect(await findDue(db(), [source], later(17))).toEqual([])
    expect(await findDue(db(), [source], later(18))).toEqual([source])
    await take('a long secret', { estate_id: 'e2' }, 4)
    expect(await findDue(db(), [source], later(4))).toEqual([source])
    await closeFeedNotices(db(), 'bright', ['e2'], later(5))
    // With a schedule the source is also read without a notice.
    expect(await findDue(db(), [{ ...source, everyMinutes: 60 }], later(5))).toHaveLength(1)
    vi.unstubAllEnvs()
  })

  test('the office is mailed once a day why a run stopped, and which listings are held back', async () => {
    const held = { level: 'held-back' as const, id: '77', field: 'zip', message: 'expected a postcode', found: 'x' }
    const stopped = { ...report(now), outcome: 'stopped' as const, because: 'expected listings; the feed has none' }
    await notifyOfficeOfFeed(db(), report(now), now)
    expect(await queuedValues(db(), 'feed')).toEqual([])
    for (const minutes of [0, 30]) await notifyOfficeOfFeed(db(), stopped, later(minutes))
    for (const minutes of [0, 30]) await notifyOfficeOfFeed(db(), { ...report(now), remarks: [held] }, later(minutes))
    await notifyOfficeOfFeed(db(), stopped, later(24 * 60 + 1))
    const mails = (await queuedValues(db(), 'feed')).map(({ values }) => values)
    const why = { source: 'demo', because: stopped.because, held: [] }
    expect(mails).toHaveLength(3)
    expect(mails.filter(({ because }) => because)).toEqual([why, why])
    expect(mails).toContainEqual({ source: 'demo', held: [{ item: '77', reason: 'zip: expected a postcode; found x' }] })
  })
})
