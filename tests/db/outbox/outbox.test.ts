/** Sending the outbox: retries, an outage of the mail server, failed messages and webhooks, on both databases. */
import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { listOutbox, requeueFailed } from '@/lib/server/db/repositories/outbox/outbox'
import { deliverDue, deliverOne, retryTime } from '@/lib/server/outbox/deliver'
import { describeOnBoth } from '../../support/databases.ts'
import { expectConsole, loggedText } from '../../support/fail-on-console.ts'
import { after, mail, prepareOutbox, queue, server, start } from '../../support/outbox-messages.ts'

describeOnBoth('outbox', (db) => {
  prepareOutbox(db)

  test('invented people of the demo are never mailed, with any mail server', async () => {
    vi.stubEnv('DEMO', '1')
    await queue(db(), 'mail', { ...mail('Nieuw voor u'), to: 'joke.smets@voorbeeld.example' })
    expect(await deliverDue(db(), () => start)).toEqual({ sent: 1, failed: 0 })
    vi.stubEnv('DEMO', undefined)
    expect(server.mails).toHaveLength(0)
  })

  test('a mail arrives completely at a real mail server, and its content is deleted', async () => {
    await queue(db(), 'mail', mail('Wij hebben uw bericht — één'))
    expect(await deliverDue(db(), () => start)).toEqual({ sent: 1, failed: 0 })
    expect(server.mails).toHaveLength(1)
    expect(server.mails[0]).toMatchObject({
      subject: 'Wij hebben uw bericht — één',
      text: expect.stringContaining('Dag An'),
      html: expect.stringContaining('<p>Dag An</p>'),
      to: [{ address: 'an@voorbeeld.example' }],
      from: { name: 'Scheldelicht Vastgoed', address: 'hallo@scheldelicht.example' },
      attachments: [{ filename: 'bezoek.ics', mimeType: 'text/calendar' }],
    })
    const rows = await db().selectFrom('outbox').select(['status', 'message']).execute()
    expect(rows).toEqual([{ status: 'sent', message: 'null' }])
  })

  test('a rejected mail is retried later, and its error contains no address', async () => {
    expectConsole()
    await queue(db(), 'mail', mail('Later'))
    server.refuse(1)
    expect(await deliverDue(db(), () => start)).toEqual({ sent: 0, failed: 1 })
    expect(loggedText()).not.toContain('voorbeeld.example')
    const [waiting] = await listOutbox(db(), 'queued')
    expect(waiting).toMatchObject({ attempts: 1, dueAt: after(1).toISOString(), lastError: expect.stringContaining('<address>') })
    expect(await deliverDue(db(), () => start)).toEqual({ sent: 0, failed: 0 })
    expect(await deliverDue(db(), () => after(1))).toEqual({ sent: 1, failed: 0 })
  })

  test('after an outage of the mail server, the first mail that is sent makes the waiting ones due', async () => {
    expectConsole()
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1')
    await queue(db(), 'mail', mail('Eerst'))
    await queue(db(), 'webhook', { url: 'http://127.0.0.1:1/' })
    for (const minutes of [0, 1, 6, 21]) await deliverOne(db(), 'immediate', () => after(minutes))
    const waiting = () => listOutbox(db(), 'queued')
    expect(await waiting()).toContainEqual(expect.objectContaining({ kind: 'mail', attempts: 4, dueAt: after(81).toISOString() }))
    vi.stubEnv('SMTP_URL', server.url)
    expect(await deliverDue(db(), () => after(22))).toEqual({ sent: 0, failed: 0 })
    await queue(db(), 'mail', mail('Nieuw'))
    expect(await deliverOne(db(), 'immediate', () => after(23))).toEqual({ sent: 2, failed: 0 })
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Nieuw', 'Eerst'])
    expect(await waiting()).toMatchObject([{ kind: 'webhook', attempts: 4 }])
  })

  test('a mail that is rejected itself waits for its next attempt, however many others are sent', async () => {
    expectConsole()
    await queue(db(), 'mail', mail('Geweigerd'))
    server.refuse(1)
    await deliverDue(db(), () => start)
    await queue(db(), 'mail', mail('Ander'))
    expect(await deliverOne(db(), 'immediate', () => start)).toEqual({ sent: 1, failed: 0 })
    expect(await listOutbox(db(), 'queued')).toMatchObject([{ attempts: 1, dueAt: after(1).toISOString() }])
  })

  test('after the last attempt it stays as failed, and can be retried by command', async () => {
    expectConsole()
    await queue(db(), 'mail', mail('Nooit'))
    server.refuse(Number.POSITIVE_INFINITY)
    let now = start
    for (let attempt = 1; attempt <= 9; attempt++) {
      await deliverDue(db(), () => now)
      now = retryTime(attempt, now) ?? now
    }
    server.refuse(0)
    expect(await listOutbox(db(), 'failed')).toHaveLength(1)
    expect(await requeueFailed(db(), now)).toBe(1)
    expect(await deliverDue(db(), () => now)).toEqual({ sent: 1, failed: 0 })
  })

  test('a mail with `deletesOnFailure` has no content after its last attempt, and cannot be retried', async () => {
    expectConsole()
    await queue(db(), 'mail', { ...mail('Voor een vriend'), deletesOnFailure: true })
    server.refuse(Number.POSITIVE_INFINITY)
    let now = start
    for (let attempt = 1; attempt <= 9; attempt++) {
      await deliverDue(db(), () => now)
      now = retryTime(attempt, now) ?? now
    }
    server.refuse(0)
    expect(await db().selectFrom('outbox').select(['status', 'message']).execute()).toEqual([
      { status: 'failed', message: 'null' },
    ])
    expect(await requeueFailed(db(), now)).toBe(0)
  })

  test('a webhook gets the lead signed, with a constant idempotency key', async () => {
    const requests: { body: string; headers: NodeJS.Dict<string | string[]> }[] = []
    const receiver = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        requests.push({ body, headers: request.headers })
        response.writeHead(requests.length === 1 ? 500 : 204).end()
      })
    })
    await new Promise<void>((resolve) => receiver.listen(0, resolve))
    const address = receiver.address()
    vi.stubEnv('WEBHOOK_URL', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
    vi.stubEnv('WEBHOOK_SECRET', 'a secret of two systems')
    expectConsole()
    await queue(db(), 'webhook', { form: 'contact' })
    await deliverDue(db(), () => start)
    expect(await deliverDue(db(), () => after(1))).toEqual({ sent: 1, failed: 0 })
    const [first, second] = requests
    expect(second?.body).toBe('{"form":"contact"}')
    expect(second?.headers['x-signature']).toMatch(/^sha256=[0-9a-f]{64}$/)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    await new Promise((resolve) => receiver.close(resolve))
  })
})
