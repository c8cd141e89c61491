import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { saveLead } from '@/lib/server/db/repositories/leads'
import {
  leaseMs,
  listOutbox,
  markNotSent,
  type Priority,
  queueMessages,
  renewLease,
  requeueFailed,
  takeDueMessage,
} from '@/lib/server/db/repositories/outbox'
import { deliverDue, deliverOne, lanes, retryTime } from '@/lib/server/outbox/deliver'
import { describeOnBoth } from '../support/databases.ts'
import { expectConsole, loggedText } from '../support/fail-on-console.ts'
import { makeLead } from '../support/leads.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { ownVarFolder } from '../support/var-folder.ts'

ownVarFolder()

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
  beforeEach(() => db().deleteFrom('outbox').execute())
  afterEach(() => {
    vi.useRealTimers()
  })

  test('people of the demo are mailed nothing, whatever mail server there is', async () => {
    vi.stubEnv('DEMO', '1')
    await queue(db(), 'mail', { ...mail('Nieuw voor u'), to: 'joke.smets@voorbeeld.example' })
    expect(await deliverDue(db(), () => start)).toEqual({ sent: 1, failed: 0 })
    vi.stubEnv('DEMO', undefined)
    expect(server.mails).toHaveLength(0)
  })

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
    expect(loggedText()).not.toContain('voorbeeld.example')
    const [waiting] = await listOutbox(db(), 'queued')
    expect(waiting).toMatchObject({ attempts: 1, dueAt: after(1).toISOString(), lastError: expect.stringContaining('<address>') })
    expect(await deliverDue(db(), () => start)).toEqual({ sent: 0, failed: 0 })
    expect(await deliverDue(db(), () => after(1))).toEqual({ sent: 1, failed: 0 })
  })

  test('when a mail server that was away is back, the first mail that it takes brings on those that waited for it', async () => {
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

  test('a mail that is refused itself waits its time, however many others are sent', async () => {
    expectConsole()
    await queue(db(), 'mail', mail('Geweigerd'))
    server.refuse(1)
    await deliverDue(db(), () => start)
    await queue(db(), 'mail', mail('Ander'))
    expect(await deliverOne(db(), 'immediate', () => start)).toEqual({ sent: 1, failed: 0 })
    expect(await listOutbox(db(), 'queued')).toMatchObject([{ attempts: 1, dueAt: after(1).toISOString() }])
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
    const taken = await Promise.all(Array.from({ length: 25 }, () => takeDueMessage(db(), 'bulk', start)))
    const ids = taken.flatMap((message) => message?.id ?? [])
    expect(ids).toHaveLength(20)
    expect(new Set(ids).size).toBe(20)
  })

  test('a message whose worker died is free again when its lease ends, and the dead one cannot fail it', async () => {
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

  test('a mail that a slow server takes minutes for is sent by one worker alone', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let now = start
    const clock = () => now
    for (let index = 0; index < 6; index++) await queue(db(), 'mail', mail(`Traag ${index}`))
    server.hold()
    const first = deliverDue(db(), clock)
    await vi.waitFor(() => expect(server.held()).toBe(lanes.length), 120_000)
    const leases = () => db().selectFrom('outbox').select('lease_ends_at').where('lease_owner', 'is not', null).execute()
    // Ten leases long, in thirds of one.
    for (let step = 1; step <= 30; step++) {
      now = after(step / 3)
      vi.advanceTimersByTime(leaseMs / 3)
      const renewed = new Date(now.getTime() + leaseMs).toISOString()
      await vi.waitFor(async () => expect(await leases()).toEqual(lanes.map(() => ({ lease_ends_at: renewed }))), 120_000)
    }
    // Another worker finds only what nobody is sending: here, what the first has not come to.
    const second = deliverDue(db(), clock)
    await vi.waitFor(() => expect(server.held()).toBe(6), 120_000)
    server.release()
    const totals = await Promise.all([first, second])
    expect(totals.map(({ sent }) => sent).reduce((all, sent) => all + sent)).toBe(6)
    expect(server.mails.map(({ subject }) => subject).sort()).toEqual([0, 1, 2, 3, 4, 5].map((index) => `Traag ${index}`))
  })

  const queueAs = (priority: Priority, subject: string) =>
    queueMessages(db(), [{ kind: 'mail', priority, subject, message: mail(subject) }], start)

  test('mails to many stand behind every lead, whichever came first', async () => {
    for (const index of [1, 2, 3]) await queueAs('bulk', `Nieuwsbrief ${index}`)
    await queue(db(), 'mail', mail('Aanvraag'))
    expect(await takeDueMessage(db(), 'bulk', start)).toMatchObject({ message: { subject: 'Aanvraag' } })
    expect(await takeDueMessage(db(), 'immediate', start)).toBeUndefined()
    expect(await takeDueMessage(db(), 'bulk', start)).toMatchObject({ message: { subject: 'Nieuwsbrief 1' } })
  })

  test('while a slow server holds up mails to many, the mail of a lead goes out', async () => {
    for (let index = 0; index < 10; index++) await queueAs('bulk', 'Nieuwsbrief')
    server.hold()
    const bulk = deliverDue(db(), () => start)
    const bulkLanes = lanes.filter((priority) => priority === 'bulk').length
    await vi.waitFor(() => expect(server.held()).toBe(bulkLanes), 120_000)
    await queue(db(), 'mail', mail('Aanvraag'))
    const lead = deliverOne(db(), 'immediate', () => start)
    await vi.waitFor(() => expect(server.held()).toBe(bulkLanes + 1), 120_000)
    server.release()
    expect(await lead).toEqual({ sent: 1, failed: 0 })
    expect(await bulk).toEqual({ sent: 10, failed: 0 })
  })

  test('a mail that forgets keeps nothing once it failed for good, and cannot start again', async () => {
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
