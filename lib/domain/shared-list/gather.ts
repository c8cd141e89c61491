/** When the members of a shared list are mailed: consecutive changes are combined into one mail. */

const minuteMs = 60_000

/** Milliseconds: how long a mail waits for further changes, and the shortest interval between two mails. */
export const gathering = { waitMs: 15 * minuteMs, pauseMs: 6 * 60 * minuteMs } as const

/** @param mailedAt time of the previous mail; undefined for the first */
export function nextListMail(mailedAt: Date | undefined, now: Date): Date {
  const earliest = now.getTime() + gathering.waitMs
  return new Date(mailedAt ? Math.max(earliest, mailedAt.getTime() + gathering.pauseMs) : earliest)
}
