/** A server of the previous release that still runs next to one with the renamed tables. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { noFilter } from '@/lib/domain/search/property-filter'
import { toSearchCriteria } from '@/lib/domain/subscriptions/saved-search'
import { takeAttempt } from '@/lib/server/db/repositories/accounts/login-attempts'
import { countIn } from '@/lib/server/db/repositories/forms/rate-limits'
import { findFiles } from '@/lib/server/db/repositories/forms/uploads'
import { deleteLeads, findLead, findLeads, saveLead, setLeadStatus } from '@/lib/server/db/repositories/leads/leads'
import { addAlerts, takeDueAlerts } from '@/lib/server/db/repositories/notifications/alerts'
import { listOutbox, queueMessages } from '@/lib/server/db/repositories/outbox/outbox'
import { findUnsent } from '@/lib/server/db/repositories/outbox/unsent-messages'
import { countPageViews } from '@/lib/server/db/repositories/portal/page-views'
import { confirmSearch, findSearch, insertSearch } from '@/lib/server/db/repositories/subscriptions/saved-searches'
import { deleteSubscribers, saveSubscriber } from '@/lib/server/db/repositories/subscriptions/subscribers'
import { findAppointment } from '@/lib/server/db/repositories/viewings/appointments'
import { formerNamesPlugin } from '../../support/former-names.ts'
import { makeLead } from '../../support/leads.ts'
import { now, prepareDatabases, upgraded } from '../../support/renamed-database.ts'

prepareDatabases()

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

describe('a server of the older release next to the new names', () => {
  test('accepts leads on PostgreSQL that the new one reads, and vice versa', async () => {
    const db = await upgraded('postgres')
    const older = db.withPlugin(formerNamesPlugin)
    const lead = makeFullLead()
    // The previous release checked the slot with other statements; only the row it inserts is its own.
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

  test('saves nothing on SQLite and reports it: no partial lead remains', async () => {
    const db = await upgraded('sqlite')
    const older = db.withPlugin(formerNamesPlugin)
    await expect(saveLead(older, makeFullLead(), now)).rejects.toThrow('no such table: submission')
    expect(await findLeads(db)).toHaveLength(2)
    expect(await db.selectFrom('appointment').select('id').execute()).toEqual([{ id: 'appointment-1' }])
    expect(await countIn(older, 'ready', 1_000, now)).toBe(1)
  })
})
