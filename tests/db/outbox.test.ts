import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { saveLead } from '@/lib/server/db/repositories/leads'
import { listOutbox, requeueFailed, takeDueMessages } from '@/lib/server/db/repositories/outbox'
import { deliverDue, retryTime } from '@/lib/server/outbox/deliver'
import { describeOnBoth } from '../support/databases.ts'
import { expectConsole } from '../support/fail-on-console.ts'
import { makeLead } from '../support/leads.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
  vi.stubEnv('SMTP_URL', server.url)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.stop()
})
beforeEach(() => {
  server.mails.length = 0
})

const start = new Date('2026-11-21T10:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

const mail = (subject: string) => ({
  to: 'an@voorbeeld.example',
  subject,
  text: 'Dag An',
  html: '<p>Dag An</p>',
  language: 'nl',
  attachments: [
    { filename: 'bezoek.ics', contentType: 'text/calendar', content: Buffer.from('BEGIN:VCALENDAR').toString('base64') },
  ],
})

const queue = (db: Parameters<typeof saveLead>[0], kind: 'mail' | 'webhook', message: unknown) =>
  saveLead(db, makeLead({ messages: [{ kind, subject: 'contact: visitor', message }] }), start)

describeOnBoth('outbox', (db) => {
  beforeEach(() => db().deleteFrom('submission').execute())

  test('a mail arrives whole at a real mail server, and its content is forgotten', async () => {
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

  test('a mail that the server refuses waits, is sent later, and names nobody in the error', async () => {
    expectConsole()
    await queue(db(), 'mail', mail('Later'))
    server.refuse(1)
    expect(await deliverDue(db(), () => start)).toEqual({ sent: 0, failed: 1 })
    expect(vi.mocked(console.error).mock.calls.join()).not.toContain('voorbeeld.example')
    const [waiting] = await listOutbox(db(), 'queued')
    expect(waiting).toMatchObject({ attempts: 1, dueAt: after(1).toISOString(), lastError: expect.stringContaining('<address>') })
    expect(await deliverDue(db(), () => start)).toEqual({ sent: 0, failed: 0 })
    expect(await deliverDue(db(), () => after(1))).toEqual({ sent: 1, failed: 0 })
  })

  test('after the last attempt it stays as failed, and starts again on command', async () => {
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

  test('many workers take each message once', async () => {
    for (let index = 0; index < 20; index++) await queue(db(), 'mail', mail(String(index)))
    const taken = await Promise.all(Array.from({ length: 4 }, () => takeDueMessages(db(), 20, start)))
    const ids = taken.flat().map(({ id }) => id)
    expect(ids).toHaveLength(20)
    expect(new Set(ids).size).toBe(20)
  })

  test('a message whose worker died is due again after its lease', async () => {
    await queue(db(), 'mail', mail('Verlaten'))
    expect(await takeDueMessages(db(), 5, start)).toHaveLength(1)
    expect(await takeDueMessages(db(), 5, after(1))).toHaveLength(0)
    expect(await takeDueMessages(db(), 5, after(2))).toHaveLength(1)
  })

  test('a webhook gets the lead signed, with a key that stays the same', async () => {
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
