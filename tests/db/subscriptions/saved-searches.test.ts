/** Saving and confirming searches (specification 3 and 5; ruling 28). */
import { expect, test } from 'vitest'
import { authOn } from '@/lib/server/accounts/auth'
import { getDb } from '@/lib/server/db/client'
import { findSearchesOf } from '@/lib/server/db/repositories/subscriptions/saved-searches'
import { findSubscriberOf } from '@/lib/server/db/repositories/subscriptions/subscribers'
import { confirm, mailsTo, person, post, prepareSearches, register, registered } from '../../support/registered-searches.ts'
import { describeSiteOnBoth } from '../../support/viewings.ts'

const password = 'een lang wachtwoord'

describeSiteOnBoth('saved searches', () => {
  prepareSearches()

  test('a registered search is inactive until it is confirmed, then it has the chosen settings', async () => {
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

  test('the agency reads names of types and zones, and no password', async () => {
    const db = await getDb()
    await post({ ...register, PASSWORD: password, PASSWORD_CONFIRMATION: password })
    const [agency] = await mailsTo(db, 'hallo@scheldelicht.example')
    expect(agency?.text).toContain('Appartement, Studio')
    expect(agency?.text).toContain('Berchem, Borgerhout, 2018 Antwerpen')
    const stored = [
      ...(await db.selectFrom('lead').selectAll().execute()),
      ...(await db.selectFrom('outbox').selectAll().execute()),
    ]
    expect(JSON.stringify(stored)).not.toContain(password)
  })

  test('a budget limits the price if there is no maximum price', async () => {
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
    ['an unknown zone', { ZONES: ['atlantis'] }, { ZONES: 'notValid' }],
    ['no postcode', { ZIPS: '26' }, { ZIPS: 'postalCodesInvalid' }],
    ['a reversed range', { MIN_PRICE: '500000' }, { MAX_PRICE: 'priceRangeInvalid' }],
    ['a short password', { PASSWORD: 'kort' }, { PASSWORD: 'passwordTooShort' }],
    [
      'another password',
      { PASSWORD: password, PASSWORD_CONFIRMATION: `${password}!` },
      { PASSWORD_CONFIRMATION: 'passwordMismatch' },
    ],
  ])('%s has an error at its field, and nothing is stored', async (_, changes, errors) => {
    expect(await post({ ...register, ...changes })).toMatchObject({ kind: 'invalid', errors })
    expect(await findSubscriberOf(await getDb(), person.EMAIL)).toBeUndefined()
  })

  test('a list is saved with only an address, and the search finds what the list shows', async () => {
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

  test('a password becomes an account once the address is confirmed, and never earlier', async () => {
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

  test('typing a known address changes neither its name nor its password, and saves nothing before its owner confirms', async () => {
    const db = await getDb()
    const { subscriber } = await registered(db)
    await post({ ...register, FIRST_NAME: 'Iemand', GOAL: 'rent', PASSWORD: password, PASSWORD_CONFIRMATION: password })
    expect(await findSubscriberOf(db, person.EMAIL)).toMatchObject({ firstName: 'An', status: 'confirmed' })
    expect(await findSearchesOf(db, subscriber.id)).toHaveLength(1)
    await confirm(db, person.EMAIL)
    expect(await findSearchesOf(db, subscriber.id)).toHaveLength(2)
    expect(await db.selectFrom('account').selectAll().execute()).toEqual([])
  })
})
