/** Checks regularly for new free slots for the waiting list. */
import 'server-only'
import { getDb } from '../db/client.ts'
import { wakeOutbox } from '../outbox/worker.ts'
import { repeat } from '../runtime/worker.ts'
import { notifyLeftWaiting } from './waiting-list.ts'

/** Milliseconds between two checks. */
const interval = 10 * 60_000

export const waitingLists = repeat('waiting lists', interval, async () => {
  if ((await notifyLeftWaiting(await getDb(), new Date())) > 0) void wakeOutbox()
})
