/** What the front writes to the log: failures with their id, sums of refusals, and requests when asked for. No addresses, no queries. */

type Answer = { id: string; method: string | undefined; path: string; status: number; start: number }

/** Milliseconds between two sums. */
const sumInterval = 60_000

export type Reporter = ReturnType<typeof createReporter>

export function createReporter(logsRequests: boolean) {
  const refused = new Map<number, number>()
  let sayAgain = 0
  let hasToldOfProxy = false

  /** At once when refusals begin, then once a minute. */
  function sumUp(): void {
    if (refused.size === 0 || Date.now() < sayAgain) return
    sayAgain = Date.now() + sumInterval
    console.warn({ event: 'refused', counts: Object.fromEntries(refused) })
    refused.clear()
  }

  return {
    refusal(status: number): void {
      // What is no request is noise of the network; limits are what the agency should know of.
      if (status !== 429 && status !== 503) return
      refused.set(status, (refused.get(status) ?? 0) + 1)
      sumUp()
    },
    failure(id: string, error: unknown): void {
      console.error({ event: 'failure', id, error })
    },
    answer({ id, method, path, status, start }: Answer): void {
      if (status >= 500 && status !== 503) console.error({ event: 'failed-answer', id, method, path, status })
      if (!logsRequests) return
      console.info({ event: 'request', id, method, path, status, ms: Math.round(performance.now() - start) })
    },
    hiddenProxy(): void {
      if (hasToldOfProxy) return
      hasToldOfProxy = true
      console.warn({
        event: 'hidden-proxy',
        message: 'Requests come through a proxy: set TRUSTED_PROXIES, or visitors cannot be limited',
      })
    },
  }
}
