/** Work whose time must tell a visitor nothing: it starts once the answer is sent. */
import 'server-only'
import { after } from 'next/server'
import { logError } from '../../process/log.ts'
import { wakeOutbox } from '../outbox/worker.ts'

/** Mails that `work` queues go out at once; what goes wrong is logged, and whoever gets no mail asks again. */
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
