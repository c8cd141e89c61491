/** The office gets a mail about problems that need a person: each kind once a day. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Alarm } from '@/lib/server/alarms/find-alarms'
import { checkAlarms, notifyOffice, notifyOfOutage, type Outage } from '@/lib/server/alarms/watch-alarms'
import { markNotSent, queueMessages, requeueFailed, takeDueMessage } from '@/lib/server/db/repositories/outbox/outbox'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { expectConsole, loggedText } from '../../support/fail-on-console.ts'
import { failingAt } from '../../support/failing-db.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()

const enough = 50e9
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 23, 8, minutes))

beforeAll(() => {
  globalThis.currentSnapshot = snapshot
})
afterAll(() => {
  globalThis.currentSnapshot = undefined
})

describeOnBoth('alarms', (db) => {
  beforeEach(async () => {
    await db().deleteFrom('outbox').execute()
    await db().deleteFrom('rate_limit').execute()
  })

  const alarms = () => queuedMails(db(), { about: 'alarm' })

  /** A mail that the mail server rejected. */
  async function fail(reason: string, retryAt: Date | undefined, now = at(0)) {
    await queueMessages(db(), [{ kind: 'mail', subject: 'lead', message: { text: 'x' } }], now)
    const message = await takeDueMessage(db(), 'bulk', now)
    if (!message) throw new Error('nothing is due')
    await markNotSent(db(), message, { reason, retryAt, erases: false }, now)
  }

  test('without problems there is no mail', async () => {
    await notifyOffice(db(), enough, at(0))
    expect(await alarms()).toEqual([])
  })

  test('a full disk, with what is left of it, once a day', async () => {
    await notifyOffice(db(), 640e6, at(0))
    await notifyOffice(db(), 600e6, at(60))
    const [mail, ...rest] = await alarms()
    expect(rest).toEqual([])
    expect(mail).toMatchObject({ to: snapshot.site.contact.email, subject: 'De schijf van de site is bijna vol' })
    expect(mail?.text).toContain('640 MB')
    await notifyOffice(db(), 600e6, at(25 * 60))
    expect(await alarms()).toHaveLength(2)
  })

  test('messages that failed for good, with their number and the last reason', async () => {
    await fail('550 unknown user', undefined)
    await fail('552 mailbox full', undefined, at(1))
    await notifyOffice(db(), enough, at(2))
    const [mail] = await alarms()
    expect(mail?.subject).toBe('2 berichten zijn niet verstuurd')
    expect(mail?.text).toContain('552 mailbox full')
  })

  test('messages that failed a day ago are not reported again, nor are those that were restarted', async () => {
    await fail('550 unknown user', undefined)
    await notifyOffice(db(), enough, at(24 * 60 + 1))
    expect(await alarms()).toEqual([])
    await fail('550 unknown user', undefined, at(24 * 60))
    await requeueFailed(db(), at(24 * 60))
    await notifyOffice(db(), enough, at(24 * 60 + 1))
    expect(await alarms()).toEqual([])
  })

  test('a mail server that accepts nothing for half an hour', async () => {
    await fail('connect ECONNREFUSED 127.0.0.1:25', at(5))
    await notifyOffice(db(), enough, at(29))
    expect(await alarms()).toEqual([])
    await notifyOffice(db(), enough, at(31))
    const [mail] = await alarms()
    expect(mail?.subject).toBe('De mailserver neemt geen berichten aan')
    expect(mail?.text).toContain('31 minuten')
  })

  test.each([
    'certificate has expired',
    'self-signed certificate',
    "Hostname/IP does not match certificate's altnames",
    'CERT_HAS_EXPIRED',
  ])('a certificate that does not hold is called so: %s', async (reason) => {
    await fail(reason, at(5))
    await notifyOffice(db(), enough, at(45))
    expect((await alarms())[0]?.subject).toBe('Het certificaat van de mailserver klopt niet')
  })

  test('a database error is logged and does not end the worker', async () => {
    expectConsole()
    for (const minutes of [0, 1]) await checkAlarms(at(minutes), async () => failingAt(db(), 1))
    expect(await alarms()).toEqual([])
    expect(loggedText()).toContain('alarms-not-looked-for')
  })
})

test('an unreachable database is reported without the outbox: after two minutes, once a day', async () => {
  const sent: Alarm[] = []
  const outage: Outage = {}
  for (const minutes of [0, 1, 2, 3, 600, 24 * 60 + 3]) {
    await notifyOfOutage(outage, 'ECONNREFUSED', at(minutes), async (alarm) => {
      sent.push(alarm)
    })
  }
  expect(sent).toEqual([
    { kind: 'database', count: 2, reason: 'ECONNREFUSED' },
    { kind: 'database', count: 24 * 60 + 3, reason: 'ECONNREFUSED' },
  ])
})
