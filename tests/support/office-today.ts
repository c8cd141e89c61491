/** Open work in the office, for database tests. */
import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { beforeAll, beforeEach } from 'vitest'
import type { Db } from '@/lib/server/db/client'
import type { LeadTable } from '@/lib/server/db/schema'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { getToday } from '@/lib/server/office/today/today'
import { getProperty } from './content.ts'
import { addStaff } from './staff.ts'

/** Friday 20-11-2026, 14.30 in Belgium, as in the drawings. */
export const now = new Date('2026-11-20T13:30:00Z')

export const staff = staffAtShell('nl')

export const property = getProperty('s01')

const row = (changes: Partial<Insertable<LeadTable>>): Insertable<LeadTable> => ({
  id: randomUUID(),
  token: randomUUID(),
  form: 'contact',
  language: 'nl',
  email: 'an@voorbeeld.example',
  property_id: null,
  status: 'new',
  payload: JSON.stringify({ FIRST_NAME: 'Ilse', LAST_NAME: 'Torfs', REMARK: 'Staat de kelder soms onder water?' }),
  created_at: '2026-11-18T16:10:00.000Z',
  state: 'new',
  version: 1,
  assigned_to: null,
  merged_into: null,
  ...changes,
})

/** An empty office before each test. */
export function prepareToday(db: () => Db) {
  const insert = (...rows: readonly Partial<Insertable<LeadTable>>[]) => db().insertInto('lead').values(rows.map(row)).execute()

  const today = () => getToday(db(), staff, { whose: 'all', language: 'nl', now })

  let nassim = ''

  beforeAll(async () => {
    nassim = (await addStaff(db(), 'agent', { name: 'Nassim Bouazza' })).id
  })

  beforeEach(async () => {
    for (const table of ['outbox', 'appointment', 'lead_event', 'lead'] as const) await db().deleteFrom(table).execute()
    await insert(
      { id: 'late', property_id: property.id, language: 'fr' },
      { id: 'soon', created_at: '2026-11-19T15:20:00.000Z', assigned_to: nassim },
      { id: 'later', created_at: '2026-11-20T13:21:00.000Z', form: 'information' },
      {
        ...{ id: 'viewing', form: 'visit', status: 'requested', state: 'done', created_at: '2026-11-19T16:35:00.000Z' },
        payload: JSON.stringify({ LAST_NAME: 'Maes', SLOT: 'other', REMARK: '"SLOT":"waiting-list"' }),
      },
      { id: 'testimonial', form: 'testimonial', created_at: '2026-11-20T08:00:00.000Z' },
      { id: 'application', form: 'rental-application', created_at: '2026-11-19T10:00:00.000Z' },
      // Nobody chose a time: it is open work again, from when the two days were over.
      { id: 'again', form: 'visit', status: 'requested', state: 'inHand', answered_at: '2026-11-18T13:00:00.000Z' },
      // Proposed times wait for the visitor, and the waiting list has no promise.
      { id: 'proposed', form: 'visit', status: 'requested', state: 'waiting' },
      { id: 'listed', form: 'visit', status: 'requested', payload: '{"LAST_NAME":"Maes","SLOT":"waiting-list"}' },
      { id: 'taken', state: 'inHand' },
      { id: 'answered', state: 'done' },
      { id: 'double', merged_into: 'late' },
      { id: 'booked', form: 'visit', status: 'confirmed', property_id: property.id },
      { id: 'newsletter', form: 'newsletter' },
      { id: 'search', form: 'save-search' },
      { id: 'approved', form: 'testimonial', status: 'approved' },
      {
        id: 'offer',
        form: 'purchase-offer',
        payload: '{"LAST_NAME":"Maes","AMOUNT":392000,"END_DATE":"2026-11-20"}',
        state: 'inHand',
      },
      { id: 'far offer', form: 'purchase-offer', payload: '{"END_DATE":"2026-12-20"}', state: 'waiting' },
      { id: 'past offer', form: 'purchase-offer', payload: '{"END_DATE":"2026-11-19"}', state: 'waiting' },
    )
    const appointment = { property_id: property.id, agent_id: 11, sequence: 0, held_until: null }
    await db()
      .insertInto('appointment')
      .values([
        { id: 'one', lead_id: 'booked', starts_at: '2026-11-20T14:15:00.000Z', ...appointment },
        { id: 'two', lead_id: 'booked', starts_at: '2026-11-20T23:00:00.000Z', ...appointment },
        { id: 'three', lead_id: 'answered', starts_at: '2026-11-20T10:00:00.000Z', ...appointment },
      ])
      .execute()
  })

  return { insert, today }
}
