/** The worker of the running site: looks into the outbox every few seconds, and at once when something was put in. */
import 'server-only'
import { logError } from '../../process/log.ts'
import { getDb } from '../db/client.ts'
import type { Priority } from '../db/repositories/outbox/outbox.ts'
import type { Worker } from '../runtime/worker.ts'
import { deliverOne, lanes } from './deliver.ts'

/** Milliseconds between two looks. */
const interval = 5_000

/** `again`: something was put in while it was looking. */
type Lane = { priority: Priority; running?: Promise<void> | undefined; again: boolean }

type State = { lanes: Lane[]; isStopped: boolean }

// On globalThis: the framework may load this file once per bundle, and one worker is enough.
const holder = globalThis as typeof globalThis & { siteOutbox?: State }

function getState(): State {
  holder.siteOutbox ??= { lanes: lanes.map((priority) => ({ priority, again: false })), isStopped: false }
  return holder.siteOutbox
}

async function work(lane: Lane, state: State): Promise<void> {
  do {
    lane.again = false
    try {
      await deliverOne(
        await getDb(),
        lane.priority,
        () => new Date(),
        () => state.isStopped,
      )
    } catch (error) {
      logError('outbox-failed', { error })
    }
  } while (lane.again && !state.isStopped)
}

/** Each lane goes on by itself: one that waits for a slow server keeps no other from looking. */
function wakeLane(lane: Lane, state: State): Promise<void> {
  if (lane.running) {
    lane.again = true
    return lane.running
  }
  lane.running = work(lane, state).finally(() => {
    lane.running = undefined
  })
  return lane.running
}

/** Looks now; a look that is under way is followed by another. Never rejects. */
export async function wakeOutbox(): Promise<void> {
  const state = getState()
  await Promise.all(state.lanes.map((lane) => wakeLane(lane, state)))
}

let timer: NodeJS.Timeout | undefined

/** Ends with the site, after the messages that are being sent. */
export const outboxWorker: Worker = {
  name: 'outbox',
  start: () => {
    timer = setInterval(wakeOutbox, interval).unref()
    void wakeOutbox()
  },
  stop: async () => {
    clearInterval(timer)
    const state = getState()
    state.isStopped = true
    await Promise.all(state.lanes.map(({ running }) => running))
  },
}
