/** The agent's next four weeks for choosing a time: free times, and what fills the rest. */
import 'server-only'
import { dayMs } from '../../../domain/text/date.ts'
import { type FilledTime, type SlotWeeks, toSlotWeeks } from '../../../domain/viewings/slot-weeks.ts'
import type { Db } from '../../db/client.ts'
import { findCalendarViewings, findOfferedTimes } from '../../db/repositories/office/office-viewings.ts'
import { findBusyTimes } from '../../db/repositories/viewings/agent-time.ts'
import { findCrmViewings, findFreeSlots, findOpenDays, viewingDuration } from '../../viewings/free-slots.ts'
import { nameOf } from '../leads/lead-summary.ts'
import type { Staff } from '../staff/staff.ts'

type Handler = Staff<'handleViewings'>

export type WeeksAsked = {
  /** The viewing being changed; its own times count as free. */
  exceptLead: string | undefined
  property: { id: number; agentId: number }
  /** The visitor's preferred hours. */
  preferred: readonly string[]
  /** Whether visitors' names are included: not for a page opened by a mail link. */
  hasNames: boolean
  now: Date
}

const reach = 30 * dayMs

async function findFilled(db: Db, staff: Handler, asked: WeeksAsked, free: readonly Date[]): Promise<FilledTime[]> {
  const { property, now, hasNames } = asked
  const { agentId } = property
  const [from, to] = [new Date(now.getTime() - dayMs), new Date(now.getTime() + reach)]
  const minutes = viewingDuration({ agentId })
  const after = (start: Date) => new Date(start.getTime() + minutes * 60_000)
  const [viewings, offered, busy, crm] = await Promise.all([
    findCalendarViewings(db, staff, { from, to, agentId }),
    findOfferedTimes(db, staff, { from, to, agentId }, now),
    findBusyTimes(db, { agentId, from, to }),
    findCrmViewings(db, { agentId }, now),
  ])
  const wordsOf = (payload: Record<string, unknown>) => (hasNames ? nameOf(payload) : '')
  const proposed = new Set(free.map(Number))
  return [
    ...viewings
      .filter(({ leadId }) => leadId !== asked.exceptLead)
      .map(({ startsAt, payload }): FilledTime => {
        return { kind: 'viewing', from: startsAt, to: after(startsAt), words: wordsOf(payload) }
      }),
    // Times proposed to this visitor can be chosen again.
    ...offered
      .filter(({ startsAt }) => !proposed.has(startsAt.getTime()))
      .map(({ startsAt, payload }): FilledTime => {
        return { kind: 'proposed', from: startsAt, to: after(startsAt), words: wordsOf(payload) }
      }),
    ...findOpenDays(agentId).map(({ from: begins, to: ends }): FilledTime => {
      return { kind: 'open-day', from: begins, to: ends, words: '' }
    }),
    ...[...busy, ...crm].map((time): FilledTime => ({ kind: 'busy', from: time.from, to: time.to, words: '' })),
  ]
}

/** Without viewing hours of the agent nothing is free and a time is typed. @throws database errors. */
export async function getSlotWeeks(db: Db, staff: Handler, asked: WeeksAsked): Promise<SlotWeeks> {
  const { property, now, exceptLead, preferred } = asked
  const free = (await findFreeSlots(db, property, now, exceptLead)) ?? []
  const filled = await findFilled(db, staff, asked, free)
  return toSlotWeeks({ now, free, filled, preferred, duration: viewingDuration(property) })
}
