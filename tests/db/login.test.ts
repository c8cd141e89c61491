/** The way in: passwords, delays, second factor, mailed links and sessions, on both databases. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dayMs } from '@/lib/domain/text/date'
import { authOn } from '@/lib/server/accounts/auth'
import { loginOn } from '@/lib/server/accounts/current-account'
import { makeDemoOwner } from '@/lib/server/accounts/demo-owner'
import { inviteOwner } from '@/lib/server/accounts/invite-owner'
import { enterCode, logIn, logOut } from '@/lib/server/accounts/log-in'
import { hashPassword } from '@/lib/server/accounts/password'
import { askForReset, changePassword, choosePassword, isPasswordToken } from '@/lib/server/accounts/passwords'
import {
  confirmSecondFactor,
  findPending,
  renewCodes,
  startSecondFactor,
  stopSecondFactor,
} from '@/lib/server/accounts/second-factor'
import { findAccount, insertAccount } from '@/lib/server/db/repositories/accounts'
import { propertiesOfOwner } from '@/lib/server/db/repositories/owner-properties'
import { endOtherSessions, endSession, listSessions } from '@/lib/server/db/repositories/sessions'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { createSubscriberAccount } from '@/lib/server/subscriptions/saved-searches/subscriber-account'
import { getProperty } from '../support/content'
import { describeOnBoth } from '../support/databases.ts'
import { queuedMails } from '../support/queued-mails.ts'
import { work as passwordWork } from '../support/quick-passwords.ts'
import { totp } from '../support/totp.ts'

const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-login-'))
const password = 'een lang wachtwoord'
const other = 'een heel ander wachtwoord'
let hash = ''

beforeAll(async () => {
  vi.stubEnv('VAR_DIR', folder)
  hash = await hashPassword(password)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

type Db = Parameters<typeof authOn>[0]

/** A database that notes what kinds of statements it is asked. */
function watch(db: Db) {
  const statements: string[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { watched, statements }
}

/** The code after the one of now, which is taken as well: each counts once. */
const nextCode = (secret: string) => totp(secret, new Date(Date.now() + 30_000))

let count = 0
/** Each test has people and visitors of its own. */
const fresh = () => {
  count += 1
  return { email: `owner${count}@voorbeeld.example`, address: `192.0.2.${count}` }
}

const addOwner = (db: Db, email: string) =>
  insertAccount(db, { email, name: 'An Peeters', passwordHash: hash, role: 'owner', language: 'fr' }, new Date())

const visitorAt = (address: string, headers = new Headers()) => ({ address, headers })

/** What a browser sends after it got these cookies; one that is cleared is sent no more. */
const carrying = (cookies: readonly string[]) => {
  const kept = cookies.map((line) => line.split(';')[0] ?? '').filter((pair) => !pair.endsWith('='))
  return new Headers({ cookie: kept.join('; ') })
}

async function enter(db: Db, email: string, address: string, typed = password): Promise<Headers> {
  const result = await logIn(db, { email, password: typed }, visitorAt(address), new Date())
  if (result.kind !== 'in') throw new Error(`not logged in: ${result.kind}`)
  return carrying(result.cookies)
}

const tokensTo = async (db: Db, email: string) => {
  const mails = await queuedMails(db, { about: 'account: %' })
  return mails.filter(({ to }) => to === email).map(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '')
}

describeOnBoth('login', (db) => {
  const accountOf = async (headers: Headers) => (await loginOn(authOn(db()), headers))?.account.email

  test('each wrong password makes the next attempt wait longer, the right one too', async () => {
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
      if (result.kind !== 'wait') throw new Error(`not kept waiting: ${result.kind}`)
      minutes.push((result.until.getTime() - now.getTime()) / 60_000)
      now = result.until
      expect(await attempt('verkeerd')).toEqual({ kind: 'refused' })
    }
    expect(minutes).toEqual([1, 2, 4, 8])
    now = new Date(now.getTime() + 15 * 60_000)
    expect(await attempt(password)).toMatchObject({ kind: 'in' })
    expect(await attempt('verkeerd')).toEqual({ kind: 'refused' })
  })

  test('an address without an account is treated like one that has it', async () => {
    const { email, address } = fresh()
    const now = new Date('2026-11-21T10:00:00Z')
    const kinds = []
    for (let index = 0; index < 6; index += 1) kinds.push((await logIn(db(), { email, password }, visitorAt(address), now)).kind)
    expect(kinds).toEqual(['refused', 'refused', 'refused', 'refused', 'refused', 'wait'])
  })

  test('many attempts at once get no more than one by one', async () => {
    const { email } = fresh()
    const now = new Date('2026-11-21T10:00:00Z')
    const attempts = Array.from({ length: 20 }, (_, index) =>
      logIn(db(), { email, password }, visitorAt(`198.51.100.${index}`), now),
    )
    const results = await Promise.all(attempts)
    expect(results.filter(({ kind }) => kind === 'refused')).toHaveLength(5)
  })

  test('one visitor who tries many accounts is slowed down as well', async () => {
    const now = new Date('2026-11-21T10:00:00Z')
    const { address } = fresh()
    const kinds = []
    for (let index = 0; index < 21; index += 1)
      kinds.push((await logIn(db(), { email: `${index}-${address}@voorbeeld.example`, password }, visitorAt(address), now)).kind)
    expect(kinds.filter((kind) => kind === 'wait')).toHaveLength(1)
  })

  test('two at one address log in at the same moment, by whichever clock', async () => {
    const { address } = fresh()
    const enterAt = async (name: string, time: string) => {
      const email = `${name}-${address}@voorbeeld.example`
      await insertAccount(db(), { email, name, passwordHash: hash, role: 'owner', language: 'nl' }, new Date(time))
      return (await logIn(db(), { email, password }, visitorAt(address), new Date(time))).kind
    }
    expect(await enterAt('an', '2026-11-21T10:00:00.100Z')).toBe('in')
    expect(await enterAt('bo', '2026-11-21T10:00:00.000Z')).toBe('in')
  })

  test('a login makes a new session and ends the one before', async () => {
    const { email, address } = fresh()
    await addOwner(db(), email)
    const before = await enter(db(), email, address)
    const again = await logIn(db(), { email, password }, visitorAt(address, before), new Date())
    if (again.kind !== 'in') throw new Error(again.kind)
    expect(carrying(again.cookies).get('cookie')).not.toBe(before.get('cookie'))
    expect(await accountOf(before)).toBeUndefined()
    expect(await accountOf(carrying(again.cookies))).toBe(email)
  })

  test('whoever logs out is out, also with the old cookie', async () => {
    const { email, address } = fresh()
    await addOwner(db(), email)
    const headers = await enter(db(), email, address)
    expect((await logOut(db(), headers)).join()).toContain('Max-Age=0')
    expect(await accountOf(headers)).toBeUndefined()
  })

  test('a forgotten password: one link, once, and every session ends', async () => {
    const { email, address } = fresh()
    await addOwner(db(), email)
    const headers = await enter(db(), email, address)
    expect(await askForReset(db(), email, address, new Date())).toEqual({ kind: 'asked' })
    expect(await askForReset(db(), `un-${email}`, address, new Date())).toEqual({ kind: 'asked' })
    expect(await tokensTo(db(), `un-${email}`)).toEqual([])
    const [token = ''] = await tokensTo(db(), email)
    expect(await isPasswordToken(db(), token, new Date())).toBe(true)
    expect(await isPasswordToken(db(), token, new Date(Date.now() + 3_601_000))).toBe(false)
    expect(await choosePassword(db(), token, other)).toBe('done')
    expect(await choosePassword(db(), token, password)).toBe('invalid')
    expect(await accountOf(headers)).toBeUndefined()
    expect(await accountOf(await enter(db(), email, address, other))).toBe(email)
  })

  test('a wrong password takes the same work for an account, an invited owner, and an address that nobody knows', async () => {
    const [known, invited, unknown] = [fresh(), fresh(), fresh()]
    await addOwner(db(), known.email)
    await insertAccount(
      db(),
      { email: invited.email, name: 'An', passwordHash: undefined, role: 'owner', language: 'nl' },
      new Date(),
    )
    const { watched, statements } = watch(db())
    const work = async ({ email, address }: typeof known) => {
      statements.length = 0
      passwordWork.keys = 0
      expect(await logIn(watched, { email, password: 'verkeerd' }, visitorAt(address), new Date())).toEqual({ kind: 'refused' })
      expect(passwordWork.keys).toBe(1)
      return [...statements]
    }
    const ofKnown = await work(known)
    expect(await work(invited)).toEqual(ofKnown)
    expect(await work(unknown)).toEqual(ofKnown)
  })

  test('until the answer to a forgotten password the same is done for an address with an account and one without', async () => {
    const [known, unknown] = [fresh(), fresh()]
    await addOwner(db(), known.email)
    const { watched, statements } = watch(db())
    const ask = async ({ email, address }: typeof known) => {
      statements.length = 0
      const works: (() => Promise<unknown>)[] = []
      const answer = await askForReset(watched, email, address, new Date(), (work) => works.push(work))
      expect(works).toHaveLength(1)
      expect(await tokensTo(db(), email)).toEqual([])
      return { answer, statements: [...statements], works }
    }
    const [withAccount, without] = [await ask(known), await ask(unknown)]
    expect(withAccount.answer).toEqual(without.answer)
    expect(withAccount.statements).toEqual(without.statements)
    for (const work of [...withAccount.works, ...without.works]) await work()
    expect(await tokensTo(db(), known.email)).toHaveLength(1)
    expect(await tokensTo(db(), unknown.email)).toEqual([])
  })

  test('what a link carries is not in the database', async () => {
    const { email, address } = fresh()
    await addOwner(db(), email)
    await askForReset(db(), email, address, new Date())
    const [token = 'none'] = await tokensTo(db(), email)
    const rows = await db().selectFrom('verification').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('nobody fills a mailbox with links, and asking too often looks the same', async () => {
    const { email } = fresh()
    await addOwner(db(), email)
    for (let index = 0; index < 5; index += 1)
      expect(await askForReset(db(), email, `203.0.113.${count}${index}`, new Date())).toEqual({ kind: 'asked' })
    expect(await tokensTo(db(), email)).toHaveLength(3)
  })

  test('a new password opens an account that was locked', async () => {
    const { email, address } = fresh()
    await addOwner(db(), email)
    for (let index = 0; index < 5; index += 1)
      await logIn(db(), { email, password: 'verkeerd' }, visitorAt(`${address}${index}`), new Date())
    expect(await logIn(db(), { email, password }, visitorAt(address), new Date())).toMatchObject({ kind: 'wait' })
    await askForReset(db(), email, address, new Date())
    const [token = ''] = await tokensTo(db(), email)
    await choosePassword(db(), token, other)
    expect(await accountOf(await enter(db(), email, address, other))).toBe(email)
  })

  test('changing the password asks for the old one, and ends all other sessions', async () => {
    const { email, address } = fresh()
    await addOwner(db(), email)
    const [here, there] = [await enter(db(), email, address), await enter(db(), email, address)]
    const change = (currentPassword: string) => changePassword(db(), { currentPassword, newPassword: other }, here)
    expect(await change('verkeerd')).toEqual({ kind: 'refused' })
    const changed = await change(password)
    if (changed.kind !== 'done') throw new Error(changed.kind)
    expect(await accountOf(carrying(changed.cookies))).toBe(email)
    expect([await accountOf(here), await accountOf(there)]).toEqual([undefined, undefined])
  })

  test('sessions are listed and ended, those of others are out of reach', async () => {
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

  test('the second factor: set up, asked for, kept codes that work once, and switched off', async () => {
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
    const [kept = ''] = pending.codes
    expect(await enterCode(db(), kept, await half())).toMatchObject({ kind: 'in' })
    expect(await enterCode(db(), kept, await half())).toEqual({ kind: 'refused' })
    const renewed = await renewCodes(db(), password, headers)
    expect(renewed.kind === 'done' && renewed.codes.length).toBe(10)
    expect(await enterCode(db(), pending.codes[1] ?? '', await half())).toEqual({ kind: 'refused' })
    expect(await stopSecondFactor(db(), 'verkeerd', headers)).toEqual({ kind: 'refused' })
    expect(await stopSecondFactor(db(), password, headers)).toMatchObject({ kind: 'done' })
    expect(await accountOf(await enter(db(), email, address))).toBe(email)
  })

  test('a code of the app counts once, for whoever saw it, at any place, and many at once', async () => {
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
    // What set it up does not open it.
    const asked = await half()
    expect(await enterCode(db(), code, asked)).toEqual({ kind: 'refused' })
    const next = nextCode(secret)
    const answers = await Promise.all((await atFour()).map((headers) => enterCode(db(), next, headers)))
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['in', 'refused', 'refused', 'refused'])
    expect(await enterCode(db(), next, asked)).toEqual({ kind: 'refused' })
    // So do the codes for a lost telephone.
    const [kept = ''] = codes
    const taken = await Promise.all((await atFour()).map((headers) => enterCode(db(), kept, headers)))
    expect(taken.map(({ kind }) => kind).toSorted()).toEqual(['in', 'refused', 'refused', 'refused'])
    const rows = await db().selectFrom('used_challenge').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('an invited owner chooses a password and owns what was named', async () => {
    const { email, address } = fresh()
    const propertyIds = [getProperty('s01').id, getProperty('r01').id]
    const invite = (token: string, ids: readonly number[]) =>
      inviteOwner(db(), { email, name: 'An', language: 'fr', propertyIds: ids }, token, new Date())
    expect(await invite('none', [1])).toEqual({ kind: 'unknown-property', propertyId: 1 })
    expect(await findAccount(db(), email)).toBeUndefined()
    expect(await invite('abcdefgh', propertyIds)).toEqual({ kind: 'invited' })
    expect(await tokensTo(db(), email)).toEqual(['abcdefgh'])
    const id = (await findAccount(db(), email))?.id ?? ''
    expect(await logIn(db(), { email, password: '' }, visitorAt(address), new Date())).toEqual({ kind: 'refused' })
    expect(await choosePassword(db(), 'abcdefgh', password)).toBe('done')
    expect(await accountOf(await enter(db(), email, address))).toBe(email)
    expect(await propertiesOfOwner(db(), id)).toEqual(propertyIds.toSorted((a, b) => a - b))
    expect(await invite('again', [getProperty('s02').id])).toEqual({ kind: 'added' })
    expect(await choosePassword(db(), 'again', other)).toBe('invalid')
  })

  test('an invitation does not turn a subscriber into an owner', async () => {
    const { email } = fresh()
    await insertAccount(db(), { email, name: '', passwordHash: hash, role: 'seeker', language: 'nl' }, new Date())
    const invitation = { email, name: '', language: 'nl' as const, propertyIds: [getProperty('s01').id] }
    expect(await inviteOwner(db(), invitation, 'token', new Date())).toEqual({ kind: 'not-an-owner' })
  })

  test('a subscriber who chose a password logs in with it, and takes over nobody', async () => {
    const [{ email, address }, owner] = [fresh(), fresh()]
    const subscriber = (to: string) => ({ id: to, email: to, firstName: 'Bo', language: 'en', status: 'confirmed' as const })
    await createSubscriberAccount(db(), subscriber(email), hash, new Date())
    const login = await loginOn(authOn(db()), await enter(db(), email, address))
    expect(login?.account).toMatchObject({ email, name: 'Bo', role: 'seeker', language: 'en' })
    await addOwner(db(), owner.email)
    await createSubscriberAccount(db(), subscriber(owner.email), await hashPassword(other), new Date())
    const kept = await loginOn(authOn(db()), await enter(db(), owner.email, owner.address))
    expect(kept?.account.role).toBe('owner')
    const taken = await logIn(db(), { email: owner.email, password: other }, visitorAt(owner.address), new Date())
    expect(taken).toEqual({ kind: 'refused' })
  })

  test('the demo owner keeps its properties and gets a new password with each start', async () => {
    const first = await makeDemoOwner(db(), password, new Date())
    const headers = await enter(db(), first.email, '192.0.2.250')
    const second = await makeDemoOwner(db(), other, new Date())
    expect(second).toEqual(first)
    expect(first.propertyIds).toHaveLength(2)
    expect(await accountOf(headers)).toBeUndefined()
    expect(await accountOf(await enter(db(), first.email, '192.0.2.250', other))).toBe(first.email)
  })

  test('a person who is erased has no account, no session and no link any more', async () => {
    const { email, address } = fresh()
    await addOwner(db(), email)
    const headers = await enter(db(), email, address)
    await askForReset(db(), email, address, new Date())
    const [token = ''] = await tokensTo(db(), email)
    expect(await erasePerson(db(), email.toUpperCase())).toMatchObject({ accounts: 1 })
    expect(await accountOf(headers)).toBeUndefined()
    expect(await isPasswordToken(db(), token, new Date())).toBe(false)
    expect(await tokensTo(db(), email)).toEqual([])
  })
})
