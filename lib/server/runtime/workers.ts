/** All background workers of the site, started and stopped together. */
import 'server-only'
import { onStop } from '../../process/stop-hooks.ts'
import { alarmWatch } from '../alarms/watch-alarms.ts'
import { contentWatch, reloadSite } from '../content/publish/reload-site.ts'
import { dayWatch } from '../content/publish/watch-day.ts'
import { serverWatch } from '../content/publish/watch-servers.ts'
import { closeDb } from '../db/client.ts'
import { feedSchedule } from '../feeds/schedule.ts'
import { mediaWorker } from '../media/remote/media-worker.ts'
import { alerts } from '../notifications/run-alerts.ts'
import { endingOverrides } from '../office/listings/ending-overrides.ts'
import { outboxWorker } from '../outbox/worker.ts'
import { pageViewWorker } from '../page-views/counting.ts'
import { monthlyReports } from '../portal/monthly-reports.ts'
import { reviewInvitations } from '../portal/review-invitations.ts'
import { retention } from '../privacy/retention.ts'
import { sharedListWorker } from '../shared-list/notify-people.ts'
import { indexNow } from '../syndication/indexnow/queue.ts'
import { scheduledTexts } from '../texts/scheduled-texts.ts'
import { busyTimes } from '../viewings/own-calendar/busy-times.ts'
import { viewingReminders } from '../viewings/remind-visitors.ts'
import { reservationWatch } from '../viewings/watch-reservations.ts'
import { waitingLists } from '../viewings/watch-waiting.ts'
import type { Worker } from './worker.ts'

export const workers: readonly Worker[] = [
  outboxWorker,
  retention,
  pageViewWorker,
  monthlyReports,
  reviewInvitations,
  alerts,
  sharedListWorker,
  reservationWatch,
  waitingLists,
  viewingReminders,
  busyTimes,
  indexNow,
  contentWatch,
  dayWatch,
  serverWatch,
  mediaWorker(reloadSite),
  feedSchedule,
  scheduledTexts,
  endingOverrides,
  alarmWatch,
]

// On globalThis: the framework may load this file once per bundle, and one of each worker is enough.
const holder = globalThis as typeof globalThis & { siteWorkersStarted?: boolean }

/** Starts each worker once. When the process ends they are stopped in parallel, and then the database is closed. */
export function startWorkers(): void {
  if (holder.siteWorkersStarted) return
  holder.siteWorkersStarted = true
  for (const worker of workers) worker.start()
  onStop('workers', async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
  })
  onStop('database', closeDb)
}
