/** Mails that could not be sent, or wait, go with what they are about, on both databases. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayMs } from '@/lib/domain/text/date'
import type { Db } from '@/lib/server/db/client'
import { markNotSent, type NewMessage, queueMessages, takeDueMessage } from '@/lib/server/db/repositories/outbox'
import { deleteExpired } from '@/lib/server/privacy/retention'
import { snapshot } from '../support/content.ts'
import { describeOnBoth } from '../support/databases.ts'
import { ownVarFolder } from '../support/var-folder.ts'

globalThis.currentSnapshot = snapshot
ownVarFolder()

const now = new Date('2026-11-20T12:00:00Z')
const daysOn = (days: number) => new Date(now.getTime() + days * dayMs)

const mailTo = (to: string, whose: Partial<NewMessage> = {}): NewMessage => ({
  kind: 'mail',
  subject: 'shared list: confirm',
  message: { to, template: 'shared-list-confirm', values: {} },
  ...whose,
})

const waitingTo = async (db: Db, email: string) => {
  const rows = await db.selectFrom('outbox').select(['subject', 'status', 'message']).execute()
  return rows.filter(({ message }) => message.includes(email)).map(({ subject, status }) => `${subject}, ${status}`)
}

/** Tried for the last time. */
async function fail(db: Db): Promise<void> {
  const message = await takeDueMessage(db, 'bulk', now)
  if (!message) throw new Error('nothing is due')
  await markNotSent(db, message, { reason: 'refused', retryAt: undefined, erases: false }, now)
}

describeOnBoth('a mail that is not sent', (db) => {
  test('stays a month when it failed and belongs to nobody whose data would take it along', async () => {
    const email = `${randomUUID()}@voorbeeld.example`
    await queueMessages(db(), [mailTo(email)], now)
    await fail(db())
    await deleteExpired(db(), daysOn(29))
    expect(await waitingTo(db(), email)).toEqual(['shared list: confirm, failed'])
    await deleteExpired(db(), daysOn(31))
    expect(await waitingTo(db(), email)).toEqual([])
  })
})
