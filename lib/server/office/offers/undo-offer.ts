/**
 * What a button of the office changed can be put back for a moment (design, README-office). The address of the page that comes back says of which
 * version that holds, until when, and what was before; nothing in it is more than the same person may do by the controls beside it.
 */
import 'server-only'

/** Milliseconds: somewhat more than the eight seconds for which the page shows the button. Mails wait as long. */
export const undoMs = 10_000

export const undoUntil = (now: Date): Date => new Date(now.getTime() + undoMs)

/** @param version that the change made; 0 where there are none. @param former what was before, in a few signs of an address */
export const undoPart = (version: number, former: string, now: Date): { undo: string } => ({
  undo: `${version}.${undoUntil(now).getTime()}.${former}`,
})

/**
 * What was before, while it can be put back: a page that is loaded again later, or after a colleague's change, offers nothing.
 * @param part of the address @param version that the page shows
 */
export function readUndo(part: string | undefined, version: number, now: Date): string | undefined {
  const [, made, until, former] = /^(\d{1,10})\.(\d{1,15})\.(.{0,100})$/.exec(part ?? '') ?? []
  return Number(made) === version && now.getTime() < Number(until) ? former : undefined
}
