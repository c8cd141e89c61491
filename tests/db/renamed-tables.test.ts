/** Tables and columns change their names by 0010: a database of the release before keeps all it has, and what an older server does beside it. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { noFilter } from '@/lib/domain/search/property-filter'
import { toSearchCriteria } from '@/lib/domain/subscriptions/saved-search'
import { migrateToLatest } from '@/lib/server/db/migrate'
import { postgresDialect } from '@/lib/server/db/postgres'
import { findAccount, hasPassword } from '@/lib/server/db/repositories/accounts'
import { addAlerts, findSubscribersToNotify, takeDueAlerts } from '@/lib/server/db/repositories/alerts'
import { findAppointment } from '@/lib/server/db/repositories/appointments'
import { deleteLeads, findLead, findLeadIdByToken, findLeads, saveLead, setLeadStatus } from '@/lib/server/db/repositories/leads'
import { findOpenChanges, readListingStates } from '@/lib/server/db/repositories/listing-changes'
import { takeAttempt } from '@/lib/server/db/repositories/login-attempts'
import { findReport } from '@/lib/server/db/repositories/monthly-reports'
import { recordReaders } from '@/lib/server/db/repositories/newsletter-mails'
import { listOutbox, queueMessages } from '@/lib/server/db/repositories/outbox'
import { findRequestedViewings } from '@/lib/server/db/repositories/owner-leads'
import { countPageViews, findFigures } from '@/lib/server/db/repositories/page-views'
import { findItems } from '@/lib/server/db/repositories/portal-items'
import { countIn } from '@/lib/server/db/repositories/rate-limits'
import { findReturnedPart } from '@/lib/server/db/repositories/returned-forms'
import { confirmSearch, findSearch, insertSearch } from '@/lib/server/db/repositories/saved-searches'
import { deleteEndedLogins, listSessions } from '@/lib/server/db/repositories/sessions'
import { deleteSubscribers, findSubscriberOf, saveSubscriber } from '@/lib/server/db/repositories/subscribers'
import { findSubscriptionOf } from '@/lib/server/db/repositories/subscriptions'
import { findUnsent } from '@/lib/server/db/repositories/unsent-messages'
import { isUnwanted } from '@/lib/server/db/repositories/unwanted-mail'
import { findFiles } from '@/lib/server/db/repositories/uploads'
import { isChallengeUsed, takeChallenge } from '@/lib/server/db/repositories/used-challenges'
import type { Database } from '@/lib/server/db/schema'
import { sqliteDialect } from '@/lib/server/db/sqlite'
import { createPostgresDatabase } from '../support/databases.ts'
import { formerRows, makeFormerDatabase } from '../support/former-database.ts'
import { formerNamesPlugin } from '../support/former-names.ts'
import { makeLead } from '../support/leads.ts'
import { ownVarFolder } from '../support/var-folder.ts'

const folder = ownVarFolder()
const now = new Date('2026-11-21T10:00:00Z')
const own = { accountId: 'account-1', propertyId: 4102311 }

/** A file for SQLite, so that what is opened again comes from the disk. */
const dialects = {
  sqlite: async () => {
    const path = join(folder, randomUUID(), 'site.sqlite')
    return () => sqliteDialect(path)
  },
  postgres: async () => {
    const url = await createPostgresDatabase()
    return () => postgresDialect(url)
  },
}

const names: Readonly<Record<string, string>> = {
  submission: 'lead',
  seeker: 'subscriber',
  counted_visit: 'visitor_hash',
  submission_id: 'lead_id',
  seeker_id: 'subscriber_id',
}
const todayName = (name: string, table: string) =>
  table === 'login_attempt' && name === 'forget_at' ? 'expires_at' : (names[name] ?? name)

/** A row of the release before as it is to be found after. */
const toToday = (table: string, row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      todayName(name, table),
      table === 'alert' && value === 'told' ? 'notified' : value,
    ]),
  )

let open: Kysely<Database>[] = []

/** The database of the release before, upgraded by a process that opens it afterwards. */
async function upgraded(kind: keyof typeof dialects): Promise<Kysely<Database>> {
  const dialect = await dialects[kind]()
  const former = new Kysely<Database>({ dialect: dialect() })
  await makeFormerDatabase(former)
  await former.destroy()
  const db = new Kysely<Database>({ dialect: dialect() })
  open.push(db)
  await migrateToLatest(db)
  return db
}

afterEach(async () => {
  await Promise.all(open.map((db) => db.destroy()))
  open = []
})

