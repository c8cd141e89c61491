/** What the gateway writes to the log: failures with their id, sums of rejections, and requests when asked for. No addresses, no queries. */
import { logError, logInfo, logWarning } from '../process/log.ts'

type Answer = { id: string; method: string | undefined; path: string; status: number; start: number }

/** Milliseconds between two sums. */
const sumInterval = 60_000

export type Reporter = ReturnType<typeof createReporter>

export function createReporter(logsRequests: boolean) {
  const rejected = new Map<number, number>()
  let nextReport = 0
  let hasWarnedOfProxy = false

  /** At once when rejections begin, then once a minute. */
  function sumUp(): void {
    const now = performance.now()
    if (rejected.size === 0 || now < nextReport) return
    nextReport = now + sumInterval
    logWarning('rejected', { counts: Object.fromEntries(rejected) })
    rejected.clear()
  }

  return {
    rejection(status: number): void {
      // What is no request is noise of the network; limits are what the agency should know of.
      if (status !== 429 && status !== 503) return
      rejected.set(status, (rejected.get(status) ?? 0) + 1)
      sumUp()
    },
    failure(id: string, error: unknown): void {
      logError('failure', { id, error })
    },
    answer({ id, method, path, status, start }: Answer): void {
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
