/** Feeds in the office: sources, figures of runs, held-back listings and their correction, one run at a time. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FeedReport } from '@/lib/feeds/feed-report'
import { summarize } from '@/lib/feeds/feed-report'
import { saveFeedRun, takeFeedLease } from '@/lib/server/db/repositories/feeds/feeds'
import { findFeedReport, listFeedRuns } from '@/lib/server/db/repositories/office/office-feeds'
import { findListingVersion } from '@/lib/server/db/repositories/office/office-listings'
import { emptyReport } from '@/lib/server/feeds/run-report'
import { answerHeld } from '@/lib/server/office/feeds/answer-held'
import { receiveAcceptedRun, receiveRun } from '@/lib/server/office/feeds/feed-forms'
import { getFeedsView, getSourceView } from '@/lib/server/office/feeds/feeds-view'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { translatorOf } from '@/lib/server/pages/translator'
import { snapshot } from '../../support/content.ts'
import { countQueries } from '../../support/count-queries.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { feedSource } from '../../support/feeds.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const folder = ownVarFolder()
const content = join(folder, 'content')
const staff = staffAtShell('nl')
const now = new Date('2026-11-22T08:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const report = (start: Date, parts: Partial<FeedReport> = {}): FeedReport => ({
  ...emptyReport({ source: feedSource(), options: { now: start } }),
  endedAt: new Date(start.getTime() + 4_200).toISOString(),
  ...parts,
})

const held = [
  { level: 'held-back' as const, id: '77', field: 'goal', message: 'expected sale, rent or takeover', found: 'erfpacht' },
  { level: 'gap' as const, id: '78', field: 'kind', message: 'expected a type that "types" of the source knows', found: 'Loft' },
  { level: 'gap' as const, id: '79', field: 'kind', message: 'expected a type that "types" of the source knows', found: 'Loft' },
]

const issue = (path: string, message: string) => ({
  file: 'properties/4200003.json',
  path,
  message,
  level: 'error' as const,
})

describeOnBoth('feeds in the office', (db) => {
  beforeEach(async () => {
    for (const table of ['feed_identity', 'feed_run', 'feed_lease', 'audit', 'office_listing'] as const)
      await db().deleteFrom(table).execute()
    rmSync(content, { recursive: true, force: true })
    mkdirSync(content, { recursive: true })
    vi.stubEnv('CONTENT_DIR', content)
    const sources = [feedSource({ everyMinutes: 30 }), feedSource({ name: 'bright', keys: { webhook: 'FEED_HOOK' } })]
    globalThis.currentSnapshot = { ...snapshot, feeds: sources }
    await db()
      .insertInto('feed_identity')
      .values({ source: 'demo', kind: 'property', feed_id: '7f', item_id: 4_200_003 })
      .execute()
    const items = join(folder, 'feeds', 'demo', 'properties')
    mkdirSync(items, { recursive: true })
    writeFileSync(
      join(items, '4200003.json'),
      JSON.stringify({
        ID: 4_200_003,
        City: 'GENT',
        EPCCode: 'zie attest',
        Languages: [{ language: 'nl', TypeDescription: 'Huis' }],
      }),
    )
    const issues = [issue('PScore', 'expected A, B, C or D'), issue('Bedrooms', 'expected a number'), issue('Pictures.0', 'no')]
    const state = {
      serves: 'current' as const,
      warnings: [],
      gaps: [],
      refusal: [],
      changes: { changed: [], added: [], removed: [] },
    }
    globalThis.contentState = {
      ...state,
      held: [
        { item: 'properties/4200003.json', version: 'none', issues: [...issues, issue('EPCCode', 'expected a code')] },
        { item: 'properties/4102311.json', version: 'none', issues: [issue('PScore', 'kept by hand')] },
      ],
    } as unknown as typeof globalThis.contentState
  })
  afterEach(() => {
    vi.stubEnv('CONTENT_DIR', 'data')
    globalThis.currentSnapshot = snapshot
    globalThis.contentState = undefined
  })

  const look = { staff, language: 'nl' as const, now: later(10) }

  async function save(start: Date, parts: Partial<FeedReport> = {}) {
    const made = report(start, parts)
    await saveFeedRun(db(), {
      source: 'demo',
      startedAt: made.startedAt,
      outcome: made.outcome,
      report: JSON.stringify(made),
      summary: summarize(made),
    })
  }

  test('each source has its last run, its next one, and whether it is running', async () => {
    await save(now)
    await save(later(5), { outcome: 'done', added: [{ id: 1, feedId: 'a' }], remarks: held })
    await takeFeedLease(db(), 'bright', 'one', later(9))
    const { sources } = await getFeedsView(db(), look)
    expect(sources).toMatchObject([
      {
        name: 'demo',
        href: '/nl/kantoor/feeds/demo/',
        isRunning: false,
        nextAt: later(35),
        last: { outcome: 'done', summary: { added: 1, held: 1, seconds: 4.2 } },
      },
      { name: 'bright', isAnnounced: true, isRunning: true, last: undefined, nextAt: undefined },
    ])
  })

  test('a held-back listing shows the value of the feed, and the field that corrects the mistake', async () => {
    const { held: listings, heldCount } = await getFeedsView(db(), look)
    expect(listings).toMatchObject([{ id: 4_200_003, source: 'demo', feedId: '7f', title: 'Huis, GENT', showsFormer: false }])
    expect(heldCount).toBe(1)
    expect(listings[0]?.faults).toMatchObject([
      { path: 'PScore', theirs: undefined, field: { name: 'pScore', is: { kind: 'choice' } } },
      { path: 'Bedrooms', field: { name: 'bedrooms', is: { kind: 'number' } } },
      { path: 'Pictures.0', field: undefined },
      { path: 'EPCCode', theirs: 'zie attest', field: { name: 'epcCode' } },
    ])
  })

  test('the report of a run, with unknown values', async () => {
    await save(now)
    await save(later(5), { outcome: 'done', remarks: held })
    const view = await getSourceView(db(), 'demo', undefined, look)
    expect(view?.runs).toHaveLength(2)
    expect(view?.report?.remarks).toEqual(held)
    expect(view?.unknownWords).toEqual([{ field: 'kind', word: 'Loft', count: 2 }])
    const former = await getSourceView(db(), 'demo', view?.runs[1]?.id, look)
    expect(former?.report?.outcome).toBe('unchanged')
    expect(await getSourceView(db(), 'another', undefined, look)).toBeUndefined()
    expect(await findFeedReport(db(), staff, 'unknown')).toBeUndefined()
  })

  test('remarks of a run link to where they are resolved, and values are counted with their meaning', async () => {
    const shown = snapshot.properties.find(({ id }) => id !== 4_102_311)
    if (!shown) throw new Error('no property')
    await db().insertInto('feed_identity').values({ source: 'demo', kind: 'property', feed_id: '8', item_id: shown.id }).execute()
    const gap = (id: string, field: string) => ({ level: 'gap' as const, id, field, message: 'expected a word' })
    const words = [
      { field: 'heating', theirs: 'CV', ours: 'gas', count: 7 },
      { field: 'heating', theirs: 'Pomp', count: 2 },
    ]
    await save(now, { remarks: [...held, gap('7f', 'pScore')], words })
    const view = await getSourceView(db(), 'demo', undefined, look)
    expect(view?.answerOf(gap('7f', 'pScore'))).toBe('/nl/kantoor/feeds/#held-4200003')
    expect(view?.answerOf(gap('77', 'goal'))).toBeUndefined()
    expect(view?.answerOf(gap('7f', 'street'))).toBeUndefined()
    expect(view?.unknownWords).toEqual([{ field: 'heating', word: 'Pomp', count: 2 }])
    await save(later(1), { remarks: [gap('8', 'heating'), gap('8', 'rooms')] })
    const last = await getSourceView(db(), 'demo', undefined, look)
    expect(last?.answerOf(gap('8', 'heating'))).toMatch(new RegExp(`/${shown.id}/\\?edit=Heating#edit$`))
    expect(last?.answerOf(gap('8', 'rooms'))).toMatch(new RegExp(`/${shown.id}/$`))
  })

  test('ninety runs are listed by one query, without their reports', async () => {
    for (let run = 0; run < 90; run++) await save(later(run))
    const counted = countQueries(db())
    expect(await listFeedRuns(counted.db, staff, ['demo'])).toHaveLength(90)
    expect(counted.count()).toBe(1)
  })

  const overrideOf = () => JSON.parse(readFileSync(join(content, 'overrides', '4200003.json'), 'utf8'))
  const answer = (path: string, value: string, id = 4_200_003) => answerHeld(db(), staff, { id, path, value }, now)

  test('an answer is one field of the listing’s override, added to the others, and recorded in the audit trail', async () => {
    mkdirSync(join(content, 'overrides'))
    writeFileSync(join(content, 'overrides', '4200003.json'), '{ "Quarter": "Zuid" }')
    expect(await answer('PScore', 'B')).toBe('answered')
    expect(await answer('Bedrooms', ' 3 ')).toBe('answered')
    expect(overrideOf()).toEqual({ Quarter: 'Zuid', PScore: 'B', Bedrooms: 3 })
    const trail = await db().selectFrom('audit').select(['action', 'subject', 'subject_id', 'detail']).execute()
    expect(trail).toEqual(Array(2).fill({ action: 'changed', subject: 'listing', subject_id: '4200003', detail: null }))
  })

  test('concurrent answers are all stored, and an open page of the property detects the change', async () => {
    const answers = await Promise.all([answer('PScore', 'B'), answer('Bedrooms', '3')])
    expect(answers).toEqual(['answered', 'answered'])
    expect(overrideOf()).toEqual({ PScore: 'B', Bedrooms: 3 })
    expect((await findListingVersion(db(), staff, 4_200_003)).version).toBe(2)
  })

  test.each([
    ['PScore', 'E', 'wrong-value'],
    ['Bedrooms', 'three', 'wrong-value'],
    ['Bedrooms', '', 'wrong-value'],
    // Only the field that holds the listing back can be set, and not in listings edited by hand.
    ['Price', '1', 'gone'],
    ['ID', '1', 'gone'],
    ['Pictures.0', '1', 'gone'],
    ['../../site', '1', 'gone'],
  ])('%s cannot be set to "%s"', async (path, value, said) => {
    expect(await answer(path, value)).toBe(said)
    expect(existsSync(join(content, 'overrides'))).toBe(false)
  })

  test('listings edited by hand and invalid overrides are left alone', async () => {
    expect(await answer('PScore', 'A', 4_102_311)).toBe('gone')
    mkdirSync(join(content, 'overrides'))
    writeFileSync(join(content, 'overrides', '4200003.json'), '{ "Quarter": ')
    expect(await answer('PScore', 'A')).toBe('closed')
    expect(readFileSync(join(content, 'overrides', '4200003.json'), 'utf8')).toBe('{ "Quarter": ')
  })

  test.each([receiveRun, receiveAcceptedRun])(
    'a source that any server is running is not started, nor an unknown one',
    async (receive) => {
      const job = (source: string) => ({
        db: db(),
        staff,
        values: { source },
        language: 'nl' as const,
        t: translatorOf('nl'),
        now,
      })
      await takeFeedLease(db(), 'demo', 'another server', now)
      expect(await receive(job('demo'))).toEqual({ goTo: '/nl/kantoor/feeds/demo/?said=running' })
      expect(await receive(job('none'))).toEqual({ goTo: '/nl/kantoor/feeds/' })
      expect(await db().selectFrom('audit').selectAll().execute()).toEqual([])
    },
  )
})
