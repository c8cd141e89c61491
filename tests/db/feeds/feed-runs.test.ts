/** Results of feed runs: content files, ids, stopped runs, pictures. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FeedListing } from '@/lib/feeds/feed-listing'
import { publishContent } from '@/lib/server/content/publish/publish-content'
import { copyContent } from '../../support/copy-content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { feedSite, runOn } from '../../support/feed-runs.ts'
import { feedSource, wholeListing } from '../../support/feeds.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const folder = ownVarFolder()
const feeds = join(folder, 'feeds')

beforeEach(() => rmSync(feeds, { recursive: true, force: true }))

const at = (day: number, hour = 8) => new Date(Date.UTC(2026, 10, day, hour))
const house = (id: string, parts: Partial<FeedListing> = {}): FeedListing => ({ ...wholeListing(id), ...parts })
const many = (count: number) => Array.from({ length: count }, (_, index) => house(String(4_200_000 + index)))

/** Every file of a source by its name. */
function filesOf(source = 'demo'): Record<string, string> {
  const names = readdirSync(join(feeds, source), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    names.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  )
}

const readItem = (id: number, source = 'demo') =>
  JSON.parse(readFileSync(join(feeds, source, 'properties', `${id}.json`), 'utf8'))

describeOnBoth('runs of a feed', (db) => {
  beforeEach(async () => {
    for (const table of ['feed_identity', 'feed_run', 'feed_lease'] as const) await db().deleteFrom(table).execute()
  })

  test('the same feed again gives the same bytes, also on another day', async () => {
    const listings = [house('4200001', { pictures: [{ url: 'https://a.be/1.png' }] }), house('7f3a-uuid')]
    expect(await runOn(db(), listings, { now: at(20) })).toMatchObject({
      outcome: 'done',
      added: [{ id: 4_200_001 }, { id: 900_000_001 }],
    })
    const before = filesOf()
    expect(await runOn(db(), listings, { now: at(21) })).toMatchObject({ outcome: 'unchanged', counts: { pictures: 0 } })
    const { [join(feeds, 'demo', 'ledger.json')]: ledger, ...rest } = filesOf()
    expect(before).toMatchObject(rest)
    expect(JSON.parse(ledger ?? '')).toMatchObject({ lastComplete: at(21).toISOString() })
  })

  test('an id in use is not assigned again, and an assigned id is permanent', async () => {
    const site = { ...feedSite, handKept: new Set([4_200_001]) }
    const listings = [house('4200001'), house('7f3a')]
    const first = await runOn(db(), listings, { site })
    expect(first.added.map(({ id }) => id)).toEqual([900_000_001, 900_000_002])
    rmSync(feeds, { recursive: true })
    const again = await runOn(db(), [...listings].reverse(), { site })
    expect(again.added.map(({ id }) => id)).toEqual([900_000_002, 900_000_001])
    const other = await runOn(db(), [house('7f3a')], { source: feedSource({ name: 'second' }) })
    expect(other.added.map(({ id }) => id)).toEqual([900_000_003])
  })

  test('statistics and viewings of the CRM are for the owner: they change no file, and planned ones are deleted with the feed', async () => {
    await db().deleteFrom('portal_item').execute()
    const openings = (...days: string[]) =>
      days.map((date, place) => ({
        date,
        from: '10:00',
        to: '11:00',
        kind: place === 0 ? ('open-house' as const) : ('viewing' as const),
      }))
    const listed = (pageViews: number, ...days: string[]) => [
      house('4200001', { openings: openings('2026-12-24', ...days), statistics: [{ source: 'Immoweb', pageViews }] }),
      house('4200002'),
    ]
    await runOn(db(), listed(12, '2026-11-21', '2026-11-25'), { now: at(20) })
    expect(await runOn(db(), listed(31, '2026-11-28'), { now: at(22) })).toMatchObject({ outcome: 'unchanged' })
    const shown = await db().selectFrom('portal_item').selectAll().orderBy('kind').orderBy('date').execute()
    expect(shown.map(({ kind, type, date, time, status, views }) => [kind, type, date, time, status, views])).toEqual([
      ['media', 'Immoweb', '2026-11-20', null, 'online', 31],
      ['visit', 'visit', '2026-11-21', '10:00', 'done', null],
      ['visit', 'visit', '2026-11-28', '10:00', 'confirmed', null],
      ['visit', 'open-house', '2026-12-24', '10:00', 'confirmed', null],
    ])
    expect(readItem(4_200_001).OpenHouses).toEqual([{ Date: '2026-12-24', From: '10:00', To: '11:00' }])
    await db().deleteFrom('portal_item').execute()
  })

  test('viewings of a calendar that could not be read remain, so that nobody books their time', async () => {
    await db().deleteFrom('portal_item').execute()
    const openings = [{ date: '2026-11-28', from: '10:00', to: '11:00', kind: 'viewing' as const }]
    const times = async () => (await db().selectFrom('portal_item').select('time').execute()).map(({ time }) => time)
    await runOn(db(), [house('4200001', { openings })], { now: at(20) })
    await runOn(db(), { listings: [house('4200001')], isWithoutCalendar: true }, { now: at(21) })
    expect(await times()).toEqual(['10:00'])
    await runOn(db(), [house('4200001')], { now: at(22) })
    expect(await times()).toEqual([])
  })

  test('a trial writes nothing, neither files nor ids', async () => {
    expect(await runOn(db(), many(2), { isDryRun: true })).toMatchObject({ isDryRun: true, added: [{}, {}] })
    expect(existsSync(feeds)).toBe(false)
    expect(await db().selectFrom('feed_identity').selectAll().execute()).toEqual([])
  })

  test('an unreadable or empty feed stops the run, nothing changes', async () => {
    await runOn(db(), many(5), { now: at(20) })
    const before = filesOf()
    expect(await runOn(db(), '[{"id": "42', { now: at(21) })).toMatchObject({
      outcome: 'stopped',
      because: 'feed.json: expected a list',
    })
    expect(await runOn(db(), [], { now: at(21) })).toMatchObject({
      outcome: 'stopped',
      because: 'expected listings; the feed has none',
    })
    expect(filesOf()).toEqual(before)
  })

  test('more than a fifth absent stops the run until it is confirmed', async () => {
    await runOn(db(), many(10), { now: at(20) })
    const before = filesOf()
    const stopped = await runOn(db(), many(7), { now: at(21) })
    expect(stopped.because).toContain('3 of 10 listings are gone at once')
    expect(filesOf()).toEqual(before)
    expect(await runOn(db(), many(7), { now: at(21), acceptsGone: true })).toMatchObject({ missing: [{}, {}, {}] })
  })

  test('absent once stays, absent twice is archived with its pictures for a month, and comes back as before', async () => {
    const gone = house('4200009', { pictures: [{ url: 'https://a.be/9.png' }] })
    await runOn(db(), [...many(5), gone], { now: at(1) })
    expect(await runOn(db(), many(5), { now: at(2) })).toMatchObject({ missing: [{ id: 4_200_009 }], archived: [] })
    expect(readItem(4_200_009)).toMatchObject({ Archived: false, Pictures: [{}] })
    expect(await runOn(db(), many(5), { now: at(3) })).toMatchObject({ archived: [{ id: 4_200_009 }] })
    expect(readItem(4_200_009)).toMatchObject({ Archived: true, Pictures: [{}] })
    const [picture = ''] = readdirSync(join(feeds, 'files', 'media', 'feed-pictures'))
    const path = join(feeds, 'files', 'media', 'feed-pictures', picture)
    utimesSync(path, at(1), at(1))
    await runOn(db(), many(5), { now: at(32) })
    expect(existsSync(path)).toBe(true)
    await runOn(db(), many(5), { now: at(33) })
    expect(readItem(4_200_009)).toMatchObject({ Archived: true, Pictures: [] })
    expect(existsSync(path)).toBe(false)
    expect(await runOn(db(), [...many(5), gone], { now: at(34) })).toMatchObject({
      back: [{ id: 4_200_009 }],
      counts: { pictures: 1 },
    })
    expect(readItem(4_200_009)).toMatchObject({ Archived: false, Pictures: [{}], CreationDate: '2026-10-01' })
  })

  test('a changed price is reported with the former one, and added to the history', async () => {
    await runOn(db(), many(2), { now: at(20) })
    const cheaper = [house('4200000', { price: { amount: 299_000 } }), house('4200001')]
    expect((await runOn(db(), cheaper, { now: at(22) })).changed).toEqual([
      { id: 4_200_000, feedId: '4200000', price: { before: 325_000, after: 299_000 } },
    ])
    expect(readItem(4_200_000)['PriceHistory']).toEqual([
      { Date: '2026-11-20', Price: 325_000 },
      { Date: '2026-11-22', Price: 299_000 },
    ])
  })

  test('a report counts the words of closed lists, with their meaning here', async () => {
    const loft = (id: string) => house(id, { kind: { theirs: 'Loft' }, facts: { heating: { theirs: 'CV gas' } } })
    const words = async (parts: Readonly<Record<string, unknown>> = {}) =>
      (await runOn(db(), [house('4200001'), loft('4200002'), loft('4200003')], { source: feedSource(parts) })).words.filter(
        ({ field }) => ['kind', 'heating'].includes(field),
      )
    expect(await words()).toEqual([
      { field: 'heating', theirs: 'CV gas', count: 2 },
      { field: 'kind', theirs: 'Loft', count: 2 },
      { field: 'kind', theirs: 'Appartement', ours: 'apartment', count: 1 },
    ])
    expect(await words({ types: { loft: '2' }, words: { heating: { 'cv gas': 'gas' } } })).toEqual([
      { field: 'heating', theirs: 'CV gas', ours: 'gas', count: 2 },
      { field: 'kind', theirs: 'Loft', ours: '2', count: 2 },
      { field: 'kind', theirs: 'Appartement', ours: 'apartment', count: 1 },
    ])
  })

  test('a picture is fetched once per address and tag; a failed one holds nothing back and is retried', async () => {
    const asked: string[] = []
    const picture = (tag: string) => ({ url: 'https://a.be/1.png', tag })
    const fetchFile = async (url: string) => {
      asked.push(url)
      return asked.length === 1 ? { fault: 'timeout' as const } : { bytes: Buffer.from('<html>no picture</html>') }
    }
    const listing = house('4200001', { pictures: [picture('a')] })
    expect((await runOn(db(), [listing], { fetchFile })).files).toEqual([{ url: 'https://a.be/1.png', reason: 'timeout' }])
    expect(readItem(4_200_001)['Pictures']).toEqual([])
    expect((await runOn(db(), [listing], { fetchFile })).files).toMatchObject([
      { reason: expect.stringContaining('found something else') },
    ])
    expect(await runOn(db(), [listing])).toMatchObject({ counts: { pictures: 1 }, files: [] })
    expect(readItem(4_200_001)['Pictures']).toMatchObject([{ Width: 8, Height: 6 }])
    expect(await runOn(db(), [listing], { fetchFile })).toMatchObject({ outcome: 'unchanged' })
    expect(await runOn(db(), [house('4200001', { pictures: [picture('b')] })])).toMatchObject({ counts: { pictures: 1 } })
    expect(asked).toHaveLength(2)
  })

  test('the loader merges a feed, files maintained by hand and overrides; an error holds back that item only', async () => {
    const content = join(folder, 'content')
    rmSync(content, { recursive: true, force: true })
    mkdirSync(content, { recursive: true })
    copyContent(content)
    vi.stubEnv('CONTENT_DIR', content)
    try {
      const listings = [house('4200001'), house('4200002'), house('4200003')]
      await runOn(db(), listings)
      const publish = () => publishContent(content, '2026-11-22', new Map())
      const byHand = publish().snapshot.properties.length
      writeFileSync(
        join(content, 'feeds.json'),
        JSON.stringify([
          { name: 'demo', format: 'whise', address: 'https://crm.example.be/feed' },
          { name: 'x', format: 'none' },
        ]),
      )
      mkdirSync(join(content, 'overrides'))
      const override = { Quarter: 'Zuid', Languages: [{ language: 'fr', TypeDescription: 'Un titre du bureau' }] }
      writeFileSync(join(content, 'overrides', '4200001.json'), JSON.stringify(override))
      writeFileSync(join(content, 'overrides', '4200002.json'), '{ "Quarter": ')
      writeFileSync(join(content, 'overrides', '4200003.json'), JSON.stringify({ Bedrooms: 'three' }))
      const { snapshot, held } = publish()
      expect(snapshot.properties).toHaveLength(byHand + 1)
      const found = snapshot.propertyById.get(4_200_001)
      expect(found).toMatchObject({ quarter: 'Zuid', bedrooms: 2, city: 'GENT' })
      expect(found?.texts.fr.title).toBe('Un titre du bureau')
      expect(found?.texts.fr.description).toContain('Un appartement spacieux')
      expect(snapshot.feeds.map(({ name }) => name)).toEqual(['demo'])
      expect(held.map(({ item }) => item).sort()).toEqual([
        ...['feeds.json#x', 'overrides/4200002.json', 'properties/4200002.json', 'properties/4200003.json'],
      ])
      writeFileSync(join(content, 'feeds.json'), '[]')
      expect(publish().snapshot.properties).toHaveLength(byHand)
      writeFileSync(join(content, 'feeds.json'), '[{ "name": ')
      expect(publish().snapshot.propertyById.has(4_200_001)).toBe(true)
    } finally {
      vi.stubEnv('CONTENT_DIR', 'data')
    }
  })
})
