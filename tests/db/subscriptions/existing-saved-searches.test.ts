/** Existing saved searches: changed, paused, read as a feed, ended, and deleted (specification 3 and 5; ruling 28). */
import { expect, test } from 'vitest'
import { GET } from '@/app/api/search-feed/route'
import { dayMs } from '@/lib/domain/text/date'
import { getDb } from '@/lib/server/db/client'
import { findSearchesOf } from '@/lib/server/db/repositories/subscriptions/saved-searches'
import { findSubscriberOf } from '@/lib/server/db/repositories/subscriptions/subscribers'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { deleteExpired } from '@/lib/server/privacy/retention'
import { changeStatus, confirmByLink, endByLink } from '@/lib/server/subscriptions/saved-searches/answer-link'
import { searchMailing } from '@/lib/server/subscriptions/saved-searches/search-mailing'
import { queuedMails } from '../../support/queued-mails.ts'
import { mailsTo, now, person, post, prepareSearches, register, registered, tokenIn } from '../../support/registered-searches.ts'
import { describeSiteOnBoth } from '../../support/viewings.ts'

const inDays = (days: number) => new Date(now.getTime() + days * dayMs)

describeSiteOnBoth('existing saved searches', () => {
  prepareSearches()

  test('a search can only be changed by its owner', async () => {
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

  test('it is paused, resumed and ended; unsubscribing ends all mails, and resuming one search resumes mails', async () => {
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

  test('its feed is accessible by its address, until it is revoked, paused or its subscriber unsubscribes', async () => {
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

  test('an invalid or expired link, or one for another purpose, does nothing', async () => {
    const db = await getDb()
    await post(register)
    const token = tokenIn((await mailsTo(db, person.EMAIL)).at(-1)?.text ?? '')
    for (const wrong of ['', 'a.b.c', `${token}x`]) expect(await confirmByLink(db, wrong, now)).toBeUndefined()
    expect(await confirmByLink(db, token, inDays(8))).toBeUndefined()
    expect(await endByLink(db, token, now)).toBeUndefined()
    expect(await findSubscriberOf(db, person.EMAIL)).toMatchObject({ status: 'pending' })
  })

  test('the mail about a listing contains how many searches match it', async () => {
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

  test('erasing a person deletes everything', async () => {
    const db = await getDb()
    await registered(db)
    expect(await erasePerson(db, 'AN@voorbeeld.example')).toMatchObject({ subscribers: 1 })
    for (const table of ['subscriber', 'saved_search', 'alert', 'lead'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await mailsTo(db, person.EMAIL)).toEqual([])
  })

  test('unconfirmed searches are deleted after thirty days, ended ones too, and all after two years without activity', async () => {
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
