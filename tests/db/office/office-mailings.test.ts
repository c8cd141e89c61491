/** Mailings of the office: the newsletter with its figures, and the mail about a discreet property to matching subscribers. */
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { noFilter } from '@/lib/domain/search/property-filter'
import type { Db } from '@/lib/server/db/client'
import { insertSearch, setSearchStatus } from '@/lib/server/db/repositories/subscriptions/saved-searches'
import { saveSubscriber, setSubscriberStatus } from '@/lib/server/db/repositories/subscriptions/subscribers'
import { saveSubscription, setSubscriptionStatus } from '@/lib/server/db/repositories/subscriptions/subscriptions'
import { findDiscreetReach, mailDiscreetProperty } from '@/lib/server/office/listings/discreet-actions'
import { receiveDiscreetMailing } from '@/lib/server/office/newsletter/mailing-forms'
import { sendArticleAs } from '@/lib/server/office/newsletter/newsletter-actions'
import { getNewsletter, previewNewsletter } from '@/lib/server/office/newsletter/newsletter-view'
import { getSubscribers, readSubscriberQuery } from '@/lib/server/office/people/subscribers-view'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { translatorOf } from '@/lib/server/pages/translator'
import { findMailedArticle } from '@/lib/server/subscriptions/newsletter/find-mailed-article'
import { getProperty, snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()
beforeAll(() => {
  globalThis.currentSnapshot = snapshot
})

const now = new Date('2026-11-20T13:30:00Z')
const staff = staffAtShell('nl')
const house = getProperty('s01')

async function subscribe(db: Db, name: string, filter: Partial<typeof noFilter>, isConfirmed = true): Promise<string> {
  const [id, searchId] = [randomUUID(), randomUUID()]
  await saveSubscriber(db, { id, email: `${name}@voorbeeld.example`, firstName: name, language: 'fr' }, now)
  const criteria = { goal: house.goal === 'rent' ? 'rent' : 'sale', filter: { ...noFilter, ...filter } } as const
  await insertSearch(db, searchId, id, { criteria, budget: undefined, schedule: 'daily' }, now)
  await setSearchStatus(db, id, searchId, 'active', now)
  await db.updateTable('saved_search').set({ status: 'active' }).where('id', '=', searchId).execute()
  if (isConfirmed) await setSubscriberStatus(db, id, 'confirmed', now)
  return id
}

const linkOffer = (db: Db) =>
  db
    .insertInto('office_listing')
    .values({ property_id: house.id, version: 1, changed_at: now.toISOString(), discreet: 'A' })
    .execute()

describeOnBoth('mailings of the office', (db) => {
  beforeEach(async () => {
    for (const table of ['subscriber', 'subscription', 'outbox', 'audit', 'office_listing', 'discreet_mail'] as const)
      await db().deleteFrom(table).execute()
  })

  test('subscribers are listed with their searches, only confirmed ones', async () => {
    await subscribe(db(), 'Saar', { minBedrooms: 3 })
    await subscribe(db(), 'Noor', {}, false)
    const list = await getSubscribers(db(), staff, readSubscriberQuery({}), 'nl')
    expect(list).toMatchObject({ count: 1, pages: 1, reach: undefined })
    expect(list.items).toMatchObject([{ firstName: 'Saar', writes: 'fr', searches: [{ isPaused: false }] }])
    expect(list.items[0]?.searches[0]?.name).toContain('3')
    expect((await getSubscribers(db(), staff, readSubscriberQuery({ q: 'saar@' }), 'nl')).count).toBe(1)
    expect((await getSubscribers(db(), staff, readSubscriberQuery({ q: '_' }), 'nl')).count).toBe(0)
    // A page that no longer exists shows the last one.
    const past = await getSubscribers(db(), staff, readSubscriberQuery({ page: '9' }), 'nl')
    expect(past).toMatchObject({ query: { page: 1 }, items: [{ firstName: 'Saar' }] })
  })

  test('a discreet property is mailed once to matching subscribers, contains nothing of the property, and is in the audit trail', async () => {
    await subscribe(db(), 'Saar', {})
    await subscribe(db(), 'Bram', { maxPrice: 1 })
    await subscribe(db(), 'Noor', {}, false)
    expect(await findDiscreetReach(db(), staff, 'A')).toMatchObject({ fits: undefined })
    expect(await mailDiscreetProperty(db(), staff, 'A', now)).toBeUndefined()
    // A colleague removed it since the page was rendered: no mail is sent, and the message does not claim so.
    const job = { db: db(), staff, language: 'nl' as const, t: translatorOf('nl'), now }
    expect(await receiveDiscreetMailing({ ...job, values: { offer: 'A' } })).toMatchObject({
      goTo: expect.stringContaining('said=not-offered'),
    })
    await linkOffer(db())
    expect(await findDiscreetReach(db(), staff, 'A')).toMatchObject({ fits: 1, mailed: 0 })
    expect(await findDiscreetReach(db(), staff, 'Z')).toBeUndefined()
    expect(await mailDiscreetProperty(db(), staff, 'A', now)).toBe(1)
    expect(await mailDiscreetProperty(db(), staff, 'A', now)).toBe(0)
    expect(await findDiscreetReach(db(), staff, 'A')).toMatchObject({ fits: 1, mailed: 1 })
    const mails = await queuedMails(db(), { about: 'discreet: A' })
    expect(mails.map(({ to, language }) => [to, language])).toEqual([['saar@voorbeeld.example', 'fr']])
    expect(mails[0]?.text).toContain('maison de campagne')
    expect(mails[0]?.headers['List-Unsubscribe']).toBeDefined()
    expect(mails[0]?.html).not.toContain(String(house.id))
    const street = house.address.kind === 'shown' ? house.address.street : 'never'
    expect(mails[0]?.text).not.toContain(street)
    const rows = await db().selectFrom('audit').select(['action', 'subject', 'subject_id']).execute()
    expect(rows).toEqual([1, 2].map(() => ({ action: 'mailed', subject: 'discreet', subject_id: 'A' })))
  })

  test('another property with the same letter and title is another offer; one mailed by an earlier release is recognized', async () => {
    const [saar] = [await subscribe(db(), 'Saar', {})]
    const offer = snapshot.discreetProperties.find(({ reference }) => reference === 'A')
    const values = { offer: `A ${offer?.title.nl}`, subscriber_id: saar, created_at: now.toISOString() }
    await db().insertInto('discreet_mail').values(values).execute()
    await linkOffer(db())
    expect(await findDiscreetReach(db(), staff, 'A')).toMatchObject({ fits: 1, mailed: 1 })
    expect(await mailDiscreetProperty(db(), staff, 'A', now)).toBe(0)
    const other = snapshot.properties.find(({ id, goal }) => id !== house.id && goal === house.goal)
    await db()
      .updateTable('office_listing')
      .set({ property_id: other?.id ?? 0 })
      .execute()
    expect(await findDiscreetReach(db(), staff, 'A')).toMatchObject({ fits: 1, mailed: 0 })
    expect(await mailDiscreetProperty(db(), staff, 'A', now)).toBe(1)
    expect(await mailDiscreetProperty(db(), staff, 'A', now)).toBe(0)
  })

  test('the newsletter has figures, a preview in each language, and is sent once', async () => {
    for (const [name, language] of [
      ['an', 'nl'],
      ['luc', 'fr'],
      ['ian', 'en'],
    ] as const) {
      await saveSubscription(db(), { id: name, email: `${name}@voorbeeld.example`, language }, now)
      if (name !== 'ian') await setSubscriptionStatus(db(), name, 'confirmed', now)
    }
    const before = await getNewsletter(db(), staff, undefined, 'nl')
    expect(before).toMatchObject({ total: 2, pending: 1, ended: 0, opened: undefined })
    expect(before.readers.filter(({ count }) => count > 0)).toEqual([
      { language: 'nl', count: 1 },
      { language: 'fr', count: 1 },
    ])
    const [first] = before.articles
    const article = findMailedArticle(first?.id ?? '')
    if (typeof article === 'string') throw new Error(article)
    const preview = await previewNewsletter(staff, article.id, 'fr', now)
    expect(preview).toContain(article.title.fr.split(' ')[0])
    expect(await previewNewsletter(staff, 'gone', 'fr', now)).toBeUndefined()
    expect(await sendArticleAs(db(), staff, article, now)).toBe(2)
    expect(await sendArticleAs(db(), staff, article, now)).toBe(0)
    const after = await getNewsletter(db(), staff, article.id, 'nl')
    expect(after.opened).toMatchObject({ left: 0, queued: 2, failed: 0, mailing: { readers: 2 } })
    const trail = await db().selectFrom('audit').select(['action', 'subject', 'subject_id']).execute()
    expect(trail).toEqual([1, 2].map(() => ({ action: 'mailed', subject: 'newsletter', subject_id: article.id })))
    // One unsubscribes and a new one confirms: only the new one has not received it yet.
    await setSubscriptionStatus(db(), 'an', 'ended', now)
    await setSubscriptionStatus(db(), 'ian', 'confirmed', now)
    const later = await getNewsletter(db(), staff, article.id, 'nl')
    expect(later.opened).toMatchObject({ left: 1, mailing: { readers: 2 } })
    expect(await sendArticleAs(db(), staff, article, now)).toBe(1)
  })
})
