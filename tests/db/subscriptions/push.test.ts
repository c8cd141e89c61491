/** Alerts reach devices through a push service; here a local one that decrypts as a browser would. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PublicProperty } from '@/lib/domain/property/property'
import type { Db } from '@/lib/server/db/client'
import { findPushDevices } from '@/lib/server/db/repositories/subscriptions/push-subscriptions'
import { deleteSearch, setSearchStatus } from '@/lib/server/db/repositories/subscriptions/saved-searches'
import { runAlerts } from '@/lib/server/notifications/run-alerts'
import { deliverDue } from '@/lib/server/outbox/deliver'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { changePush, pushChangeSchema } from '@/lib/server/push/change-push'
import { searchMailing } from '@/lib/server/subscriptions/saved-searches/search-mailing'
import { getProperty } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { showDemo, showListings } from '../../support/demo-snapshot.ts'
import { expectConsole } from '../../support/fail-on-console.ts'
import { addSearch, subscriberIdOf } from '../../support/saved-searches.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()
const now = new Date('2026-11-21T08:00:00Z')
const known = getProperty('s09')
const fresh: PublicProperty = { ...known, id: 4_900_001 }
const email = 'toestel@voorbeeld.example'
const berchem = { types: ['2'], cities: [{ name: '', zip: '2600' }] }

type Got = { body: Buffer; headers: Readonly<Record<string, string | string[] | undefined>> }
let service: Server
let host = ''
let status = 201
const got: Got[] = []

beforeAll(async () => {
  service = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    got.push({ body: Buffer.concat(parts), headers: request.headers })
    response.writeHead(status).end()
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  host = `127.0.0.1:${(service.address() as AddressInfo).port}`
  vi.stubEnv('PRIVATE_HOSTS', host)
})
afterAll(() => {
  service.close()
  showDemo()
  vi.unstubAllEnvs()
})

/** A browser: its keys, and how it decrypts messages. */
function makeDevice(name: string) {
  const [pair, secret] = [createECDH('prime256v1'), randomBytes(16)]
  const p256dh = pair.generateKeys('base64url')
  const read = (body: Buffer): unknown => {
    const [salt, length] = [body.subarray(0, 16), body[20] ?? 0]
    const [theirs, text] = [body.subarray(21, 21 + length), body.subarray(21 + length)]
    const derive = (key: Buffer, own: Buffer, info: Buffer, size: number) => Buffer.from(hkdfSync('sha256', key, own, info, size))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
    const key = derive(pair.computeSecret(theirs), secret, info, 32)
    const opened = createDecipheriv(
      'aes-128-gcm',
      derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    )
    opened.setAuthTag(text.subarray(-16))
    const plain = Buffer.concat([opened.update(text.subarray(0, -16)), opened.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return { endpoint: `http://${host}/push/${name}`, keys: { p256dh, auth: secret.toString('base64url') }, read }
}

const token = () => searchMailing.makeToken('manage', subscriberIdOf(email), now)

const on = (db: Db, search: string, { endpoint, keys }: Pick<ReturnType<typeof makeDevice>, 'endpoint' | 'keys'>) =>
  changePush(db, { change: 'on', token: token(), search, endpoint, keys }, now)

const devicesOf = async (db: Db, search: string) => (await findPushDevices(db, [search])).map(({ endpoint }) => endpoint)

describeOnBoth('push notifications', (db) => {
  beforeEach(async () => {
    got.length = 0
    status = 201
    for (const table of ['outbox', 'subscriber', 'listing_change', 'listing_state'] as const)
      await db().deleteFrom(table).execute()
    showListings([known])
    await runAlerts(db(), now)
  })

  const notify = async () => {
    showListings([known, fresh])
    await runAlerts(db(), now)
    return deliverDue(db(), () => now)
  }

  test('contain the same as the mail, once per device, and no personal data', async () => {
    const search = await addSearch(db(), { email, filter: berchem })
    const wider = await addSearch(db(), { email, filter: { types: ['2'] }, name: 'wider' })
    const [phone, laptop] = [makeDevice('phone'), makeDevice('laptop')]
    expect(await on(db(), search, phone)).toBe(true)
    expect(await on(db(), search, phone)).toBe(true)
    expect(await on(db(), wider, phone)).toBe(true)
    expect(await on(db(), search, laptop)).toBe(true)
    expect(await notify()).toEqual({ sent: 3, failed: 0 })
    expect(got).toHaveLength(2)
    const notices = got.flatMap(({ body }) =>
      [phone, laptop].flatMap(({ read }) => {
        try {
          return [read(body)]
        } catch {
          return []
        }
      }),
    )
    const [notice] = notices
    expect(notices).toEqual([notice, notice])
    expect(notice).toMatchObject({
      body: expect.stringContaining(fresh.texts.nl.title),
      path: expect.stringContaining(String(fresh.id)),
    })
    expect(JSON.stringify(notice)).not.toContain('An')
    expect(got[0]?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      authorization: expect.stringMatching(/^vapid t=/),
    })
  })

  describe('end', () => {
    test.each([404, 410])('when the push service responds %i', async (answer) => {
      const search = await addSearch(db(), { email, filter: berchem })
      await on(db(), search, makeDevice('gone'))
      status = answer
      expect(await notify()).toEqual({ sent: 2, failed: 0 })
      expect(await devicesOf(db(), search)).toEqual([])
    })

    test('when they are switched off, with the search, while it is paused, and with the person', async () => {
      const search = await addSearch(db(), { email, filter: berchem })
      const device = makeDevice('one')
      await on(db(), search, device)
      await changePush(db(), { change: 'off', token: token(), search, endpoint: device.endpoint }, now)
      expect(await devicesOf(db(), search)).toEqual([])
      await on(db(), search, device)
      await setSearchStatus(db(), subscriberIdOf(email), search, 'paused', now)
      await notify()
      expect(got).toEqual([])
      const other = await addSearch(db(), { email, name: 'other' })
      await on(db(), other, device)
      await deleteSearch(db(), subscriberIdOf(email), other)
      expect(await devicesOf(db(), other)).toEqual([])
      await erasePerson(db(), email)
      expect(await devicesOf(db(), search)).toEqual([])
    })
  })

  test('are retried when the push service fails, and not sent after they were switched off', async () => {
    expectConsole()
    const search = await addSearch(db(), { email, filter: berchem })
    const device = makeDevice('one')
    await on(db(), search, device)
    status = 503
    expect(await notify()).toEqual({ sent: 1, failed: 1 })
    status = 201
    await changePush(db(), { change: 'off', token: token(), search, endpoint: device.endpoint }, now)
    expect(await deliverDue(db(), () => new Date(now.getTime() + 3_600_000))).toEqual({ sent: 1, failed: 0 })
    expect(got).toHaveLength(1)
  })

  test('are sent to known push services only, and set up only with the link of the search’s subscriber', async () => {
    const search = await addSearch(db(), { email, filter: berchem })
    const { keys } = makeDevice('x')
    for (const endpoint of [
      'https://elsewhere.example/x',
      'https://127.0.0.1/x',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/x',
    ])
      expect(await on(db(), search, { endpoint, keys })).toBe(false)
    expect(await on(db(), search, { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys })).toBe(true)
    const foreign = await addSearch(db(), { email: 'ander@voorbeeld.example', filter: berchem })
    expect(await on(db(), foreign, makeDevice('y'))).toBe(false)
    expect(await changePush(db(), { change: 'on', token: 'a.b.c', search, ...makeDevice('z') }, now)).toBe(false)
  })

  test('are sent to at most five devices per search', async () => {
    const search = await addSearch(db(), { email, filter: berchem })
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      const { endpoint, keys } = makeDevice(name)
      const later = new Date(now.getTime() + name.charCodeAt(0))
      await changePush(db(), { change: 'on', token: token(), search, endpoint, keys }, later)
    }
    expect((await devicesOf(db(), search)).map((endpoint) => endpoint.at(-1)).toSorted()).toEqual(['c', 'd', 'e', 'f', 'g'])
  })
})

test('an invalid subscription of a browser is rejected', () => {
  const good = {
    change: 'on',
    token: 'a',
    search: 'b',
    endpoint: 'https://fcm.googleapis.com/x',
    keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  }
  expect(pushChangeSchema.safeParse(good).success).toBe(true)
  expect(pushChangeSchema.safeParse({ ...good, keys: { p256dh: 'A', auth: 'A' } }).success).toBe(false)
  expect(pushChangeSchema.safeParse({ ...good, endpoint: 'x' }).success).toBe(false)
})
