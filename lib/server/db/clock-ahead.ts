/**
 * Handles times that were written while a server's clock was wrong: a time further in the future than possible would otherwise
 * have to pass first.
 */

/** Milliseconds that the clock of another server may be ahead. */
const aheadMs = 300_000

/** The latest ISO time that a correct clock can give to something due in `ms` milliseconds. A later time counts as now. */
export const latestBy = (now: Date, ms = 0): string => new Date(now.getTime() + ms + aheadMs).toISOString()
