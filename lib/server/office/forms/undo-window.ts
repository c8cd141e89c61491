/**
 * A quick change in the office can be undone for some seconds. The address after the redirect contains the version, the time
 * limit and the former value; with it nobody can do more than with the controls of the page.
 */
import 'server-only'

/** Milliseconds, slightly more than the eight seconds for which the page shows the button. Mails wait as long. */
export const undoMs = 10_000

/** End of the time for undoing a change made now. */
export const undoUntil = (now: Date): Date => new Date(now.getTime() + undoMs)

/** @param version after the change; 0 if there are none @param former former value, as a short text for the address */
export const undoPart = (version: number, former: string, now: Date): { undo: string } => ({
  undo: `${version}.${undoUntil(now).getTime()}.${former}`,
})

/**
 * The former value while undoing is possible: nothing once the time is over, or after a later change.
 * @param part of the address
 * @param version that the page shows
 */
export function readUndo(part: string | undefined, version: number, now: Date): string | undefined {
  const [, made, until, former] = /^(\d{1,10})\.(\d{1,15})\.(.{0,100})$/.exec(part ?? '') ?? []
  return Number(made) === version && now.getTime() < Number(until) ? former : undefined
}
