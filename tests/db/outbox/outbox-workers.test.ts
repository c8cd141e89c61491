/** Concurrent outbox workers: leases, and priorities of leads over mails to many. */
import { expect, test, vi } from 'vitest'
import {
  leaseMs,
  listOutbox,
  markNotSent,
  type Priority,
  queueMessages,
  renewLease,
  takeDueMessage,
} from '@/lib/server/db/repositories/outbox/outbox'
import { deliverDue, deliverOne, senderPriorities } from '@/lib/server/outbox/deliver'
import { describeOnBoth } from '../../support/databases.ts'
import { expectConsole } from '../../support/fail-on-console.ts'
import { after, mail, prepareOutbox, queue, server, start } from '../../support/outbox-messages.ts'

describeOnBoth('concurrent outbox workers', (db) => {
  prepareOutbox(db)

  test('many workers take each message once', async () => {
    for (let index = 0; index < 20; index++) await queue(db(), 'mail', mail(String(index)))
    const taken = await Promise.all(Array.from({ length: 25 }, () => takeDueMessage(db(), 'bulk', start)))
    const ids = taken.flatMap((message) => message?.id ?? [])
    expect(ids).toHaveLength(20)
    expect(new Set(ids).size).toBe(20)
  })

  test('a message of a worker that died is available when its lease ends, and the dead worker cannot mark it as failed', async () => {
    expectConsole()
    await queue(db(), 'mail', mail('Verlaten'))
    const first = await takeDueMessage(db(), 'bulk', start)
    expect(first).toBeDefined()
    expect(await takeDueMessage(db(), 'bulk', after(0.9))).toBeUndefined()
    const second = await takeDueMessage(db(), 'bulk', after(1))
    expect(second).toMatchObject({ id: first?.id, attempts: 2 })
    if (!first || !second) throw new Error('Both were taken.')
    expect(await renewLease(db(), first, after(1))).toBe(false)
    await markNotSent(db(), first, { reason: 'late', retryAt: undefined, erases: true }, after(1))
    expect(await listOutbox(db(), 'queued')).toMatchObject([{ id: first.id, lastError: undefined }])
    expect(await renewLease(db(), second, after(1))).toBe(true)
  })

  test('a mail that takes a slow server minutes is sent by one worker only', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let now = start
    const clock = () => now
    for (let index = 0; index < 6; index++) await queue(db(), 'mail', mail(`Traag ${index}`))
    server.hold()
    const first = deliverDue(db(), clock)
    await vi.waitFor(() => expect(server.held()).toBe(senderPriorities.length), 120_000)
    const leases = () => db().selectFrom('outbox').select('lease_ends_at').where('lease_owner', 'is not', null).execute()
    // Ten leases, in steps of a third.
    for (let step = 1; step <= 30; step++) {
      now = after(step / 3)
      vi.advanceTimersByTime(leaseMs / 3)
      const renewed = new Date(now.getTime() + leaseMs).toISOString()
      await vi.waitFor(
        async () => expect(await leases()).toEqual(senderPriorities.map(() => ({ lease_ends_at: renewed }))),
        120_000,
      )
    }
    // Another worker only finds messages without a lease: those that the first has not reached.
    const second = deliverDue(db(), clock)
    await vi.waitFor(() => expect(server.held()).toBe(6), 120_000)
    server.release()
    const totals = await Promise.all([first, second])
    expect(totals.map(({ sent }) => sent).reduce((all, sent) => all + sent)).toBe(6)
    expect(server.mails.map(({ subject }) => subject).sort()).toEqual([0, 1, 2, 3, 4, 5].map((index) => `Traag ${index}`))
  })

  const queueAs = (priority: Priority, subject: string, now = start) =>
    queueMessages(db(), [{ kind: 'mail', priority, subject, message: mail(subject) }], now)

  test('mails to many come after every lead, whichever was queued first', async () => {
    for (const index of [1, 2, 3]) await queueAs('bulk', `Nieuwsbrief ${index}`, after(index - 4))
    await queue(db(), 'mail', mail('Aanvraag'))
    expect(await takeDueMessage(db(), 'bulk', start)).toMatchObject({ message: { subject: 'Aanvraag' } })
    expect(await takeDueMessage(db(), 'immediate', start)).toBeUndefined()
    expect(await takeDueMessage(db(), 'bulk', start)).toMatchObject({ message: { subject: 'Nieuwsbrief 1' } })
  })

  test('while mails to many wait for a slow server, the mail of a lead is sent', async () => {
    for (let index = 0; index < 10; index++) await queueAs('bulk', 'Nieuwsbrief')
    server.hold()
    const bulk = deliverDue(db(), () => start)
    const bulkSenders = senderPriorities.filter((priority) => priority === 'bulk').length
    await vi.waitFor(() => expect(server.held()).toBe(bulkSenders), 120_000)
    await queue(db(), 'mail', mail('Aanvraag'))
    const lead = deliverOne(db(), 'immediate', () => start)
    await vi.waitFor(() => expect(server.held()).toBe(bulkSenders + 1), 120_000)
    server.release()
    expect(await lead).toEqual({ sent: 1, failed: 0 })
    expect(await bulk).toEqual({ sent: 10, failed: 0 })
  })
})
