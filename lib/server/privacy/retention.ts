/** What is older than the agency may keep it goes by itself. */
import 'server-only'
import type { Db } from '../db/client.ts'
import { getDb } from '../db/client.ts'
import { deleteLeads } from '../db/repositories/leads.ts'
import { deletePending } from '../db/repositories/subscriptions.ts'
import { env } from '../env.ts'

const dayMs = 86_400_000

/** A sign-up that nobody confirmed is forgotten after so many days. */
const pendingDays = 30

/** Deletes leads older than `LEAD_DAYS` with all that hangs on them, and sign-ups left unconfirmed. Gives the number of leads. */
export async function deleteExpired(db: Db, now: Date): Promise<number> {
  await deletePending(db, new Date(now.getTime() - pendingDays * dayMs))
  return deleteLeads(db, { before: new Date(now.getTime() - env().LEAD_DAYS * dayMs) })
}

/** Once a day while the site runs. */
export function startRetention(): void {
  const run = async () => {
    try {
      await deleteExpired(await getDb(), new Date())
    } catch (error) {
      console.error(`Retention: ${error instanceof Error ? error.message : error}`)
    }
  }
  setInterval(run, dayMs).unref()
  void run()
}
