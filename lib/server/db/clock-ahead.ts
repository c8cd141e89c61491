/** What a clock that was wrong left behind: dated further ahead than anything can be, it would wait until the right one catches up. */

/** Milliseconds that the clock of another server may be ahead. */
const aheadMs = 300_000

/** The latest time, ISO, that a right clock gives to what lies so far ahead (ms). What is later counts as now. */
export const latestBy = (now: Date, ms = 0): string => new Date(now.getTime() + ms + aheadMs).toISOString()
