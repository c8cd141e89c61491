/**
 * `npm run bench:alerts`: time and memory of matching 50 new listings with 100 000 saved searches, up to the mails in the outbox.
 * On SQLite in a separate folder, or on the PostgreSQL of `DATABASE_URL`, which must be empty. Copy the figures to README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { epcLetters, noFilter, type PropertyFilter } from '../../lib/domain/search/property-filter.ts'
import { toSearchCriteria } from '../../lib/domain/subscriptions/saved-search.ts'
import { buildListQuery, emptyListQuery } from '../../lib/routing/list-query.ts'
import { seededRandom } from '../../lib/server/bot-protection/seeded-random.ts'
import { closeDb, type Db, getDb } from '../../lib/server/db/client.ts'
import { detectChanges } from '../../lib/server/notifications/detect-changes.ts'
import { matchChanges } from '../../lib/server/notifications/match-changes.ts'
import { notifyDue } from '../../lib/server/notifications/notify-due.ts'
import { countSearches } from '../../lib/server/subscriptions/saved-searches/count-fitting.ts'
import { snapshot } from '../support/content.ts'
import { showListings } from '../support/demo-snapshot.ts'
import { generateProperties } from '../support/generate-properties.ts'

const searches = Number(process.argv[2] ?? 100_000)
const listings = 50
const now = new Date()
const rowsAtOnce = 2000

const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-bench-'))
process.env['VAR_DIR'] = folder
process.env['SECRET'] = 'a secret of the bench, kept in the environment as on servers'
const random = seededRandom('saved searches')
const pick = <T>(values: readonly [T, ...T[]]): T => values[Math.floor(random() * values.length)] ?? values[0]

/** Typical criteria: a type or two, some postcodes, a maximum price, mostly bedrooms. */
function randomFilter(): PropertyFilter {
  const [zip = '', ...others] = snapshot.zones.flatMap((zone) => zone.zips)
  const pickZip = () => pick([zip, ...others])
  return {
    ...noFilter,
    types: [...new Set([pick(['1', '2']), pick(['1', '2', '3', '8'])])].sort(),
    cities: [...new Set([pickZip(), pickZip(), pickZip()])].map((code) => ({ name: '', zip: code })),
    maxPrice: 150_000 + Math.floor(random() * 20) * 50_000,
    minBedrooms: pick([1, undefined, 2, 3]),
    epc: random() < 0.3 ? pick(epcLetters) : undefined,
  }
}

async function fill(db: Db): Promise<void> {
  const time = now.toISOString()
  for (let start = 0; start < searches; start += rowsAtOnce) {
    const ids = Array.from({ length: Math.min(rowsAtOnce, searches - start) }, (_, index) => String(start + index))
    const common = { created_at: time, changed_at: time }
    const subscribers = ids.map((id) => {
      const subscriber = { id, email: `${id}@voorbeeld.example`, first_name: 'An', language: pick(['nl', 'fr', 'en']) }
      return { ...subscriber, status: 'confirmed' as const, password_hash: null, ...common }
    })
    const rows = ids.map((id) => {
      const { goal, filter } = toSearchCriteria(pick(['sale', 'sale', 'rent']), randomFilter())
      const query = buildListQuery({ ...emptyListQuery, filter }).toString()
      const schedule = pick(['immediate', 'immediate', 'daily', 'weekly'] as const)
      return { id, subscriber_id: id, goal: goal ?? null, query, budget: null, schedule, status: 'active' as const, ...common }
    })
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('subscriber').values(subscribers).execute()
      await transaction.insertInto('saved_search').values(rows).execute()
    })
  }
}

/** Seconds that a step takes; samples the peak memory (MiB) meanwhile. */
let highest = 0
async function measure<T>(step: () => Promise<T>): Promise<[string, T]> {
  const start = performance.now()
  const result = await step()
  return [((performance.now() - start) / 1000).toFixed(1), result]
}

const db = await getDb()
await fill(db)
showListings(snapshot.properties)
await detectChanges(db, now)
const fresh = generateProperties(listings, 5, snapshot.today).map((property) => ({
  ...property,
  availability: 'available' as const,
}))
showListings([...snapshot.properties, ...fresh])
globalThis.gc?.()
const before = process.memoryUsage().rss / 2 ** 20
const watch = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage().rss / 2 ** 20)
}, 20)
const [detectTime] = await measure(() => detectChanges(db, now))
const [matchTime] = await measure(() => matchChanges(db, now))
const [notifyTime, mails] = await measure(() => notifyDue(db, now))
const [againTime, again] = await measure(async () => {
  await db.updateTable('listing_change').set({ matched: 0 }).execute()
  await matchChanges(db, now)
  return notifyDue(db, now)
})
const [firstNew] = fresh
const [countTime] = await measure(async () => (firstNew ? countSearches(db, firstNew) : 0))
clearInterval(watch)
const { alerts } = await db
  .selectFrom('alert')
  .select((query) => query.fn.countAll<number>().as('alerts'))
  .executeTakeFirstOrThrow()
console.log(
  '| searches | listings | detect s | match s | notify s | alerts | mails | again s | mails again | count for a mail s | memory MiB |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|---|')
const row = [
  searches,
  listings,
  detectTime,
  matchTime,
  notifyTime,
  alerts,
  mails,
  againTime,
  again,
  countTime,
  `${before.toFixed(0)} → ${highest.toFixed(0)}`,
]
console.log(`| ${row.join(' | ')} |`)
await closeDb()
rmSync(folder, { recursive: true, force: true })
