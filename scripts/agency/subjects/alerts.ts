/** Commands about alert mails; the running site sends them by itself. */
import { nextMailing } from '../../../lib/domain/subscriptions/mailing-time.ts'
import { getSnapshot } from '../../../lib/server/content/snapshot/current-snapshot.ts'
import type { Db } from '../../../lib/server/db/client.ts'
import { findOpenChanges } from '../../../lib/server/db/repositories/notifications/listing-changes.ts'
import { readActiveSearches } from '../../../lib/server/db/repositories/subscriptions/active-searches.ts'
import { findChanges } from '../../../lib/server/notifications/detect-changes.ts'
import { changesFor, type FoundChange, withListings } from '../../../lib/server/notifications/match-changes.ts'
import { runAlerts } from '../../../lib/server/notifications/run-alerts.ts'
import { nameSearchCriteria } from '../../../lib/server/subscriptions/saved-searches/describe-criteria.ts'
import type { Line, Subject } from '../command.ts'
import { withDb } from '../with-db.ts'

/** A time in UTC, to the minute. */
const shortTime = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/**
 * One line for each alert that a search would cause.
 * @returns their number.
 */
async function listMails(db: Db, found: readonly FoundChange[], now: Date): Promise<number> {
  const { defaultLanguage } = getSnapshot().site
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
  return count
}

async function dryRun(db: Db, now: Date): Promise<void> {
  const { changes } = await findChanges(db, now)
  const found = withListings([...(await findOpenChanges(db)), ...changes])
  const { defaultLanguage } = getSnapshot().site
  for (const { change, property } of found)
    console.log(`${change.reason}: ${property.id} ${property.texts[defaultLanguage].title}, ${property.city}`)
  const count = await listMails(db, found, now)
  console.log(`${found.length} listing change(s), ${count} fit(s); nothing was sent`)
}

async function run(db: Db, now: Date): Promise<void> {
  const { changes, mails } = await runAlerts(db, now)
  console.log(`${changes} listing change(s), ${mails} mail(s) in the outbox; the running site sends them, or npm run outbox`)
}

export const alerts: Subject = {
  verbs: {
    run: {
      summary: 'looks for changed listings and writes to whoever saved a search that fits',
      options: { 'dry-run': { shape: 'flag', describes: 'only says who would be written to; nothing is kept or sent' } },
      run: async ({ flag }: Line) => {
        await withDb((db) => (flag('dry-run') ? dryRun : run)(db, new Date()))
        return undefined
      },
    },
  },
}
