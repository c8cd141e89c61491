/** Saving, confirming, changing and ending searches (specification 3 and 5; ruling 28). */

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/search-feed/route'
import { dayMs } from '@/lib/domain/text/date'
import { authOn } from '@/lib/server/accounts/auth'
import { closeDb, type Db, getDb } from '@/lib/server/db/client'
import { findSearchesOf } from '@/lib/server/db/repositories/saved-searches'
import { findSubscriberOf } from '@/lib/server/db/repositories/subscribers'
import { submitForm } from '@/lib/server/leads/submit-form'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { deleteExpired } from '@/lib/server/privacy/retention'
import { changeStatus, confirmByLink, endByLink } from '@/lib/server/subscriptions/saved-searches/answer-link'
import { searchMailing } from '@/lib/server/subscriptions/saved-searches/search-mailing'
import { createMigratedDatabase } from '../support/databases.ts'
import { queuedMails } from '../support/queued-mails.ts'

const now = new Date('2026-11-21T10:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * dayMs)
const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-searches-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Values = Readonly<Record<string, string | readonly string[]>>

const post = (values: Values) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) for (const single of [value].flat()) data.append(name, single)
  return submitForm(data, now)
}

const person = {
  TITLE: 'ms',
  FIRST_NAME: 'An',
  LAST_NAME: 'Peeters',
  EMAIL: 'An@Voorbeeld.example',
  PHONE_NUMBER: '0470123456',
  PRIVACY: 'on',
}
const register: Values = {
  _form: 'demand-register',
  _language: 'nl',
  ...person,
  GOAL: 'sale',
  TYPES: ['2', '3'],
  ZONES: ['berchem'],
  ZIPS: '2140, 2018',
  MAX_PRICE: '400.000',
  MIN_BEDROOMS: '2',
  MIN_GARAGES: '0',
  SCHEDULE: 'weekly',
}
const password = 'een lang wachtwoord'

const mailsTo = async (db: Db, address: string) => (await queuedMails(db)).filter(({ to }) => to === address)

