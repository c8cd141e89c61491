/** Runs once when the server starts, and for each error of the server. */
import type { Instrumentation } from 'next'
import { recordBadRequest } from '@/lib/http/bad-requests'

export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { onStop } = await import('@/lib/process/stop-hooks')
  const { closeDb } = await import('@/lib/server/db/client')
  const { startAlerts } = await import('@/lib/server/notifications/run-alerts')
  const { writeReloadToken } = await import('@/lib/server/security/reload-token')
  const { writeSiteAddress } = await import('@/lib/server/runtime/site-address')
  const { getSnapshot } = await import('@/lib/server/content/current-snapshot')
  const { startContentWatch } = await import('@/lib/server/content/reload-site')
  const { startOutboxWorker } = await import('@/lib/server/outbox/worker')
  const { startCounting } = await import('@/lib/server/page-views/counting')
  const { startMonthlyReports } = await import('@/lib/server/portal/monthly-reports')
  const { env } = await import('@/lib/server/runtime/env')
  const { closeToOthers } = await import('@/lib/server/runtime/var-folder')
  const { startIndexNow } = await import('@/lib/server/syndication/indexnow/queue')
  const { startRetention } = await import('@/lib/server/privacy/retention')
  const { startReservationWatch } = await import('@/lib/server/viewings/watch-holds')
  writeReloadToken()
  // In the background: a cache of tiles has many files.
  closeToOthers(env().VAR_DIR).catch((error: unknown) => console.error({ event: 'folder-open-to-others', error }))
  // Bad content must stop the start, not a visitor.
  getSnapshot()
  writeSiteAddress()
  startOutboxWorker()
  startRetention()
  startCounting()
  startMonthlyReports()
  startAlerts()
  startReservationWatch()
  startIndexNow()
  startContentWatch()
  // After the hooks of those that use it.
  onStop('database', closeDb)
}

/** Every error of a page or route, with the id that visitors see: that of the request, and the digest of the error page. */
export const onRequestError: Instrumentation.onRequestError = (error, request, { routePath, routeType }) => {
  const id = String(request.headers['x-request-id'])
  if (recordBadRequest(id, error)) return
  console.error({ event: 'error', id, method: request.method, routePath, routeType, error })
}
