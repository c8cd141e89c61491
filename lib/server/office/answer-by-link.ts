/** What an agent does about a viewing with the link of a mail: the same as in the office, in the agent's name. */
import 'server-only'
import { z } from 'zod'
import type { Db } from '../db/client.ts'
import { answerWays } from '../viewings/viewing-links.ts'
import { staffByLink } from './staff.ts'
import { undoViewing } from './undo-viewing.ts'
import { proposeSchema, timeOf, timeSchema, timesOf, undoOfViewing, type ViewingMessage } from './viewing-forms.ts'
import { callOffViewing, confirmViewingAt, moveViewingTo, proposeTimesFor, type ViewingResult } from './viewing-work.ts'

/** The viewing is that of the link; `version` is the one that the page showed. */
export const answerSchema = timeSchema
  .omit({ lead: true, calendar: true })
  .extend(proposeSchema.pick({ slot1: true, slot2: true, slot3: true }).shape)
  .extend({ token: z.string().max(400), way: z.enum([...answerWays, 'undo']) })

export type LinkAnswer = z.output<typeof answerSchema>

const saidOf = {
  confirm: 'confirmed',
  propose: 'proposed',
  decline: 'cancelled',
  move: 'moved',
  cancel: 'cancelled',
  undo: 'undone',
} as const satisfies Record<LinkAnswer['way'], ViewingMessage>

/** `no-link`: it is not ours, or too old. `undo`: what can be put back for a moment. */
export async function answerByLink(
  db: Db,
  answer: LinkAnswer,
  now: Date,
): Promise<{ said: ViewingMessage | 'no-link'; undo?: string }> {
  const link = await staffByLink(db, answer.token, now)
  if (!link) return { said: 'no-link' }
  const { way, version, note } = answer
  const work = { db, staff: link.staff, seen: { id: link.leadId, version }, now }
  const [time, times] = [timeOf(answer), timesOf(answer.slot1, answer.slot2, answer.slot3)]
  const run = async (): Promise<ViewingResult | 'no-time' | 'late'> => {
    if (way === 'undo') return undoViewing(work)
    if (way === 'decline' || way === 'cancel') return callOffViewing(work, note)
    if (way === 'propose') return times.length === 0 ? 'no-time' : proposeTimesFor(work, times, note)
    if (!time || time <= now) return 'no-time'
    return way === 'confirm' ? confirmViewingAt(work, time, note) : moveViewingTo(work, time, note)
  }
  const result = await run()
  if (result !== 'booked') return { said: result }
  return { said: saidOf[way], ...(way !== 'undo' && (await undoOfViewing(work, link.leadId))) }
}