const tokenIn = (text: string) => new URL(/https?:\S+token=\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''

/** Confirms by the last mail to an address; of those made in the same millisecond, by the one whose search still waits. */
async function confirm(db: Db, address: string) {
  for (const { text } of (await mailsTo(db, address)).toReversed()) {
    const confirmed = await confirmByLink(db, tokenIn(text), now)
    if (confirmed) return confirmed
  }
  return undefined
}

async function registered(db: Db) {
  await post({ ...register, _token: randomUUID() })
  await confirm(db, person.EMAIL)
  const subscriber = await findSubscriberOf(db, person.EMAIL)
  const [search] = subscriber ? await findSearchesOf(db, subscriber.id) : []
  if (!subscriber || !search) throw new Error('not registered')
  return { subscriber, search }
}

const databases = { sqlite: async () => undefined, postgres: createMigratedDatabase }

describe.each(['sqlite', 'postgres'] as const)('saved searches (%s)', (kind) => {
  beforeAll(async () => {
    vi.stubEnv('DATABASE_URL', await databases[kind]())
    vi.stubEnv('VAR_DIR', join(folder, kind))
  })
  beforeEach(async () => {
    const db = await getDb()
    for (const table of ['lead', 'outbox', 'subscriber', 'account', 'rate_limit'] as const) await db.deleteFrom(table).execute()
  })
  afterAll(async () => {
    await closeDb()
    vi.unstubAllEnvs()
  })

  test('a registered search waits for its owner, then looks as it was asked to', async () => {
    const db = await getDb()
    expect(await post(register)).toEqual({ kind: 'saved', next: '/nl/bedankt/zoekopdracht/' })
    const subscriber = await findSubscriberOf(db, 'an@voorbeeld.example')
    expect(subscriber).toMatchObject({ status: 'pending', firstName: 'An' })
    expect(await findSearchesOf(db, subscriber?.id ?? '')).toEqual([])
    expect(await confirm(db, person.EMAIL)).toMatchObject({ id: subscriber?.id })
    expect(await findSubscriberOf(db, person.EMAIL)).toMatchObject({ status: 'confirmed' })
    expect(await findSearchesOf(db, subscriber?.id ?? '')).toMatchObject([
      {
        status: 'active',
        schedule: 'weekly',
        criteria: {
          goal: 'sale',
          filter: {
            types: ['2', '3'],
            cities: ['2018', '2140', '2600'].map((zip) => ({ name: '', zip })),
            maxPrice: 400_000,
            minBedrooms: 2,
            minGarages: undefined,
          },
        },
      },
    ])
  })

  test('the agency reads names of types and zones, and nobody a password', async () => {
    const db = await getDb()
    await post({ ...register, PASSWORD: password, PASSWORD_CONFIRMATION: password })
    const [agency] = await mailsTo(db, 'hallo@scheldelicht.example')
    expect(agency?.text).toContain('Appartement, Studio')
    expect(agency?.text).toContain('Berchem, Borgerhout, 2018 Antwerpen')
    const kept = [
      ...(await db.selectFrom('lead').selectAll().execute()),
      ...(await db.selectFrom('outbox').selectAll().execute()),
    ]
    expect(JSON.stringify(kept)).not.toContain(password)
  })

  test('a budget bounds the price where no highest price is given', async () => {
    const db = await getDb()
    await post({ ...register, MAX_PRICE: '', BUDGET: '350000' })
    await confirm(db, person.EMAIL)
    const subscriber = await findSubscriberOf(db, person.EMAIL)
    expect(await findSearchesOf(db, subscriber?.id ?? '')).toMatchObject([
      { budget: 350_000, criteria: { filter: { maxPrice: 350_000 } } },
    ])
  })

  test.each([
    ['no goal', { GOAL: '' }, { GOAL: 'goalRequired' }],
    ['no type', { TYPES: [] }, { TYPES: 'typesRequired' }],
    ['neither zone nor postcode', { ZONES: [], ZIPS: '' }, { ZONES: 'zonesRequired' }],
    ['a zone that is none', { ZONES: ['atlantis'] }, { ZONES: 'notValid' }],
    ['no postcode', { ZIPS: '26' }, { ZIPS: 'postalCodesInvalid' }],
    ['a range upside down', { MIN_PRICE: '500000' }, { MAX_PRICE: 'priceRangeInvalid' }],
    ['a short password', { PASSWORD: 'kort' }, { PASSWORD: 'passwordTooShort' }],
    [
      'another password',
      { PASSWORD: password, PASSWORD_CONFIRMATION: `${password}!` },
      { PASSWORD_CONFIRMATION: 'passwordMismatch' },
    ],
  ])('%s is said next to its field, and nothing is kept', async (_, changes, errors) => {
    expect(await post({ ...register, ...changes })).toMatchObject({ kind: 'invalid', errors })
    expect(await findSubscriberOf(await getDb(), person.EMAIL)).toBeUndefined()
  })

  test('a list is saved by the address alone, and finds what the list shows', async () => {
    const db = await getDb()
    const query = 'city=Berchem|2600&type=2&maxPrice=400000&since=7&sort=price-asc&page=2'
    const values = {
      _form: 'save-search',
      _language: 'fr',
      GOAL: 'rent',
      QUERY: query,
      EMAIL: 'b@exemple.example',
      SCHEDULE: 'immediate',
    }
    expect(await post({ ...values, PRIVACY: 'on' })).toEqual({ kind: 'saved', next: '/fr/merci/recherche/' })
    await confirm(db, 'b@exemple.example')
    const subscriber = await findSubscriberOf(db, 'b@exemple.example')
    expect(await findSearchesOf(db, subscriber?.id ?? '')).toMatchObject([
      { criteria: { goal: 'rent', filter: { types: ['2'], cities: [{ name: 'Berchem', zip: '2600' }], since: undefined } } },
    ])
    const [, welcome] = await mailsTo(db, 'b@exemple.example')
    expect(welcome?.subject).toBe('Votre recherche est active')
    expect(welcome?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  })

  test('a password becomes an account of a subscriber once the address is confirmed, and never before', async () => {
    const db = await getDb()
    await post({ ...register, PASSWORD: password, PASSWORD_CONFIRMATION: password })
    expect(await db.selectFrom('account').selectAll().execute()).toEqual([])
    await confirm(db, person.EMAIL)
    expect(await db.selectFrom('account').select(['email', 'role']).execute()).toEqual([
      { email: 'an@voorbeeld.example', role: 'seeker' },
    ])
    const signIn = await authOn(db).api.signInEmail({ body: { email: 'an@voorbeeld.example', password } })
    expect(signIn.user.email).toBe('an@voorbeeld.example')
    expect(await db.selectFrom('subscriber').select('password_hash').execute()).toEqual([{ password_hash: null }])
  })

  test('whoever types a known address changes neither its name nor its password, and saves nothing before its owner agrees', async () => {
    const db = await getDb()
    const { subscriber } = await registered(db)
    await post({ ...register, FIRST_NAME: 'Iemand', GOAL: 'rent', PASSWORD: password, PASSWORD_CONFIRMATION: password })
    expect(await findSubscriberOf(db, person.EMAIL)).toMatchObject({ firstName: 'An', status: 'confirmed' })
    expect(await findSearchesOf(db, subscriber.id)).toHaveLength(1)
    await confirm(db, person.EMAIL)
    expect(await findSearchesOf(db, subscriber.id)).toHaveLength(2)
    expect(await db.selectFrom('account').selectAll().execute()).toEqual([])
  })

  test('a search is changed by its owner alone', async () => {
    const db = await getDb()
    const { subscriber, search } = await registered(db)
    const change = { ...register, _form: 'change-search', SEARCH: search.id, GOAL: 'rent', ZONES: ['deurne'], ZIPS: '' }
    const stranger = searchMailing.makeToken('manage', 'somebody else', now)
    for (const TOKEN of ['', 'a.b.c', stranger, searchMailing.makeToken('end', subscriber.id, now)])
      expect(await post({ ...change, TOKEN })).toMatchObject({ kind: 'refused', code: 'searchGone' })
    const TOKEN = searchMailing.makeToken('manage', subscriber.id, now)
    expect(await post({ ...change, TOKEN })).toMatchObject({
      kind: 'saved',
      next: expect.stringContaining('/nl/mijn-zoekopdrachten/?token='),
    })
    expect(await findSearchesOf(db, subscriber.id)).toMatchObject([
      { status: 'active', criteria: { goal: 'rent', filter: { cities: [{ name: '', zip: '2100' }] } } },
    ])
  })

  test('it is paused, resumed and ended; unsubscribing ends all, and resuming one wants mails again', async () => {
    const db = await getDb()
    const { subscriber, search } = await registered(db)
    const statusOf = async () => (await findSearchesOf(db, subscriber.id)).map(({ status }) => status)
    await changeStatus(db, subscriber, search.id, 'pause', now)
    expect(await statusOf()).toEqual(['paused'])
    expect(await endByLink(db, searchMailing.makeToken('end', subscriber.id, now), inDays(2000))).toMatchObject({
      id: subscriber.id,
    })
    expect(await findSubscriberOf(db, person.EMAIL)).toMatchObject({ status: 'ended' })
    await changeStatus(db, subscriber, search.id, 'resume', now)
    expect(await statusOf()).toEqual(['active'])
    expect(await findSubscriberOf(db, person.EMAIL)).toMatchObject({ status: 'confirmed' })
    await changeStatus(db, { ...subscriber, id: 'somebody else' }, search.id, 'end', now)
    expect(await statusOf()).toEqual(['active'])
    await changeStatus(db, subscriber, search.id, 'end', now)
    expect(await statusOf()).toEqual([])
  })

  test('its feed opens to whoever has the address, until it is closed, paused or its subscriber leaves', async () => {
    const db = await getDb()
    const { subscriber, search } = await registered(db)
    const keyOf = async () => (await findSearchesOf(db, subscriber.id))[0]?.feedKey ?? ''
    expect(await keyOf()).toBe('')
    await changeStatus(db, { ...subscriber, id: 'somebody else' }, search.id, 'feed', now)
    expect(await keyOf()).toBe('')
    await changeStatus(db, subscriber, search.id, 'feed', now)
    const key = await keyOf()
    const get = (headers: Record<string, string> = {}) =>
      GET(new Request(`http://localhost/api/search-feed/?key=${key}`, { headers }))
    const answer = await get()
    expect(await answer.text()).toContain('<feed')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('cache-control')).toContain('private')
    expect((await get({ 'If-None-Match': answer.headers.get('etag') ?? '' })).status).toBe(304)
    await changeStatus(db, subscriber, search.id, 'pause', now)
    expect((await get()).status).toBe(404)
    await changeStatus(db, subscriber, search.id, 'resume', now)
    expect((await get()).status).toBe(200)
    await endByLink(db, searchMailing.makeToken('end', subscriber.id, now), now)
    expect((await get()).status).toBe(404)
    await changeStatus(db, subscriber, search.id, 'resume', now)
    await changeStatus(db, subscriber, search.id, 'endFeed', now)
    expect((await get()).status).toBe(404)
    await changeStatus(db, subscriber, search.id, 'feed', now)
    expect((await get()).status).toBe(404)
    expect(await keyOf()).not.toBe(key)
  })

  test('a link that is not ours, too old or for something else does nothing', async () => {
    const db = await getDb()
    await post(register)
    const token = tokenIn((await mailsTo(db, person.EMAIL)).at(-1)?.text ?? '')
    for (const wrong of ['', 'a.b.c', `${token}x`]) expect(await confirmByLink(db, wrong, now)).toBeUndefined()
    expect(await confirmByLink(db, token, inDays(8))).toBeUndefined()
    expect(await endByLink(db, token, now)).toBeUndefined()
    expect(await findSubscriberOf(db, person.EMAIL)).toMatchObject({ status: 'pending' })
  })

  test('the mail about a listing tells the agent how many look for such a one', async () => {
    const db = await getDb()
    await registered(db)
    await post({
      ...person,
      _form: 'information',
      _language: 'nl',
      _subject: '4102358',
      EMAIL: 'c@voorbeeld.example',
      REMARK: 'Dag',
    })
    const mails = await queuedMails(db, { about: 'information: agency' })
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Bewaarde zoekopdrachten die passen: 1')])
  })

  test('erasing a person takes everything along', async () => {
    const db = await getDb()
    await registered(db)
    expect(await erasePerson(db, 'AN@voorbeeld.example')).toMatchObject({ subscribers: 1 })
    for (const table of ['subscriber', 'saved_search', 'alert', 'lead'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await mailsTo(db, person.EMAIL)).toEqual([])
  })

  test('what nobody confirmed goes after thirty days, what was ended too, and all after two years of silence', async () => {
    const db = await getDb()
    await post(register)
    await deleteExpired(db, inDays(29))
    expect(await findSubscriberOf(db, person.EMAIL)).toBeDefined()
    await deleteExpired(db, inDays(31))
    expect(await findSubscriberOf(db, person.EMAIL)).toBeUndefined()
    const { subscriber } = await registered(db)
    await deleteExpired(db, inDays(700))
    expect(await findSubscriberOf(db, person.EMAIL)).toBeDefined()
    await endByLink(db, searchMailing.makeToken('end', subscriber.id, now), now)
    await deleteExpired(db, inDays(31))
    expect(await findSubscriberOf(db, person.EMAIL)).toBeUndefined()
    await registered(db)
    await deleteExpired(db, inDays(731))
    expect(await findSubscriberOf(db, person.EMAIL)).toBeUndefined()
  })
})
