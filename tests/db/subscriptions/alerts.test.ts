/** Who is notified of which listing changes, when, and only once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Spot } from '@/lib/domain/map/distance'
import type { PublicProperty } from '@/lib/domain/property/property'
import { orderShapes, toArea, toCircle } from '@/lib/domain/search/search-shape'
import type { Db } from '@/lib/server/db/client'
import { setSearchStatus } from '@/lib/server/db/repositories/subscriptions/saved-searches'
import { setSubscriberStatus } from '@/lib/server/db/repositories/subscriptions/subscribers'
import { runAlerts } from '@/lib/server/notifications/run-alerts'
import { getProperty, shownAt } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { showDemo, showListings } from '../../support/demo-snapshot.ts'
import { failingAt } from '../../support/failing-db.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { addSearch, subscriberIdOf } from '../../support/saved-searches.ts'

/** A Saturday, nine in the morning in Belgium. */
const now = new Date('2026-11-21T08:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

/** Apartments in Berchem, for which some searches exist. */
const known = getProperty('s09')
const fresh: PublicProperty = { ...known, id: 4_900_001 }
const other: PublicProperty = { ...known, id: 4_900_002, city: 'EKEREN', zip: '2180' }
const berchem = { types: ['2'], cities: [{ name: '', zip: '2600' }] }

const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-alerts-'))
beforeAll(() => vi.stubEnv('VAR_DIR', folder))
afterAll(() => {
  showDemo()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** Alert mails, oldest first. */
const mails = (db: Db) => queuedMails(db, { about: 'alert' })

const alertsOf = (text: string) => [...text.matchAll(/\/(\d{7})\/\?utm_source=saved-search\n/g)].map((match) => Number(match[1]))

async function notifiedOf(db: Db) {
  return (await mails(db)).map(({ to, text }) => [to, ...alertsOf(`${text}\n`)]).sort()
}

/** Deletes all subscribers and changes, and stores the state of one listing. */
async function reset(db: Db): Promise<void> {
  for (const table of ['outbox', 'subscriber', 'listing_change', 'listing_state'] as const) await db.deleteFrom(table).execute()
  showListings([known])
  await runAlerts(db, now)
}

describeOnBoth('alerts', (db) => {
  beforeEach(() => reset(db()))

  describe('immediate', () => {
    test('a matching search is notified once; other searches and listings are not affected', async () => {
      await addSearch(db(), { email: 'fits@voorbeeld.example', filter: berchem })
      await addSearch(db(), { email: 'rents@voorbeeld.example', goal: 'rent', filter: berchem })
      await addSearch(db(), { email: 'poor@voorbeeld.example', filter: { ...berchem, maxPrice: 100_000 } })
      showListings([known, fresh, other])
      expect(await runAlerts(db(), now)).toEqual({ changes: 2, mails: 1 })
      expect(await notifiedOf(db())).toEqual([['fits@voorbeeld.example', fresh.id]])
      expect(await runAlerts(db(), inHours(24))).toEqual({ changes: 0, mails: 0 })
    })

    test('a search with a drawn area or circle matches by the rounded location of a hidden address', async () => {
      const hidden = getProperty('s09', { id: 4_900_003, publishAddress: false, latitude: 51.203, longitude: 4.453 })
      const around = (spot: Spot, kilometres: number) => [toCircle(spot, kilometres)].flatMap((circle) => circle ?? [])
      const box = toArea([
        { latitude: 51.19, longitude: 4.43 },
        { latitude: 51.19, longitude: 4.46 },
        { latitude: 51.205, longitude: 4.46 },
        { latitude: 51.205, longitude: 4.43 },
      ])
      const far = around({ latitude: 51.03, longitude: 4.48 }, 2)
      await addSearch(db(), { email: 'area@voorbeeld.example', filter: { shapes: orderShapes([...far, ...(box ? [box] : [])]) } })
      await addSearch(db(), { email: 'circle@voorbeeld.example', filter: { shapes: around(fresh, 0.3) } })
      await addSearch(db(), { email: 'elsewhere@voorbeeld.example', filter: { shapes: far } })
      // Only its real location would be inside.
      await addSearch(db(), {
        email: 'true@voorbeeld.example',
        filter: { shapes: around({ latitude: 51.203, longitude: 4.453 }, 0.1) },
      })
      showListings([known, fresh, hidden])
      await runAlerts(db(), now)
      const notified = await notifiedOf(db())
      expect(notified.map(([to]) => to)).toEqual(['area@voorbeeld.example', 'circle@voorbeeld.example'])
      expect(notified[0]?.slice(1).toSorted()).toEqual([fresh.id, hidden.id])
    })

    test('concurrent runs notify once', async () => {
      for (const name of ['a', 'b', 'c']) await addSearch(db(), { email: `${name}@voorbeeld.example`, filter: berchem })
      showListings([known, fresh])
      await Promise.all(Array.from({ length: 4 }, () => runAlerts(db(), now)))
      expect(await notifiedOf(db())).toHaveLength(3)
    })

    test('several listings are one mail, and so are several searches of one subscriber', async () => {
      const email = 'both@voorbeeld.example'
      await addSearch(db(), { email, filter: berchem, name: 'narrow' })
      await addSearch(db(), { email, name: 'wide' })
      showListings([known, fresh, other])
      await runAlerts(db(), now)
      const [mail, ...more] = await mails(db())
      expect(more).toEqual([])
      expect(mail?.subject).toBe('2 panden die bij uw zoekopdracht passen')
      expect(alertsOf(`${mail?.text}\n`).sort()).toEqual([fresh.id, other.id])
    })

    test('the mail contains picture, facts, price and reason in the language of the subscriber, and an unsubscribe link', async () => {
      await addSearch(db(), { email: 'fr@exemple.example', filter: berchem, language: 'fr' })
      showListings([known, fresh])
      await runAlerts(db(), now)
      const [mail] = await mails(db())
      expect(mail?.subject).toBe(`Nouveau pour vous\u00a0: ${fresh.texts.fr.title}`)
      expect(mail?.language).toBe('fr')
      expect(mail?.text).toContain('/fr/a-vendre/berchem/')
      expect(mail?.text).toContain('/?utm_source=saved-search')
      expect(mail?.text).toContain('Correspond à\u00a0: À vendre · Appartement · Berchem')
      expect(mail?.html).toMatch(/<img [^>]*src="http[^"]+\/media\/[\w-]{12}\/800\.jpg"/)
      expect(mail?.html).toContain('339.000')
      expect(mail?.headers).toMatchObject({
        'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/.+\/api\/saved-search-unsubscribe\/\?token=.+>$/),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
    })
  })

  test('a price change is reported with the previous price, as is back on the market; the same price never again', async () => {
    await addSearch(db(), { email: 'an@voorbeeld.example', filter: berchem })
    showListings([{ ...known, price: shownAt(319_000) }])
    await runAlerts(db(), now)
    showListings([known])
    await runAlerts(db(), inHours(1))
    showListings([{ ...known, price: shownAt(319_000) }])
    await runAlerts(db(), inHours(2))
    showListings([{ ...known, availability: 'sold' }])
    await runAlerts(db(), inHours(3))
    showListings([known])
    await runAlerts(db(), inHours(4))
    const found = await mails(db())
    expect(found.map(({ subject }) => subject.split(':')[0]).sort()).toEqual([
      'Nieuwe prijs',
      'Nieuwe prijs',
      'Opnieuw beschikbaar',
    ])
    const plain = found.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('\n')
    expect(plain).toContain('€ 319.000, voorheen € 339.000')
    expect(plain).toContain('€ 339.000, voorheen € 319.000')
  })

  test('a digest is sent in the morning, with everything since the last one in one mail', async () => {
    await addSearch(db(), { email: 'daily@voorbeeld.example', schedule: 'daily' })
    await addSearch(db(), { email: 'weekly@voorbeeld.example', schedule: 'weekly' })
    showListings([known, fresh])
    await runAlerts(db(), now)
    showListings([known, fresh, other])
    await runAlerts(db(), inHours(2))
    expect(await notifiedOf(db())).toEqual([])
    await runAlerts(db(), inHours(23))
    expect(await notifiedOf(db())).toEqual([['daily@voorbeeld.example', fresh.id, other.id]])
    await runAlerts(db(), inHours(6 * 24))
    expect(await notifiedOf(db())).toHaveLength(2)
  })

  test('a listing sold before its digest is not reported', async () => {
    await addSearch(db(), { email: 'late@voorbeeld.example', schedule: 'daily' })
    showListings([known, fresh])
    await runAlerts(db(), now)
    showListings([known, { ...fresh, availability: 'sold' }])
    expect(await runAlerts(db(), inHours(23))).toEqual({ changes: 0, mails: 0 })
  })

  test('subscribers who did not confirm, paused or unsubscribed get nothing', async () => {
    await addSearch(db(), { email: 'pending@voorbeeld.example', isConfirmed: false })
    const paused = await addSearch(db(), { email: 'paused@voorbeeld.example' })
    await setSearchStatus(db(), subscriberIdOf('paused@voorbeeld.example'), paused, 'paused', now)
    await addSearch(db(), { email: 'ended@voorbeeld.example' })
    await setSubscriberStatus(db(), subscriberIdOf('ended@voorbeeld.example'), 'ended', now)
    const later = await addSearch(db(), { email: 'later@voorbeeld.example', schedule: 'daily' })
    showListings([known, fresh])
    await runAlerts(db(), now)
    await setSearchStatus(db(), subscriberIdOf('later@voorbeeld.example'), later, 'paused', now)
    expect((await runAlerts(db(), inHours(30))).mails).toBe(0)
    expect(await notifiedOf(db())).toEqual([])
  })

  test('changes that a killed run stored without matching are matched by the next run', async () => {
    await addSearch(db(), { email: 'an@voorbeeld.example' })
    const change = { property_id: known.id, reason: 'new' as const, key: '', price_before: null, matched: 0 }
    await db()
      .insertInto('listing_change')
      .values({ ...change, created_at: now.toISOString() })
      .execute()
    expect((await runAlerts(db(), now)).mails).toBe(1)
    expect((await runAlerts(db(), now)).mails).toBe(0)
  })

  test('after an abort before any of its statements, the next run notifies everyone once', async () => {
    // More than the 25 subscribers of one transaction.
    const emails = Array.from({ length: 30 }, (_, index) => `${index}@voorbeeld.example`).sort()
    let isStopped = true
    for (let statement = 1; isStopped; statement++) {
      await reset(db())
      for (const email of emails) await addSearch(db(), { email })
      showListings([known, fresh])
      isStopped = await runAlerts(failingAt(db(), statement), now).then(
        () => false,
        () => true,
      )
      await runAlerts(db(), now)
      expect(await notifiedOf(db()), `statement ${statement}`).toEqual(emails.map((email) => [email, fresh.id]))
    }
  })
})
