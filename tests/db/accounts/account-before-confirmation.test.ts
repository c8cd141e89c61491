/**
 * The password of an account is that of the search request whose link was clicked, even if others posted requests with the same
 * address.
 */
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { dayMs } from '@/lib/domain/text/date'
import { type Db, getDb } from '@/lib/server/db/client'
import { insertAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { findSubscriberOf } from '@/lib/server/db/repositories/subscriptions/subscribers'
import { submitForm } from '@/lib/server/leads/submit-form'
import { deleteExpired } from '@/lib/server/privacy/retention'
import { confirmByLink, endByLink } from '@/lib/server/subscriptions/saved-searches/answer-link'
import { searchMailing } from '@/lib/server/subscriptions/saved-searches/search-mailing'
import { queuedMails } from '../../support/queued-mails.ts'
import { quickHash, work } from '../../support/quick-passwords.ts'
import { describeSiteOnBoth } from '../../support/viewings.ts'

const now = new Date('2026-11-21T10:00:00Z')

const inDays = (days: number) => new Date(now.getTime() + days * dayMs)

const email = 'an@voorbeeld.example'

const mine = 'mijn lange wachtwoord'

const theirs = 'hun lange wachtwoord'

let posts = 0

/** Posts a search request for the address; returns the id of the search. */
async function post(password: string, FIRST_NAME = 'An', _language = 'nl'): Promise<string> {
  posts += 1
  const db = await getDb()
  const before = await db.selectFrom('saved_search').select('id').execute()
  const data = new FormData()
  const values = {
    _form: 'demand-register',
    _language,
    TITLE: 'ms',
    FIRST_NAME,
    LAST_NAME: `Peeters ${posts}`,
    EMAIL: email,
    PHONE_NUMBER: '0470123456',
    PRIVACY: 'on',
    GOAL: 'sale',
    TYPES: '2',
    ZIPS: '2018',
    SCHEDULE: 'weekly',
    PASSWORD: password,
    PASSWORD_CONFIRMATION: password,
  }
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  const result = await submitForm(data, now)
  if (result.kind !== 'saved') throw new Error(JSON.stringify(result))
  const known = new Set(before.map(({ id }) => id))
  const after = await db.selectFrom('saved_search').select('id').execute()
  return after.find(({ id }) => !known.has(id))?.id ?? ''
}

const click = async (searchId: string) => confirmByLink(await getDb(), searchMailing.makeToken('confirm', searchId, now), now)

/** The password hash of the account; null without an account or without a password. */
async function passwordInUse(): Promise<string | null> {
  const db = await getDb()
  const rows = await db
    .selectFrom('account')
    .leftJoin('credential', 'credential.account_id', 'account.id')
    .select('credential.password')
    .where('account.email', '=', email)
    .execute()
  expect(rows.length).toBeLessThan(2)
  return rows[0]?.password ?? null
}

const waiting = async (db: Db) => {
  const rows = await db.selectFrom('saved_search').select('password_hash').where('password_hash', 'is not', null).execute()
  return rows.map(({ password_hash }) => password_hash)
}

const mailTexts = async (db: Db) => {
  return (await queuedMails(db)).filter(({ to }) => to === email).map(({ text }) => text)
}

async function empty(): Promise<void> {
  const db = await getDb()
  for (const table of ['lead', 'outbox', 'subscriber', 'account', 'rate_limit'] as const) await db.deleteFrom(table).execute()
}

describeSiteOnBoth('an account before confirmation', () => {
  beforeEach(empty)

  test.each([
    ['before', async () => [await post(theirs), await post(mine)].at(-1)],
    ['after', async () => [await post(mine), await post(theirs)].at(0)],
    ['before and after', async () => [await post(theirs), await post(mine), await post(theirs)].at(1)],
  ])('a stranger who posts the address %s its owner cannot log in', async (_, arrange) => {
    await click((await arrange()) ?? '')
    expect(await passwordInUse()).toBe(quickHash(mine))
    expect(await waiting(await getDb())).toEqual([])
  })

  test('name and language are those of the confirmed request, too', async () => {
    await post(theirs, 'Mallory', 'en')
    const own = await post(mine, 'An', 'fr')
    await post(theirs, 'Mallory', 'en')
    await click(own)
    expect(await findSubscriberOf(await getDb(), email)).toMatchObject({ firstName: 'An', language: 'fr', status: 'confirmed' })
    const account = await (await getDb()).selectFrom('account').select(['name', 'language']).execute()
    expect(account).toEqual([{ name: 'An', language: 'fr' }])
  })

  test('without a password in the confirmed request there is none, also after a later click on a link with a password', async () => {
    const [own, stranger] = [await post(''), await post(theirs)]
    await click(own)
    await click(stranger)
    expect(await passwordInUse()).toBeNull()
  })

  test('a confirmed account does not change, whatever is posted and clicked afterwards', async () => {
    await click(await post(mine))
    const later = await post(theirs)
    expect(await waiting(await getDb())).toEqual([])
    await click(later)
    expect(await passwordInUse()).toBe(quickHash(mine))
    expect((await mailTexts(await getDb())).join()).toContain('dat geldt niet: dit adres is al eerder bevestigd')
  })

  test('hashing takes the same time whether the address is known or not', async () => {
    for (const arrange of [() => post(theirs), () => post(''), async () => click(await post(mine)), async () => undefined]) {
      work.keys = 0
      await post(mine)
      expect(work.keys).toBe(1)
      await arrange()
    }
  })

  test('a subscriber who unsubscribed and signs up again gets the password of the new request', async () => {
    const db = await getDb()
    const first = await post('')
    const subscriber = await click(first)
    await endByLink(db, searchMailing.makeToken('end', subscriber?.id ?? '', now), now)
    const before = await post(theirs)
    expect(await findSubscriberOf(db, email)).toMatchObject({ status: 'ended' })
    const own = await post(mine)
    await post(theirs)
    await click(own)
    await click(before)
    expect(await passwordInUse()).toBe(quickHash(mine))
  })

  test('a subscriber who unsubscribed keeps the confirmed account', async () => {
    const db = await getDb()
    const subscriber = await click(await post(mine))
    await endByLink(db, searchMailing.makeToken('end', subscriber?.id ?? '', now), now)
    const stranger = await post(theirs)
    expect(await waiting(db)).toEqual([])
    await click(stranger)
    expect(await passwordInUse()).toBe(quickHash(mine))
  })

  test.each([
    ['with a password', quickHash(mine)],
    ['who was only invited', undefined],
  ])('an owner %s stays an owner, with an unchanged account', async (_, passwordHash) => {
    const db = await getDb()
    await insertAccount(db, { email, name: 'An', passwordHash, role: 'owner', language: 'nl' }, now)
    const search = await post(theirs)
    expect(await waiting(db)).toEqual([])
    await click(search)
    expect(await passwordInUse()).toBe(passwordHash ?? null)
    expect(await db.selectFrom('account').select(['email', 'role']).execute()).toEqual([{ email, role: 'owner' }])
  })

  test('an account that was created meanwhile is unchanged', async () => {
    const search = await post(theirs)
    await insertAccount(await getDb(), { email, name: 'An', passwordHash: undefined, role: 'owner', language: 'nl' }, now)
    await click(search)
    expect(await passwordInUse()).toBeNull()
  })

  test('one link clicked many times concurrently, or two links, create one account and one welcome mail each', async () => {
    const [own, second] = [await post(mine), await post('')]
    const clicks = [own, own, own, own, second, second].map(click)
    expect(new Set((await Promise.all(clicks)).map((subscriber) => subscriber?.email))).toEqual(new Set([email]))
    expect(await passwordInUse()).toBeOneOf([quickHash(mine), null])
    const db = await getDb()
    const mails = await db.selectFrom('outbox').select('id').where('subject', '=', 'search: welcome').execute()
    expect(mails).toHaveLength(2)
  })

  test('a password is deleted when its link expires', async () => {
    const db = await getDb()
    await post(mine)
    await deleteExpired(db, inDays(6.9))
    expect(await waiting(db)).toEqual([quickHash(mine)])
    await deleteExpired(db, inDays(7.1))
    expect(await waiting(db)).toEqual([])
  })

  test('for any posts in any order, only the password of the link that the owner clicked first counts', async () => {
    const step = fc.record({ act: fc.constantFrom('stranger', 'owner', 'click', 'end'), has: fc.boolean(), which: fc.nat() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        await empty()
        const own: { id: string; password: string }[] = []
        let [expected, subscriberId]: [string | null, string] = [null, '']
        let [isConfirmed, isEnded] = [false, false]
        for (const [index, { act, has, which }] of steps.entries()) {
          const password = has ? `${act === 'stranger' ? theirs : mine} ${index}` : ''
          if (act === 'stranger') await post(password)
          // A password of a request only counts while there is no account.
          if (act === 'owner') own.push({ id: await post(password), password: isConfirmed && !isEnded ? '' : password })
          const clicked = own[which % Math.max(1, own.length)]
          if (act === 'click' && clicked) {
            const isPending = clicked.id !== ''
            subscriberId = (await click(clicked.id || own[0]?.id || 'gone'))?.id ?? subscriberId
            if (isPending && (!isConfirmed || isEnded)) {
              expected ??= clicked.password ? quickHash(clicked.password) : null
              ;[isConfirmed, isEnded] = [true, false]
              for (const other of own) other.password = ''
            }
            clicked.id = ''
          }
          if (act === 'end' && subscriberId) {
            await endByLink(await getDb(), searchMailing.makeToken('end', subscriberId, now), now)
            isEnded = isConfirmed
          }
          expect(await passwordInUse()).toBe(expected)
        }
      }),
      { numRuns: 40 },
    )
  })
})
