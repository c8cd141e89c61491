/** Frees slots whose reservation expired, and proposed times that nobody chose, and notifies the waiting list. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { getDb } from '../db/client.ts'
import { deleteEndedProposals } from '../db/repositories/viewings/agent-time.ts'
import { endLapsedReservations } from '../db/repositories/viewings/lapsed-reservations.ts'
import { wakeOutbox } from '../outbox/worker.ts'
import { repeat } from '../runtime/worker.ts'
import { notifyWaitingForAgent } from './waiting-list.ts'

/** @returns the number of mails to the waiting list. An expired slot counts as free even before this has run. */
export async function releaseExpired(db: Db, now: Date): Promise<number> {
  const freed = [...(await endLapsedReservations(db, now)), ...(await deleteEndedProposals(db, now))]
  let mails = 0
  for (const agentId of new Set(freed)) mails += await notifyWaitingForAgent(db, agentId, now)
  return mails
}

const minute = 60_000

export const reservationWatch = repeat('reservation watch', minute, async () => {
  if ((await releaseExpired(await getDb(), new Date())) > 0) void wakeOutbox()
})
