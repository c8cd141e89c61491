/**
 * Migration 0010 renames tables and columns: a database of the previous release keeps all its data, and what an older server
 * writes next to it.
 */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findAccount, hasPassword } from '@/lib/server/db/repositories/accounts/accounts'
import { deleteEndedLogins, listSessions } from '@/lib/server/db/repositories/accounts/sessions'
import { countIn } from '@/lib/server/db/repositories/forms/rate-limits'
import { findReturnedPart } from '@/lib/server/db/repositories/forms/returned-forms'
import { findFiles } from '@/lib/server/db/repositories/forms/uploads'
import { isChallengeUsed, takeChallenge } from '@/lib/server/db/repositories/forms/used-challenges'
import { deleteLeads, findLeadIdByToken, findLeads } from '@/lib/server/db/repositories/leads/leads'
import { findSubscribersToNotify, takeDueAlerts } from '@/lib/server/db/repositories/notifications/alerts'
import { findOpenChanges, readListingStates } from '@/lib/server/db/repositories/notifications/listing-changes'
import { listOutbox } from '@/lib/server/db/repositories/outbox/outbox'
import { findUnsent } from '@/lib/server/db/repositories/outbox/unsent-messages'
import { isUnwanted } from '@/lib/server/db/repositories/outbox/unwanted-mail'
import { findReport } from '@/lib/server/db/repositories/portal/monthly-reports'
import { findRequestedViewings } from '@/lib/server/db/repositories/portal/owner-leads'
import { countPageViews, findFigures } from '@/lib/server/db/repositories/portal/page-views'
import { findItems } from '@/lib/server/db/repositories/portal/portal-items'
import { recordReaders } from '@/lib/server/db/repositories/subscriptions/newsletter-mails'
import { findSearch } from '@/lib/server/db/repositories/subscriptions/saved-searches'
import { deleteSubscribers, findSubscriberOf } from '@/lib/server/db/repositories/subscriptions/subscribers'
import { findSubscriptionOf } from '@/lib/server/db/repositories/subscriptions/subscriptions'
import { findAppointment } from '@/lib/server/db/repositories/viewings/appointments'
import { formerRows } from '../../support/former-rows.ts'
import { now, prepareDatabases, upgraded } from '../../support/renamed-database.ts'

prepareDatabases()

const own = { accountId: 'account-1', propertyId: 4102311 }

const names: Readonly<Record<string, string>> = {
  submission: 'lead',
  seeker: 'subscriber',
  counted_visit: 'visitor_hash',
  submission_id: 'lead_id',
  seeker_id: 'subscriber_id',
}

const todayName = (name: string, table: string) =>
  table === 'login_attempt' && name === 'forget_at' ? 'expires_at' : (names[name] ?? name)

/** A row of the previous release, as expected after the migration. */
const toToday = (table: string, row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      todayName(name, table),
      table === 'alert' && value === 'told' ? 'notified' : value,
    ]),
  )

