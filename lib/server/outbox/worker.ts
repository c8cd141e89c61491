/** The worker of the running site: checks the outbox every few seconds, and immediately when a message was added. */
import 'server-only'
import { logError } from '../../process/log.ts'
import { getDb } from '../db/client.ts'
import type { Priority } from '../db/repositories/outbox/outbox.ts'
import type { Worker } from '../runtime/worker.ts'
import { deliverOne, senderPriorities } from './deliver.ts'

/** Milliseconds between two checks. */
const interval = 5_000

/** `again`: a message was added during the current check. */
type Sender = { priority: Priority; running?: Promise<void> | undefined; again: boolean }

type State = { senders: Sender[]; isStopped: boolean }

// On globalThis: the framework may load this file once per bundle, and one worker is enough.
const holder = globalThis as typeof globalThis & { siteOutbox?: State }

function getState(): State {
  holder.siteOutbox ??= { senders: senderPriorities.map((priority) => ({ priority, again: false })), isStopped: false }
  return holder.siteOutbox
}

async function work(sender: Sender, state: State): Promise<void> {
  do {
    sender.again = false
    try {
      await deliverOne(
        await getDb(),
        sender.priority,
        () => new Date(),
        () => state.isStopped,
      )
    } catch (error) {
      logError('outbox-failed', { error })
    }
  } while (sender.again && !state.isStopped)
}

/** Senders run independently: one that waits for a slow server does not block the others. */
function wakeSender(sender: Sender, state: State): Promise<void> {
  if (sender.running) {
    sender.again = true
    return sender.running
  }
  sender.running = work(sender, state).finally(() => {
    sender.running = undefined
  })
  return sender.running
}

/** Checks now; if a check is running, another follows it. Never rejects. */
export async function wakeOutbox(): Promise<void> {
  const state = getState()
  await Promise.all(state.senders.map((sender) => wakeSender(sender, state)))
}

let timer: NodeJS.Timeout | undefined

/** When the site stops, the messages that are being sent are finished first. */
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
    await Promise.all(state.senders.map(({ running }) => running))
  },
}
