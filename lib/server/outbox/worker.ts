/** The worker of the running site: looks into the outbox every few seconds, and at once when something was put in. */
import 'server-only'
import { onStop } from '../../front/stop-hooks.ts'
import { getDb } from '../db/client.ts'
import { deliverDue } from './deliver.ts'

/** Milliseconds between two looks. */
const interval = 5_000

// On globalThis: the framework may load this file once per bundle, and one worker is enough.
const holder = globalThis as typeof globalThis & { scheldelichtOutbox?: { running?: Promise<void> | undefined; again: boolean } }

async function work(state: { again: boolean }): Promise<void> {
  do {
    state.again = false
    try {
      await deliverDue(await getDb(), () => new Date())
    } catch (error) {
      console.error(`Outbox: ${error instanceof Error ? error.message : error}`)
    }
  } while (state.again)
}

/** Looks now; a look that is under way is followed by another. Never rejects. */
export function wakeOutbox(): Promise<void> {
  holder.scheldelichtOutbox ??= { again: false }
  const state = holder.scheldelichtOutbox
  if (state.running) {
    state.again = true
    return state.running
  }
  state.running = work(state).finally(() => {
    state.running = undefined
  })
  return state.running
}

/** Called once when the site starts. Ends with the site, after the message that is being sent. */
export function startOutboxWorker(): void {
  const timer = setInterval(wakeOutbox, interval).unref()
  onStop('outbox', async () => {
    clearInterval(timer)
    const state = holder.scheldelichtOutbox
    if (state) state.again = false
    await state?.running
  })
  void wakeOutbox()
}
