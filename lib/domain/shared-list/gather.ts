/** When somebody is mailed about a list: changes that come one after another wait for each other, so that nobody is flooded. */

const minuteMs = 60_000

/** A mail waits so long for further changes, and comes no sooner than so long after the one before. */
export const gathering = { waitMs: 15 * minuteMs, pauseMs: 6 * 60 * minuteMs } as const

/** @param mailedAt when the mail before was sent; undefined for the first */
export function nextListMail(mailedAt: Date | undefined, now: Date): Date {
  const waited = now.getTime() + gathering.waitMs
  return new Date(mailedAt ? Math.max(waited, mailedAt.getTime() + gathering.pauseMs) : waited)
}