describe.each(['sqlite', 'postgres'] as const)('a database of the release before (%s)', (kind) => {
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

  test('is read by the repositories: accounts, figures, limits and what waits', async () => {
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
    expect(await countIn(db, 'ask:contact:hash', 1_000, now)).toBe(4)
    expect(await isChallengeUsed(db, 'work:1')).toBe(true)
    expect(await takeChallenge(db, { id: 'work:1', expiresAt: now })).toBe(false)
    expect(await findReturnedPart(db, 'form-1', '', now)).toBe('encrypted')
    expect(await isUnwanted(db, 'hash')).toBe(true)
  })

  test('has its indexes under the new names', async () => {
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

const slot = { agentId: 12, startsAt: '2026-11-24T09:00:00.000Z', duration: 30 }
const makeFullLead = () =>
  makeLead({
    form: 'visit',
    status: 'confirmed',
    propertyId: 4102311,
    uploads: [{ field: 'CV', name: 'cv.pdf', kind: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
    messages: [{ kind: 'mail', subject: 'visit: visitor', message: { to: 'a@b.example' } }],
    challenge: { id: randomUUID(), expiresAt: new Date('2027-01-01T00:00:00Z') },
    slot,
  })

describe('a server of the older release beside the new names', () => {
  test('takes leads on PostgreSQL, which the new one reads, and the other way round', async () => {
    const db = await upgraded('postgres')
    const older = db.withPlugin(formerNamesPlugin)
    const lead = makeFullLead()
    // What it asks before it takes a slot is asked in other words today: only the row is its own.
    const taken = { property_id: 4102311, agent_id: slot.agentId, starts_at: slot.startsAt, held_until: null, sequence: 0 }
    const take = (id: string, leadId: string) => older.insertInto('appointment').values({ id, lead_id: leadId, ...taken })
    expect(await saveLead(older, { ...lead, slot: undefined }, now)).toBe('saved')
    await take('first', lead.id).execute()
    expect(await saveLead(older, { ...lead, id: randomUUID(), slot: undefined, challenge: undefined }, now)).toBe('known')
    expect(await findLead(db, lead.id)).toMatchObject({ email: lead.email, payload: { FIRST_NAME: 'An' } })
    expect(await findFiles(db, lead.id, 'CV')).toHaveLength(1)
    expect(await findAppointment(db, lead.id)).toMatchObject({ leadId: lead.id, propertyId: 4102311 })
    expect(await findUnsent(db, lead.id)).toHaveLength(1)
    expect(await saveLead(db, makeFullLead(), now)).toBe('slot-taken')
    await expect(take('second', lead.id).execute()).rejects.toThrow()

    const newer = makeLead({ messages: [{ kind: 'mail', subject: 'contact', message: {} }] })
    expect(await saveLead(db, newer, now)).toBe('saved')
    expect(await findLead(older, newer.id)).toMatchObject({ email: newer.email })
    expect(await findUnsent(older, newer.id)).toHaveLength(1)
    expect(await setLeadStatus(older, newer.id, 'approved')).toBe(true)
    expect(await findLeads(db, { status: 'approved' })).toMatchObject([{ id: newer.id }])
    expect(await setLeadStatus(older, lead.id, 'cancelled')).toBe(true)
    await older.deleteFrom('appointment').where('lead_id', '=', lead.id).execute()
    expect(await findAppointment(db, lead.id)).toBeUndefined()
    expect(await deleteLeads(older, { email: lead.email })).toBe(1)
    expect(await findFiles(db, lead.id, 'CV')).toEqual([])
  })

  test('saves searches, notifies, counts and limits on PostgreSQL', async () => {
    const db = await upgraded('postgres')
    const older = db.withPlugin(formerNamesPlugin)
    const email = 'du@voorbeeld.example'
    for (let time = 0; time < 2; time += 1)
      await saveSubscriber(older, { id: 'subscriber-2', email, firstName: 'Du', language: 'nl' }, now)
    const settings = { criteria: toSearchCriteria('sale', noFilter), budget: undefined, schedule: 'daily' as const }
    await insertSearch(older, 'search-2', 'subscriber-2', settings, now)
    expect(await confirmSearch(older, 'search-2', now)).toBeDefined()
    expect(await findSearch(db, 'search-2')).toMatchObject({ subscriberId: 'subscriber-2', status: 'active' })
    const alert = { propertyId: 4102311, reason: 'new', key: '', priceBefore: undefined, dueAt: now } as const
    const alerts = [{ ...alert, subscriberId: 'subscriber-2', searchId: 'search-2' }]
    await addAlerts(older, alerts)
    await addAlerts(db, alerts)
    await addAlerts(older, alerts)
    expect(await takeDueAlerts(older, ['subscriber-2'], now)).toHaveLength(1)
    expect(await takeDueAlerts(db, ['subscriber-2'], now)).toEqual([])
    await queueMessages(older, [{ kind: 'mail', subject: 'alert', message: {}, subscriberId: 'subscriber-2' }], now)
    expect(await deleteSubscribers(db, { email })).toBe(1)
    expect((await listOutbox(db)).map(({ id }) => id).toSorted()).toEqual(['message-1', 'message-2'])

    const view = { propertyId: 4102311, day: '2026-11-21', kind: 'view', source: 'direct', hash: 'other' } as const
    expect([await countPageViews(older, [view]), await countPageViews(db, [view])]).toEqual([1, 0])
    const delays = [0, 60_000]
    const later = new Date(now.getTime() + 1)
    expect(await takeAttempt(older, 'key', delays, now)).toBeUndefined()
    expect(await takeAttempt(db, 'key', delays, later)).toBeUndefined()
    expect(await takeAttempt(older, 'key', delays, later)).toBeInstanceOf(Date)
    const { rows } = await sql<{ equal: boolean }>`select expires_at = forget_at as equal from login_attempt`.execute(db)
    expect(rows).toEqual([{ equal: true }, { equal: true }])
  })

  test('saves nothing on SQLite, where it says so: no half of a lead is left', async () => {
    const db = await upgraded('sqlite')
    const older = db.withPlugin(formerNamesPlugin)
    await expect(saveLead(older, makeFullLead(), now)).rejects.toThrow('no such table: submission')
    expect(await findLeads(db)).toHaveLength(2)
    expect(await db.selectFrom('appointment').select('id').execute()).toEqual([{ id: 'appointment-1' }])
    expect(await countIn(older, 'ready', 1_000, now)).toBe(1)
  })
})
