/**
 * Counters of the gateway's responses since the start, for monitoring. On globalThis: the gateway counts, and the site, a
 * separate bundle in the same process, exposes the metrics.
 */

/** Upper bounds (seconds) of a cumulative histogram: a response counts in each bucket whose bound it does not exceed. */
export const durationLimits = [0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10] as const

export type Durations = { counts: number[]; sum: number; total: number }

export type Traffic = {
  /** Responses by kind of request and status, `page 200`. */
  answers: Map<string, number>
  /** Durations by kind of request. */
  durations: Map<string, Durations>
  /** Responses from the page cache. */
  fromCache: number
  /** Pages rendered for the page cache, by process. */
  made: { renderer: number; server: number }
  /** Running and queued requests, by kind. */
  load: () => Readonly<Record<string, { running: number; waiting: number }>>
}

declare global {
  var siteTraffic: Traffic | undefined
}

export function traffic(): Traffic {
  globalThis.siteTraffic ??= {
    answers: new Map(),
    durations: new Map(),
    fromCache: 0,
    made: { renderer: 0, server: 0 },
    load: () => ({}),
  }
  return globalThis.siteTraffic
}

/**
 * @param status 0 for a client that disconnected before the response.
 * @param seconds from the request's headers to the end of the response.
 */
export function countResponse(kind: string, status: number, seconds: number): void {
  const { answers, durations } = traffic()
  const key = `${kind} ${status}`
  answers.set(key, (answers.get(key) ?? 0) + 1)
  const known = durations.get(kind) ?? { counts: durationLimits.map(() => 0), sum: 0, total: 0 }
  durations.set(kind, known)
  known.sum += seconds
  known.total += 1
  durationLimits.forEach((limit, index) => {
    if (seconds <= limit) known.counts[index] = (known.counts[index] ?? 0) + 1
  })
}
