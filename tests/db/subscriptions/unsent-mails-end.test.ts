/** Failed and waiting mails are deleted with what they are about, on both databases. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayMs } from '@/lib/domain/text/date'
import type { Db } from '@/lib/server/db/client'
import { markNotSent, type NewMessage, queueMessages, takeDueMessage } from '@/lib/server/db/repositories/outbox/outbox'
import { confirmSubscriber, saveSubscriber } from '@/lib/server/db/repositories/subscriptions/subscribers'
import { saveSubscription } from '@/lib/server/db/repositories/subscriptions/subscriptions'
import { deleteExpired } from '@/lib/server/privacy/retention'
import { confirmNewsletter, endNewsletter } from '@/lib/server/subscriptions/newsletter/answer-link'
import { newsletter } from '@/lib/server/subscriptions/newsletter/newsletter'
import { endByLink } from '@/lib/server/subscriptions/saved-searches/answer-link'
import { searchMailing } from '@/lib/server/subscriptions/saved-searches/search-mailing'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

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

/** The last attempt fails. */
async function fail(db: Db): Promise<void> {
  const message = await takeDueMessage(db, 'bulk', now)
  if (!message) throw new Error('nothing is due')
  await markNotSent(db, message, { reason: 'refused', retryAt: undefined, erases: false }, now)
}

describeOnBoth('a mail that is not sent', (db) => {
  test('is retained for a month if it failed and belongs to no record that is deleted', async () => {
    const email = `${randomUUID()}@voorbeeld.example`
    await queueMessages(db(), [mailTo(email)], now)
    await fail(db())
    await deleteExpired(db(), daysOn(29))
    expect(await waitingTo(db(), email)).toEqual(['shared list: confirm, failed'])
    await deleteExpired(db(), daysOn(31))
    expect(await waitingTo(db(), email)).toEqual([])
  })

  test('is the first of a newsletter: it is not sent after unsubscribing', async () => {
    const email = `${randomUUID()}@voorbeeld.example`
    const id = newsletter.idOf(email)
    await saveSubscription(db(), { id, email, language: 'nl' }, now)
    await confirmNewsletter(db(), newsletter.makeToken('confirm', id, now), now)
    expect(await waitingTo(db(), email)).toEqual(['newsletter: welcome, queued'])
    await endNewsletter(db(), newsletter.makeToken('end', id, now), now)
    expect(await waitingTo(db(), email)).toEqual([])
  })

  test('is about saved searches: none is sent after unsubscribing, and those of others stay', async () => {
    const [mine, theirs] = [0, 1].map(() => `${randomUUID()}@voorbeeld.example`) as [string, string]
    for (const email of [mine, theirs]) {
      const id = searchMailing.idOf(email)
      await saveSubscriber(db(), { id, email, firstName: '', language: 'nl' }, now)
      await confirmSubscriber(db(), id, { first_name: null, language: null }, now)
      await queueMessages(db(), [mailTo(email, { subject: 'alert', priority: 'bulk', subscriberId: id })], now)
    }
    await endByLink(db(), searchMailing.makeToken('end', searchMailing.idOf(mine), now), now)
    expect(await waitingTo(db(), mine)).toEqual([])
    expect(await waitingTo(db(), theirs)).toEqual(['alert, queued'])
  })
})
