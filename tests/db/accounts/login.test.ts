/** Logging in: delays, sessions and the second factor, on both databases. */
import { expect, test } from 'vitest'
import { dayMs } from '@/lib/domain/text/date'
import { authOn } from '@/lib/server/accounts/auth'
import { loginOn } from '@/lib/server/accounts/current-account'
import { enterCode, logIn, logOut } from '@/lib/server/accounts/log-in'
import {
  confirmSecondFactor,
  findPending,
  renewCodes,
  startSecondFactor,
  stopSecondFactor,
} from '@/lib/server/accounts/second-factor'
import { insertAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { endOtherSessions, endSession, listSessions } from '@/lib/server/db/repositories/accounts/sessions'
import { describeOnBoth } from '../../support/databases.ts'
import { addOwner, carrying, enter, fresh, hash, password, prepareLogin, visitorAt } from '../../support/logging-in.ts'
import { totp } from '../../support/totp.ts'

/** The next code, which is valid as well: each code is accepted once. */
const nextCode = (secret: string) => totp(secret, new Date(Date.now() + 30_000))

describeOnBoth('login', (db) => {
  const { accountOf } = prepareLogin(db)

  test('each wrong password delays the next attempt longer, also with the right password', async () => {
    const { email, address } = fresh()
    await addOwner(db(), email)
    let [now, visitors] = [new Date('2026-11-21T10:00:00Z'), 0]
    const attempt = (typed: string) => {
      visitors += 1
      return logIn(db(), { email, password: typed }, visitorAt(`${address}.${visitors}`), now)
    }
    for (let index = 0; index < 5; index += 1) expect(await attempt('verkeerd')).toEqual({ kind: 'refused' })
    const minutes: number[] = []
    for (let index = 0; index < 4; index += 1) {
      const result = await attempt(password)
      if (result.kind !== 'wait') throw new Error(`not backupCode waiting: ${result.kind}`)
      minutes.push((result.until.getTime() - now.getTime()) / 60_000)
      now = result.until
      expect(await attempt('verkeerd')).toEqual({ kind: 'refused' })
    }
    expect(minutes).toEqual([1, 2, 4, 8])
    now = new Date(now.getTime() + 15 * 60_000)
    expect(await attempt(password)).toMatchObject({ kind: 'in' })
    expect(await attempt('verkeerd')).toEqual({ kind: 'refused' })
  })

  test('an address without an account is treated like one with an account', async () => {
    const { email, address } = fresh()
    const now = new Date('2026-11-21T10:00:00Z')
    const kinds = []
    for (let index = 0; index < 6; index += 1) kinds.push((await logIn(db(), { email, password }, visitorAt(address), now)).kind)
    expect(kinds).toEqual(['refused', 'refused', 'refused', 'refused', 'refused', 'wait'])
  })

  test('concurrent attempts are limited as sequential ones are', async () => {
    const { email } = fresh()
    const now = new Date('2026-11-21T10:00:00Z')
    const attempts = Array.from({ length: 20 }, (_, index) =>
      logIn(db(), { email, password }, visitorAt(`198.51.100.${index}`), now),
    )
    const results = await Promise.all(attempts)
    expect(results.filter(({ kind }) => kind === 'refused')).toHaveLength(5)
  })

  test('a visitor who tries many accounts is delayed as well', async () => {
    const now = new Date('2026-11-21T10:00:00Z')
    const { address } = fresh()
    const kinds = []
    for (let index = 0; index < 21; index += 1)
      kinds.push((await logIn(db(), { email: `${index}-${address}@voorbeeld.example`, password }, visitorAt(address), now)).kind)
    expect(kinds.filter((kind) => kind === 'wait')).toHaveLength(1)
  })

  test('two visitors with one address can log in at the same time, also with different clocks', async () => {
    const { address } = fresh()
    const enterAt = async (name: string, time: string) => {
      const email = `${name}-${address}@voorbeeld.example`
      await insertAccount(db(), { email, name, passwordHash: hash, role: 'owner', language: 'nl' }, new Date(time))
      return (await logIn(db(), { email, password }, visitorAt(address), new Date(time))).kind
    }
    expect(await enterAt('an', '2026-11-21T10:00:00.100Z')).toBe('in')
    expect(await enterAt('bo', '2026-11-21T10:00:00.000Z')).toBe('in')
  })

  test('a login creates a new session and ends the previous one', async () => {
    const { email, address } = fresh()
    await addOwner(db(), email)
    const before = await enter(db(), email, address)
    const again = await logIn(db(), { email, password }, visitorAt(address, before), new Date())
    if (again.kind !== 'in') throw new Error(again.kind)
    expect(carrying(again.cookies).get('cookie')).not.toBe(before.get('cookie'))
    expect(await accountOf(before)).toBeUndefined()
    expect(await accountOf(carrying(again.cookies))).toBe(email)
  })

  test('after logging out the old cookie is invalid', async () => {
    const { email, address } = fresh()
    await addOwner(db(), email)
    const headers = await enter(db(), email, address)
    expect((await logOut(db(), headers)).join()).toContain('Max-Age=0')
    expect(await accountOf(headers)).toBeUndefined()
  })

  test('sessions are listed and can be ended; those of other accounts cannot', async () => {
    const [an, bert] = [fresh(), fresh()]
    const [anId, bertId] = [await addOwner(db(), an.email), await addOwner(db(), bert.email)]
    const [first, second] = [await enter(db(), an.email, an.address), await enter(db(), an.email, an.address)]
    const ofBert = await enter(db(), bert.email, bert.address)
    const [session] = await listSessions(db(), bertId, new Date())
    await endSession(db(), anId, session?.id ?? '')
    expect(await accountOf(ofBert)).toBe(bert.email)
    const current = await loginOn(authOn(db()), second)
    await endOtherSessions(db(), anId, current?.sessionId ?? '')
    expect([await accountOf(first), await accountOf(second), await accountOf(ofBert)]).toEqual([undefined, an.email, bert.email])
    expect(await listSessions(db(), anId, new Date(Date.now() + 15 * dayMs))).toEqual([])
  })

  test('the second factor: setup, login, backup codes that work once, and removal', async () => {
    const { email, address } = fresh()
    const id = await addOwner(db(), email)
    let headers = await enter(db(), email, address)
    expect(await startSecondFactor(db(), 'verkeerd', headers)).toEqual({ kind: 'refused' })
    expect(await startSecondFactor(db(), password, headers)).toMatchObject({ kind: 'done' })
    const pending = await findPending(db(), { id, email }, 'Scheldelicht & Co')
    if (!pending) throw new Error('nothing is being set up')
    expect(new URL(pending.uri).searchParams.get('secret')).toBe(pending.secret)
    // Until the first right code the password alone is enough.
    expect(await accountOf(await enter(db(), email, address))).toBe(email)
    headers = await enter(db(), email, address)
    expect(await confirmSecondFactor(db(), '000000', headers)).toEqual({ kind: 'refused' })
    const confirmed = await confirmSecondFactor(db(), totp(pending.secret, new Date()), headers)
    if (confirmed.kind !== 'done') throw new Error(confirmed.kind)
    headers = carrying(confirmed.cookies)
    expect(await findPending(db(), { id, email }, 'Scheldelicht')).toBeUndefined()

    const half = async () => {
      const result = await logIn(db(), { email, password }, visitorAt(address), new Date())
      if (result.kind !== 'code') throw new Error(result.kind)
      expect(await accountOf(carrying(result.cookies))).toBeUndefined()
      return carrying(result.cookies)
    }
    const asked = await half()
    expect(await enterCode(db(), '000000', asked)).toEqual({ kind: 'refused' })
    expect(await enterCode(db(), nextCode(pending.secret), asked)).toMatchObject({ kind: 'in' })
    expect(await enterCode(db(), nextCode(pending.secret), asked)).toEqual({ kind: 'expired' })
    expect(await enterCode(db(), '123456', new Headers())).toEqual({ kind: 'expired' })
    const [backupCode = ''] = pending.codes
    expect(await enterCode(db(), backupCode, await half())).toMatchObject({ kind: 'in' })
    expect(await enterCode(db(), backupCode, await half())).toEqual({ kind: 'refused' })
    const renewed = await renewCodes(db(), password, headers)
    expect(renewed.kind === 'done' && renewed.codes.length).toBe(10)
    expect(await enterCode(db(), pending.codes[1] ?? '', await half())).toEqual({ kind: 'refused' })
    expect(await stopSecondFactor(db(), 'verkeerd', headers)).toEqual({ kind: 'refused' })
    expect(await stopSecondFactor(db(), password, headers)).toMatchObject({ kind: 'done' })
    expect(await accountOf(await enter(db(), email, address))).toBe(email)
  })

  test('each code of the app is accepted once, from anyone, at any form, and for concurrent requests', async () => {
    const { email, address } = fresh()
    const id = await addOwner(db(), email)
    const own = await enter(db(), email, address)
    await startSecondFactor(db(), password, own)
    const { secret = '', codes = [] } = (await findPending(db(), { id, email }, 'Scheldelicht')) ?? {}
    const code = totp(secret, new Date())
    expect(await confirmSecondFactor(db(), code, own)).toMatchObject({ kind: 'done' })
    const half = async () => {
      const result = await logIn(db(), { email, password }, visitorAt(address), new Date())
      if (result.kind !== 'code') throw new Error(result.kind)
      return carrying(result.cookies)
    }
    const atFour = async () => [await half(), await half(), await half(), await half()]
    // The code that set the factor up cannot be used again.
    const asked = await half()
    expect(await enterCode(db(), code, asked)).toEqual({ kind: 'refused' })
    const next = nextCode(secret)
    const answers = await Promise.all((await atFour()).map((headers) => enterCode(db(), next, headers)))
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['in', 'refused', 'refused', 'refused'])
    expect(await enterCode(db(), next, asked)).toEqual({ kind: 'refused' })
    // The same holds for backup codes.
    const [backupCode = ''] = codes
    const taken = await Promise.all((await atFour()).map((headers) => enterCode(db(), backupCode, headers)))
    expect(taken.map(({ kind }) => kind).toSorted()).toEqual(['in', 'refused', 'refused', 'refused'])
    const rows = await db().selectFrom('used_challenge').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})
