/** Passwords: chosen by mailed links, reset, changed, and which accounts they open, on both databases. */
import { expect, test } from 'vitest'
import { authOn } from '@/lib/server/accounts/auth'
import { loginOn } from '@/lib/server/accounts/current-account'
import { makeDemoOwner } from '@/lib/server/accounts/demo-owner'
import { inviteOwner } from '@/lib/server/accounts/invite-owner'
import { logIn } from '@/lib/server/accounts/log-in'
import { hashPassword } from '@/lib/server/accounts/password'
import { askForReset, changePassword, choosePassword, isPasswordToken } from '@/lib/server/accounts/passwords'
import type { Db } from '@/lib/server/db/client'
import { findAccount, insertAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { propertiesOfOwner } from '@/lib/server/db/repositories/portal/owner-properties'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { createSubscriberAccount } from '@/lib/server/subscriptions/saved-searches/subscriber-account'
import { getProperty } from '../../support/content'
import { describeOnBoth } from '../../support/databases.ts'
import { addOwner, carrying, count, enter, fresh, hash, password, prepareLogin, visitorAt } from '../../support/logging-in.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { work as passwordWork } from '../../support/quick-passwords.ts'

const other = 'een heel ander wachtwoord'

/** A database that records the kinds of statements sent to it. */
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

const tokensTo = async (db: Db, email: string) => {
  const mails = await queuedMails(db, { about: 'account: %' })
  return mails.filter(({ to }) => to === email).map(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '')
}

describeOnBoth('passwords', (db) => {
  const { accountOf } = prepareLogin(db)

  test('a password reset: one link, valid once, and every session ends', async () => {
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

  test('a wrong password causes the same work for an account, an invited owner, and an unknown address', async () => {
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

  test('before the response to a reset request the same work is done for an address with and without an account', async () => {
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

  test('the token of a link is not stored in plain text', async () => {
    const { email, address } = fresh()
    await addOwner(db(), email)
    await askForReset(db(), email, address, new Date())
    const [token = 'none'] = await tokensTo(db(), email)
    const rows = await db().selectFrom('verification').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('reset mails to one mailbox are limited, and too many requests get the same response', async () => {
    const { email } = fresh()
    await addOwner(db(), email)
    for (let index = 0; index < 5; index += 1)
      expect(await askForReset(db(), email, `203.0.113.${count}${index}`, new Date())).toEqual({ kind: 'asked' })
    expect(await tokensTo(db(), email)).toHaveLength(3)
  })

  test('a new password unblocks a blocked account', async () => {
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

  test('changing the password requires the old one, and ends all other sessions', async () => {
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

  test('an invited owner chooses a password and has the named properties', async () => {
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
    // There is no mail about properties that the owner already has.
    const mails = () => db().selectFrom('outbox').select('id').where('subject', '=', 'account: property').execute()
    const before = await mails()
    expect(await invite('once more', propertyIds)).toEqual({ kind: 'owned' })
    expect(await mails()).toEqual(before)
  })

  test('an invitation does not turn a subscriber into an owner', async () => {
    const { email } = fresh()
    await insertAccount(db(), { email, name: '', passwordHash: hash, role: 'seeker', language: 'nl' }, new Date())
    const invitation = { email, name: '', language: 'nl' as const, propertyIds: [getProperty('s01').id] }
    expect(await inviteOwner(db(), invitation, 'token', new Date())).toEqual({ kind: 'not-an-owner' })
  })

  test('a subscriber who chose a password can log in, and cannot take over another account', async () => {
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

  test('the demo owner keeps its properties and gets a new password at each start', async () => {
    const first = await makeDemoOwner(db(), password, new Date())
    const headers = await enter(db(), first.email, '192.0.2.250')
    const second = await makeDemoOwner(db(), other, new Date())
    expect(second).toEqual(first)
    expect(first.propertyIds).toHaveLength(2)
    expect(await accountOf(headers)).toBeUndefined()
    expect(await accountOf(await enter(db(), first.email, '192.0.2.250', other))).toBe(first.email)
  })

  test('an erased person has no account, session or link any more', async () => {
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
