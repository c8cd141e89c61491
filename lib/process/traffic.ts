/**
 * What the gateway has answered since the start, for whoever measures the site. On globalThis: the gateway counts, the site's own bundle
 * tells.
 */

/** Seconds; each answer counts for the first that it fits in, and all after it. */
export const durationLimits = [0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10] as const

export type Durations = { counts: number[]; sum: number; total: number }

export type Traffic = {
  /** Answers by kind of request and status, `page 200`. */
  answers: Map<string, number>
  /** By kind of request. */
  durations: Map<string, Durations>
  /** Answers from memory. */
  kept: number
  /** Pages that were made to be kept, by who made them. */
  made: { renderer: number; server: number }
  /** Requests that are worked on and that wait, by kind. */
  load: () => Readonly<Record<string, { running: number; waiting: number }>>
}

declare global {
  var siteTraffic: Traffic | undefined
}

export function traffic(): Traffic {
  globalThis.siteTraffic ??= {
    answers: new Map(),
    durations: new Map(),
    kept: 0,
    made: { renderer: 0, server: 0 },
    load: () => ({}),
  }
  return globalThis.siteTraffic
}

/** @param status 0 for a visitor who left before the answer began. @param seconds from the first byte of the request to the last of the answer. */
export function countAnswer(kind: string, status: number, seconds: number): void {
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