describe.each(['sqlite', 'postgres'] as const)('a database of the previous release (%s)', (kind) => {
  test('keeps every row of every table', async () => {
    const db = await upgraded(kind)
    const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView).map(({ name }) => name)
    const filled = new Set(formerRows.map(([table]) => names[table] ?? table))
    const feeds = ['feed_identity', 'feed_lease', 'feed_notice', 'feed_run']
    const office = [
      'agent_busy',
      'agent_calendar',
      'audit',
      'decision',
      'discreet_mail',
      'former_state',
      'lead_event',
      'lead_note',
      'listing_override',
      'offer_release',
      'office_listing',
      'owner_file',
      'review_invitation',
      'staff',
      'viewing_answer',
      'viewing_outcome',
      'viewing_proposal',
    ]
    const lists = ['shared_list', 'shared_list_home', 'shared_list_opinion', 'shared_list_person']
    expect(tables.filter((name) => !filled.has(name)).toSorted()).toEqual(
      [...feeds, ...office, ...lists, 'push_subscription', 'site_state', 'text_draft', 'text_version', 'viewing_lock'].toSorted(),
    )
    for (const table of filled) {
      const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db)
      const expected = formerRows.filter(([name]) => (names[name] ?? name) === table).map(([name, row]) => toToday(name, row))
      expect(rows).toHaveLength(expected.length)
      expect(rows).toEqual(expect.arrayContaining(expected.map((row) => expect.objectContaining(row))))
    }
  })

  test('is read by the repositories: leads with files, slot and messages', async () => {
    const db = await upgraded(kind)
    expect(await findLeadIdByToken(db, 'token-2')).toBe('lead-2')
    expect(await findLeads(db)).toMatchObject([
      {
        id: 'lead-1',
        form: 'visit',
        language: 'fr',
        email: 'an@voorbeeld.example',
        propertyId: 4102311,
        payload: { FIRST_NAME: 'An' },
      },
      { id: 'lead-2', form: 'contact', propertyId: undefined, payload: { REMARK: 'Dag' } },
    ])
    expect(await findFiles(db, 'lead-1', 'CV')).toEqual([
      { name: 'cv.pdf', kind: 'application/pdf', content: Buffer.from('%PDF') },
    ])
    expect(await findAppointment(db, 'lead-1')).toMatchObject({ leadId: 'lead-1', sequence: 2 })
    expect(await findUnsent(db, 'lead-1')).toMatchObject([{ id: 'message-1', message: { to: 'an@voorbeeld.example' } }])
    expect(await findRequestedViewings(db, own)).toMatchObject([{ id: 'lead-1', startsAt: '2027-11-01T10:00:00.000Z' }])
    expect(await deleteLeads(db, { email: 'an@voorbeeld.example' })).toBe(1)
    expect(await findFiles(db, 'lead-1', 'CV')).toEqual([])
    expect(await findAppointment(db, 'lead-1')).toBeUndefined()
    expect((await listOutbox(db)).map(({ id }) => id)).toEqual(['message-2'])
  })

  test('is read by the repositories: subscribers with searches and alerts', async () => {
    const db = await upgraded(kind)
    expect(await findSubscriberOf(db, 'ci@voorbeeld.example')).toMatchObject({
      id: 'subscriber-1',
      firstName: 'Ci',
      status: 'confirmed',
    })
    expect(await findSearch(db, 'search-1')).toMatchObject({ subscriberId: 'subscriber-1', budget: 400_000, schedule: 'weekly' })
    expect(await findSubscribersToNotify(db, 10, now)).toEqual(['subscriber-1'])
    expect(await takeDueAlerts(db, ['subscriber-1'], now)).toMatchObject([
      { reason: 'price', key: '485000', priceBefore: 495_000 },
    ])
    expect(await findSubscribersToNotify(db, 10, now)).toEqual([])
    expect(await readListingStates(db)).toEqual(
      new Map([[4102311, expect.objectContaining({ price: 485_000, isAvailable: true })]]),
    )
    expect(await findOpenChanges(db)).toMatchObject([{ propertyId: 4102311, reason: 'price' }])
    expect(await findSubscriptionOf(db, 'bo@voorbeeld.example')).toMatchObject({ id: 'subscription-1', status: 'confirmed' })
    expect(await recordReaders(db, 'article-1', ['subscription-1'], now)).toEqual(new Set())
    expect(await deleteSubscribers(db, { email: 'ci@voorbeeld.example' })).toBe(1)
    expect(await findSearch(db, 'search-1')).toBeUndefined()
    expect((await listOutbox(db)).map(({ id }) => id)).toEqual(['message-1'])
  })

  test('is read by the repositories: accounts, statistics, limits and returned forms', async () => {
    const db = await upgraded(kind)
    expect(await findAccount(db, 'owner@voorbeeld.example')).toMatchObject({ id: 'account-1', name: 'Do', role: 'owner' })
    expect(await hasPassword(db, 'account-1')).toBe(true)
    expect(await listSessions(db, 'account-1', now)).toMatchObject([{ id: 'session-1', device: 'Firefox' }])
    await deleteEndedLogins(db, now)
    expect(await db.selectFrom('login_attempt').select(['count', 'expires_at']).execute()).toMatchObject([{ count: 4 }])
    expect(await findFigures(db, own)).toMatchObject([{ kind: 'view', source: 'google', count: 7 }])
    const view = { propertyId: 4102311, day: '2026-11-01', kind: 'view', source: 'google', hash: 'visitor' } as const
    expect(await countPageViews(db, [view])).toBe(0)
    expect(await findItems(db, own, 'visit')).toMatchObject([{ id: 'item-1', contact: 'Familie V.' }])
    expect(await findReport(db, own, '2026-10')).toMatchObject({ content: { views: 7 } })
    // A window of a year, as the row ends in the year after.
    expect(await countIn(db, 'ask:contact:hash', 366 * 86_400_000, now)).toBe(4)
    expect(await isChallengeUsed(db, 'work:1')).toBe(true)
    expect(await takeChallenge(db, { id: 'work:1', expiresAt: now })).toBe(false)
    expect(await findReturnedPart(db, 'form-1', '', now)).toBe('encrypted')
    expect(await isUnwanted(db, 'hash')).toBe(true)
  })

  test('has its indexes under their new names', async () => {
    const db = await upgraded(kind)
    const { rows } = await (kind === 'sqlite'
      ? sql<{ name: string; sql: string }>`select name, sql from sqlite_master where type = 'index' and sql is not null`
      : sql<{ name: string; sql: string }>`select indexname as name, indexdef as sql from pg_indexes where schemaname = 'public'`
    ).execute(db)
    const own = rows.filter((row) => !/_pkey$|_key$/.test(row.name)).map((row) => row.name)
    for (const name of ['lead_email', 'lead_created', 'upload_lead', 'outbox_lead', 'outbox_subscriber', 'appointment_lead'])
      expect(own).toContain(name)
    for (const name of ['saved_search_subscriber', 'visitor_hash_day', 'outbox_due', 'alert_due']) expect(own).toContain(name)
    expect(own.filter((name) => /submission|seeker|counted/.test(name))).toEqual([])
  })
})
