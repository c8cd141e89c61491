/** Leads about listings of a CRM are sent to that CRM: once, also after failed attempts, and to no other. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contactForm } from '@/lib/forms/definitions/contact'
import { documentsForm } from '@/lib/forms/definitions/documents'
import { informationForm } from '@/lib/forms/definitions/information'
import { saveLead } from '@/lib/server/db/repositories/leads/leads'
import { listOutbox, requeueFailed } from '@/lib/server/db/repositories/outbox/outbox'
import { findCrmTargets } from '@/lib/server/feeds/crm-lead'
import { subjectOf } from '@/lib/server/leads/find-subject'
import { leadMessages } from '@/lib/server/leads/lead-messages'
import { deliverDue, retryTime } from '@/lib/server/outbox/deliver'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { expectConsole, loggedText } from '../../support/fail-on-console.ts'
import { feedSource } from '../../support/feeds.ts'
import { makeLead } from '../../support/leads.ts'

/** A CRM as SweepBright documents it, with responses set by the test. */
const taken: { path: string; body: unknown; key: unknown }[] = []
let answers: number[] = []

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString() || 'null')
}

let crm: Server
let address = ''
beforeAll(async () => {
  crm = createServer(async (request, response) => {
    const body = await readBody(request)
    if (request.url === '/oauth/token') return response.writeHead(200).end('{"access_token":"t"}')
    const status = answers.shift() ?? 204
    if (status < 300) taken.push({ path: request.url ?? '', body, key: request.headers['idempotency-key'] })
    return response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve))
  const bound = crm.address()
  address = `127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  vi.stubEnv('PRIVATE_HOSTS', address)
  vi.stubEnv('FEED_ID', 'client')
  vi.stubEnv('FEED_SECRET', 'secret')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await new Promise((resolve) => crm.close(resolve))
})

const now = new Date('2026-11-22T08:00:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const values = {
  FIRST_NAME: 'Anne',
  LAST_NAME: 'Peeters',
  EMAIL: 'anne@exemple.example',
  PHONE_NUMBER: '0470123456',
  REMARK: 'Bonjour',
  BUDGET: 400_000,
}
function findAvailable() {
  const found = snapshot.properties.find(({ availability }) => availability === 'available')
  if (!found) throw new Error('no property to ask about')
  return found
}
const property = findAvailable()

const keys = { clientId: 'FEED_ID', clientSecret: 'FEED_SECRET' }
const bright = () => feedSource({ name: 'bright', format: 'sweepbright', address: `http://${address}`, keys, leads: true })

describeOnBoth('leads for a CRM', (db) => {
  beforeEach(async () => {
    taken.length = 0
    answers = []
    for (const table of ['outbox', 'feed_identity'] as const) await db().deleteFrom(table).execute()
    globalThis.currentSnapshot = { ...snapshot, feeds: [bright(), feedSource({ name: 'other', leads: false })] }
    await origin('bright')
  })
  afterEach(() => {
    globalThis.currentSnapshot = snapshot
  })

  async function origin(source: string) {
    await db().deleteFrom('feed_identity').execute()
    await db()
      .insertInto('feed_identity')
      .values({ source, kind: 'property', feed_id: 'estate-1', item_id: property.id })
      .execute()
  }

  const targets = (form: Parameters<typeof findCrmTargets>[1], id?: number) => findCrmTargets(db(), form, id, values)

  /** Stores a lead with its message for the CRM, and no mails. */
  async function ask() {
    const crmTargets = await targets(informationForm, property.id)
    const lead = makeLead({ form: 'information', propertyId: property.id })
    const facts = { id: lead.id, form: informationForm, language: 'fr' as const, values, createdAt: now.toISOString() }
    const messages = leadMessages({ ...facts, subject: subjectOf(property, 'fr'), crm: crmTargets }, {})
    await saveLead(db(), { ...lead, messages: messages.filter(({ kind }) => kind === 'crm') }, now)
    return lead.id
  }

  test('a lead about a listing is sent to its CRM, one to the agency to each CRM that accepts such leads', async () => {
    const listing = { kind: 'property', feedId: 'estate-1' }
    expect(await targets(informationForm, property.id)).toEqual([{ source: 'bright', listing }])
    expect(await targets(contactForm)).toEqual([{ source: 'bright' }])
    expect(await targets(documentsForm, property.id)).toEqual([])
    expect(await targets(informationForm, property.id + 1)).toEqual([])
    await origin('other')
    expect(await targets(informationForm, property.id)).toEqual([])
  })

  test('it arrives at the estate with sender and message, and its content is deleted from the outbox', async () => {
    const id = await ask()
    expect(await deliverDue(db(), () => now)).toEqual({ sent: 1, failed: 0 })
    const message = expect.stringMatching(/\n\nBonjour$/)
    const contact = { first_name: 'Anne', last_name: 'Peeters', email: values.EMAIL, phone: values.PHONE_NUMBER }
    expect(taken).toEqual([{ path: '/estates/estate-1/contacts', body: { ...contact, message, locale: 'fr' }, key: id }])
    expect(await db().selectFrom('outbox').select(['kind', 'status', 'message', 'subject']).execute()).toEqual([
      { kind: 'crm', status: 'sent', message: 'null', subject: 'information: crm bright' },
    ])
  })

  test('after errors of the CRM it is sent later, once, and the log contains no personal data', async () => {
    expectConsole()
    const id = await ask()
    answers = [500, 422]
    let time = now
    for (const attempt of [1, 2]) {
      expect(await deliverDue(db(), () => time)).toEqual({ sent: 0, failed: 1 })
      expect(await deliverDue(db(), () => time)).toEqual({ sent: 0, failed: 0 })
      time = retryTime(attempt, time) ?? time
    }
    expect(taken).toEqual([])
    expect(await deliverDue(db(), () => time)).toEqual({ sent: 1, failed: 0 })
    expect(await deliverDue(db(), () => after(10_000))).toEqual({ sent: 0, failed: 0 })
    expect(taken.map(({ key }) => key)).toEqual([id])
    expect(loggedText()).not.toContain('anne@')
  })

  test('after the last attempt it stays as failed with its content, and can be retried by command', async () => {
    expectConsole()
    await ask()
    globalThis.currentSnapshot = { ...snapshot, feeds: [] }
    let time = now
    for (let attempt = 1; attempt <= 9; attempt++) {
      await deliverDue(db(), () => time)
      time = retryTime(attempt, time) ?? time
    }
    const [failed] = await listOutbox(db(), 'failed')
    expect(failed?.lastError).toContain('no source bright')
    globalThis.currentSnapshot = { ...snapshot, feeds: [bright()] }
    expect(await requeueFailed(db(), time)).toBe(1)
    expect(await deliverDue(db(), () => time)).toEqual({ sent: 1, failed: 0 })
    expect(taken).toHaveLength(1)
  })
})
