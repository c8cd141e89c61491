/**
 * The gateway's log: errors with the request id, counts of rejections, and each request if that is turned on. No IP addresses, no
 * queries.
 */
import { logError, logInfo, logWarning } from '../process/log.ts'

type Response = { id: string; method: string | undefined; path: string; status: number; start: number }

/** Shortest time (ms) between two log entries with counts. */
const sumInterval = 60_000

export type Reporter = ReturnType<typeof createReporter>

export function createReporter(logsRequests: boolean) {
  const rejected = new Map<number, number>()
  let nextReport = 0
  let hasWarnedOfProxy = false

  /** Logs the counts at the first rejection, then at most once a minute. */
  function sumUp(): void {
    const now = performance.now()
    if (rejected.size === 0 || now < nextReport) return
    nextReport = now + sumInterval
    logWarning('rejected', { counts: Object.fromEntries(rejected) })
    rejected.clear()
  }

  return {
    rejection(status: number): void {
      // Invalid requests are normal on the internet; that limits were reached concerns the agency.
      if (status !== 429 && status !== 503) return
      rejected.set(status, (rejected.get(status) ?? 0) + 1)
      sumUp()
    },
    failure(id: string, error: unknown): void {
      logError('failure', { id, error })
    },
    response({ id, method, path, status, start }: Response): void {
      if (status >= 500 && status !== 503) logError('failed-answer', { id, method, path, status })
      if (!logsRequests) return
      logInfo('request', { id, method, path, status, ms: Math.round(performance.now() - start) })
    },
    hiddenProxy(): void {
      if (hasWarnedOfProxy) return
      hasWarnedOfProxy = true
      logWarning('hidden-proxy', {
        message: 'Requests come through a proxy: set TRUSTED_PROXIES, or visitors cannot be limited',
      })
    },
  }
}
