/** A digest contains the state of the listings when it is sent, each once, whatever changes happened before. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PublicProperty } from '@/lib/domain/property/property'
import { noFilter } from '@/lib/domain/search/property-filter'
import { toSearchCriteria } from '@/lib/domain/subscriptions/saved-search'
import type { Db } from '@/lib/server/db/client'
import { changeSearch } from '@/lib/server/db/repositories/subscriptions/saved-searches'
import { runAlerts } from '@/lib/server/notifications/run-alerts'
import { getProperty, shownAt } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { showDemo, showListings } from '../../support/demo-snapshot.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { addSearch, subscriberIdOf } from '../../support/saved-searches.ts'

/** A Saturday, nine in the morning in Belgium. */
const now = new Date('2026-11-21T08:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const friday = inHours(6 * 24)

const known = getProperty('s09')
const fresh: PublicProperty = { ...known, id: 4_900_001 }
const at = (price: number): PublicProperty => ({ ...known, price: shownAt(price) })

const folder = mkdtempSync(join(tmpdir(), 'scheldelicht-digests-'))
beforeAll(() => vi.stubEnv('VAR_DIR', folder))
afterAll(() => {
  showDemo()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** Publishes one content after the other, at intervals of an hour. */
async function pass(db: Db, contents: readonly (readonly PublicProperty[])[]): Promise<void> {
  for (const [hour, listings] of contents.entries()) {
    showListings(listings)
    await runAlerts(db, inHours(hour))
  }
}

/** Subjects and texts of the mails of Friday. */
async function digests(db: Db): Promise<{ subject: string; text: string }[]> {
  await runAlerts(db, friday)
  const mails = await queuedMails(db, { about: 'alert' })
  return mails.map(({ subject, text }) => ({ subject, text: text.replaceAll('\u00a0', ' ') }))
}

const mentions = (text: string, { id }: PublicProperty) => text.split(`/${id}/`).length - 1

describeOnBoth('digests', (db) => {
  beforeEach(async () => {
    for (const table of ['outbox', 'subscriber', 'listing_change', 'listing_state'] as const)
      await db().deleteFrom(table).execute()
    showListings([at(339_000)])
    await runAlerts(db(), now)
  })

  test('a price that fell twice is one price change, from the first price', async () => {
    await addSearch(db(), { email: 'twice@voorbeeld.example', schedule: 'weekly' })
    await pass(db(), [[at(319_000)], [at(309_000)]])
    const [mail, ...more] = await digests(db())
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^Nieuwe prijs:/)
    expect(mail?.text).toContain('€ 309.000, voorheen € 339.000')
    expect(mail?.text).not.toContain('319.000')
    expect(mentions(mail?.text ?? '', known)).toBe(1)
  })

  test('a price that returned to its old value is no change', async () => {
    await addSearch(db(), { email: 'back@voorbeeld.example', schedule: 'weekly' })
    await pass(db(), [[at(319_000)], [at(339_000)]])
    expect(await digests(db())).toEqual([])
  })

  test('a new listing is reported as new, with its current price', async () => {
    await addSearch(db(), { email: 'new@voorbeeld.example', schedule: 'weekly' })
    const cheaper = { ...fresh, price: shownAt(299_000) }
    await pass(db(), [
      [at(339_000), fresh],
      [at(339_000), cheaper],
    ])
    const [mail] = await digests(db())
    expect(mail?.subject).toMatch(/^Nieuw voor u:/)
    expect(mail?.text).toContain('€ 299.000')
    expect(mail?.text).not.toContain('voorheen')
    expect(mentions(mail?.text ?? '', fresh)).toBe(1)
  })

  test('a listing that no longer matches the search that found it is reported for another one that matches', async () => {
    const email = 'two@voorbeeld.example'
    const id = await addSearch(db(), { email, schedule: 'weekly', name: 'a' })
    await addSearch(db(), { email, schedule: 'weekly', name: 'b', filter: { types: ['2'] } })
    await pass(db(), [[at(339_000), fresh]])
    const criteria = toSearchCriteria('sale', { ...noFilter, types: ['4'] })
    await changeSearch(db(), subscriberIdOf(email), id, { criteria, budget: undefined, schedule: 'weekly' }, now)
    const [mail] = await digests(db())
    expect(mentions(mail?.text ?? '', fresh)).toBe(1)
    expect(mail?.text).toContain('Past bij: Te koop · Appartement')
  })

  test('a listing that no longer matches is left out', async () => {
    await addSearch(db(), { email: 'poor@voorbeeld.example', schedule: 'weekly', filter: { maxPrice: 350_000 } })
    await pass(db(), [
      [at(339_000), fresh],
      [at(339_000), { ...fresh, price: shownAt(375_000) }],
    ])
    expect(await digests(db())).toEqual([])
  })
})
