/** Actions of an agent on a viewing by the link of a mail: the same as in the office, in the agent's name. */
import 'server-only'
import { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { answerWays } from '../../viewings/viewing-links.ts'
import { staffByLink } from '../staff/staff.ts'
import { undoViewing } from './undo-viewing.ts'
import { cancelViewingFor, confirmViewingAt, moveViewingTo, proposeTimesFor, type ViewingResult } from './viewing-actions.ts'
import { proposeSchema, reason, timeOf, timeSchema, timesOf, undoOfViewing, type ViewingMessage } from './viewing-forms.ts'

/** The viewing is that of the link; `version` is the one that the page showed. */
export const answerSchema = timeSchema
  .omit({ lead: true, calendar: true })
  .extend(proposeSchema.pick({ slot1: true, slot2: true, slot3: true }).shape)
  .extend({
    token: z.string().max(400),
    way: z.enum([...answerWays, 'undo']),
    reason,
    /** Times chosen from the agent's free times. */
    slots: z.array(z.iso.datetime()).max(1_000).default([]),
  })

export type LinkAnswer = z.output<typeof answerSchema>

const saidOf = {
  confirm: 'confirmed',
  propose: 'proposed',
  decline: 'cancelled',
  move: 'moved',
  cancel: 'cancelled',
  undo: 'undone',
} as const satisfies Record<LinkAnswer['way'], ViewingMessage>

/** Most times that can be proposed at once. */
export const mostTimes = 3

/** A typed time takes precedence over a chosen one. */
export const answerTime = ({ slots: [first = ''], slot, time }: LinkAnswer): Date | undefined =>
  timeOf({ slot: slot || first, time })

/** Also reads the fields of earlier releases, one per time. */
export const answerTimes = ({ slots, slot1, slot2, slot3 }: LinkAnswer): Date[] => timesOf(...slots, slot1, slot2, slot3)

/** `no-link`: the link is invalid or expired. `undo`: data for undoing the change. */
export async function answerByLink(
  db: Db,
  answer: LinkAnswer,
  now: Date,
): Promise<{ said: ViewingMessage | 'no-link'; undo?: string }> {
  const link = await staffByLink(db, answer.token, now)
  if (!link) return { said: 'no-link' }
  const { way, version, note } = answer
  const work = { db, staff: link.staff, seen: { id: link.leadId, version }, now }
  const [time, times] = [answerTime(answer), answerTimes(answer)]
  const run = async (): Promise<ViewingResult | 'no-time' | 'too-many' | 'late' | 'removed'> => {
    if (way === 'undo') return undoViewing(work)
    if (way === 'decline' || way === 'cancel') return cancelViewingFor(work, note, way === 'decline' ? answer.reason : undefined)
    if (way === 'propose' && times.length > mostTimes) return 'too-many'
    if (way === 'propose') return times[0] && times[0] > now ? proposeTimesFor(work, times, note) : 'no-time'
    if (!time || time <= now) return 'no-time'
    return way === 'confirm' ? confirmViewingAt(work, time, note) : moveViewingTo(work, time, note)
  }
  const result = await run()
  // A viewing that the office planned can be undone only in the office.
  if (result !== 'booked') return { said: result === 'removed' ? 'undone' : result }
  return { said: saidOf[way], ...(way !== 'undo' && (await undoOfViewing(work, link.leadId))) }
}
