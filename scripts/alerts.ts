/**
 * `npm run alerts`: looks for news in the content and writes to whoever waits for them; the running site does the same by
 * itself. `-- --dry-run` only says who would be written to, and about what: nothing is kept, nothing is sent.
 */
import { nextMailing } from '../lib/domain/subscriptions/mailing-time.ts'
import { getSnapshot } from '../lib/server/content/current-snapshot.ts'
import { closeDb, getDb } from '../lib/server/db/client.ts'
import { findOpenChanges } from '../lib/server/db/repositories/listing-changes.ts'
import { readActiveSearches } from '../lib/server/db/repositories/saved-searches.ts'
import { findChanges } from '../lib/server/notifications/detect-changes.ts'
import { changesFor, withListings } from '../lib/server/notifications/match-changes.ts'
import { runAlerts } from '../lib/server/notifications/run-alerts.ts'
import { nameSearchCriteria } from '../lib/server/subscriptions/saved-searches/describe-criteria.ts'

const now = new Date()

/** Moments in UTC, to the minute. */
const shortTime = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`

async function dryRun(): Promise<void> {
  const db = await getDb()
  const { changes } = await findChanges(db, now)
  const found = withListings([...(await findOpenChanges(db)), ...changes])
  const { defaultLanguage } = getSnapshot().site
  for (const { change, property } of found)
    console.log(`${change.reason}: ${property.id} ${property.texts[defaultLanguage].title}, ${property.city}`)
  let count = 0
  for await (const searches of readActiveSearches(db, 500)) {
    for (const search of searches) {
      for (const { change, property } of changesFor(search, found)) {
        count += 1
        const when = shortTime(nextMailing(search.schedule, now))
        const why = nameSearchCriteria(search.criteria, defaultLanguage)
        console.log(`  ${search.email}  ${change.reason} ${property.id}  ${search.schedule}, ${when}  (${why})`)
      }
    }
  }
  console.log(`${found.length} news, ${count} fit(s); nothing was sent`)
}

async function run(): Promise<void> {
  const { changes, mails } = await runAlerts(await getDb(), now)
  console.log(`${changes} news, ${mails} mail(s) in the outbox; the running site sends them, or npm run outbox`)
}

const [option] = process.argv.slice(2)
if (option === undefined) await run()
else if (option === '--dry-run') await dryRun()
else {
  console.error('Usage: npm run alerts [-- --dry-run]')
  process.exitCode = 2
}
await closeDb()
