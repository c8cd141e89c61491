/** Work that starts after the response was sent, so that the response time reveals nothing about an account. */
import 'server-only'
import { after } from 'next/server'
import { logError } from '../../process/log.ts'
import { wakeOutbox } from '../outbox/worker.ts'

/** Sends the mails that `work` queues immediately. Errors are only logged; who gets no mail can ask again. */
export function mailAfterResponse(work: () => Promise<unknown>): void {
  after(async () => {
    try {
      await work()
      void wakeOutbox()
    } catch (error) {
      logError('account-mail-failed', { error })
    }
  })
}
