/**
 * Mails are stored as data and rendered when they are sent; messages of earlier and later releases in the same outbox stay
 * intact.
 */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Db } from '@/lib/server/db/client'
import { listOutbox, queueMessages, requeueFailed } from '@/lib/server/db/repositories/outbox/outbox'
import { deliverDue } from '@/lib/server/outbox/deliver'
import { newsletter } from '@/lib/server/subscriptions/newsletter/newsletter'
import { newsletterWelcomeTemplate } from '@/lib/server/subscriptions/newsletter/newsletter-mails'
import { describeOnBoth } from '../../support/databases.ts'
import { expectConsole, loggedText } from '../../support/fail-on-console.ts'
import { after, prepareMailServer, server, start } from '../../support/outbox-messages.ts'

prepareMailServer()

const address = 'an@voorbeeld.example'
const welcome = newsletterWelcomeTemplate.mail({ to: address, language: 'fr' }, { subscriptionId: newsletter.idOf(address) })

const queue = (db: Db, message: unknown, priority: 'immediate' | 'bulk' = 'immediate') =>
  queueMessages(db, [{ kind: 'mail', priority, subject: 'newsletter: welcome', message }], start)

/** Queued as by a release that rendered mails before storing them. */
async function queueRendered(db: Db, priority: 0 | 1): Promise<void> {
  const time = start.toISOString()
  const message = { to: address, subject: 'Bevestig', text: 'Dag An', html: '<p>Dag An</p>', language: 'nl' }
  const row = { id: randomUUID(), kind: 'mail' as const, subject: 'contact: visitor', message: JSON.stringify(message) }
  await db
    .insertInto('outbox')
    .values({ ...row, status: 'queued', attempts: 0, due_at: time, created_at: time, priority })
    .execute()
}

describeOnBoth('a mail as data', (db) => {
  beforeEach(() => db().deleteFrom('outbox').execute())

  test('contains no rendered text until it is sent, in its stored language', async () => {
    await queue(db(), welcome)
    const row = await db().selectFrom('outbox').select('message').executeTakeFirstOrThrow()
    expect(JSON.parse(row.message)).toEqual({
      template: 'newsletter-welcome',
      language: 'fr',
      to: address,
      deletesOnFailure: false,
      values: { subscriptionId: newsletter.idOf(address) },
    })
    expect(await deliverDue(db(), () => start)).toEqual({ sent: 1, failed: 0 })
    expect(server.mails).toMatchObject([
      {
        to: [{ address }],
        subject: 'Votre inscription à notre lettre d’information est confirmée',
        text: expect.stringContaining('/fr/'),
        html: expect.stringContaining('<html lang="fr" '),
      },
    ])
  })

  test.each([
    ['invalid values', { ...welcome, values: { subscriptionId: 7 } }, /newsletter-welcome: subscriptionId: invalid_type/],
    ['not a mail', { to: address }, /Not a mail/],
  ])('%s: fails at once with its reason, and the following messages are sent', async (_, message, reason) => {
    expectConsole()
    await queue(db(), message)
    await queue(db(), welcome)
    expect(await deliverDue(db(), () => start)).toEqual({ sent: 1, failed: 1 })
    expect(await listOutbox(db(), 'failed')).toMatchObject([{ attempts: 1, lastError: expect.stringMatching(reason) }])
    expect(loggedText()).toMatch(reason)
    expect(loggedText()).not.toContain(address)
    // The message is still there, and can be retried by a release that can render it.
    expect(await requeueFailed(db(), start)).toBe(1)
  })

  test('that must not be retained is deleted when it cannot be rendered', async () => {
    expectConsole()
    await queue(db(), { ...welcome, values: {}, deletesOnFailure: true })
    await deliverDue(db(), () => start)
    expect(await db().selectFrom('outbox').select(['status', 'message']).execute()).toEqual([
      { status: 'failed', message: 'null' },
    ])
  })

  test('of a later release waits for that release', async () => {
    expectConsole()
    await queue(db(), { ...welcome, template: 'of-next-year' })
    expect(await deliverDue(db(), () => start)).toEqual({ sent: 0, failed: 1 })
    expect(await listOutbox(db(), 'queued')).toMatchObject([
      { dueAt: after(1).toISOString(), lastError: 'No template of-next-year' },
    ])
  })

  test('that an earlier release stored as text and HTML is sent unchanged', async () => {
    await queueRendered(db(), 0)
    await queueRendered(db(), 1)
    expect(await deliverDue(db(), () => start)).toEqual({ sent: 2, failed: 0 })
    expect(server.mails).toMatchObject([0, 1].map(() => ({ subject: 'Bevestig', text: expect.stringContaining('Dag An') })))
  })

  test('is not touched by an earlier release', async () => {
    await queue(db(), welcome)
    await queue(db(), welcome, 'bulk')
    await queueRendered(db(), 1)
    // The query of that release: the lowest priority that it knew was 1.
    const taken = await db()
      .selectFrom('outbox')
      .select('subject')
      .where('status', '=', 'queued')
      .where('priority', '<=', 1)
      .execute()
    expect(taken).toEqual([{ subject: 'contact: visitor' }])
    expect(await listOutbox(db(), 'queued')).toHaveLength(3)
  })
})
