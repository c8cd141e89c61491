/** The numbers of the navigation are equal to those of the pages. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { insertAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { saveLead } from '@/lib/server/db/repositories/leads/leads'
import { countOffice } from '@/lib/server/db/repositories/office/office-counts'
import { findContended } from '@/lib/server/db/repositories/office/office-offers'
import { countRequestedViewings } from '@/lib/server/db/repositories/office/office-viewings'
import type { LeadStatus } from '@/lib/server/db/schema'
import { getInbox, readInboxQuery } from '@/lib/server/office/leads/leads-view'
import { countNav } from '@/lib/server/office/pages/nav-counts'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { getToday } from '@/lib/server/office/today/today'
import { getProperty, snapshot } from '../../support/content.ts'
import { makeLead } from '../../support/leads.ts'
import { describeSiteOnBoth, inventedAddress } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

const now = new Date('2026-11-25T10:00:00Z')
const staff = staffAtShell('nl')
const propertyId = getProperty('s01').id

type Saved = { form: string; status?: LeadStatus; payload?: Record<string, unknown>; hoursAgo?: number; state?: 'done' }

async function save({ form, status = 'new', payload = {}, hoursAgo = 1, state }: Saved): Promise<string> {
  const [db, id] = [await getDb(), randomUUID()]
  const lead = makeLead({ id, token: id, form, status, propertyId, email: inventedAddress(), payload })
  await saveLead(db, lead, new Date(now.getTime() - hoursAgo * 3_600_000))
  if (state) await db.updateTable('lead').set({ state }).where('id', '=', id).execute()
  return id
}

const counts = async () => countNav(await getDb(), staff, now)

describeSiteOnBoth('numbers of the navigation', () => {
  beforeEach(async () => {
    await (await getDb()).deleteFrom('lead').execute()
  })

  test('are zero without data', async () => {
    expect(await counts()).toMatchObject({
      leads: 0,
      viewings: 0,
      offers: 0,
      offersToday: 0,
      applications: 0,
      testimonials: 0,
      today: 0,
      late: 0,
    })
  })

  test('are equal to those of their pages', async () => {
    await save({ form: 'information' })
    await save({ form: 'contact', hoursAgo: 100 })
    await save({ form: 'information', state: 'done' })
    await save({ form: 'visit', status: 'requested', payload: { SLOT: 'other' } })
    await save({ form: 'visit', status: 'requested', payload: { SLOT: 'waiting-list' } })
    await save({ form: 'visit', status: 'pending', payload: { SLOT: '2026-12-01T10:00:00.000Z' } })
    await save({ form: 'purchase-offer', payload: { AMOUNT: 400_000, END_DATE: '2026-11-25' } })
    await save({ form: 'purchase-offer', payload: { AMOUNT: 410_000, END_DATE: '2026-11-27' } })
    await save({ form: 'purchase-offer', payload: { END_DATE: '2026-11-25' }, state: 'done' })
    await save({ form: 'rental-application' })
    await save({ form: 'testimonial' })
    await save({ form: 'testimonial', status: 'approved' })
    const [db, nav] = [await getDb(), await counts()]
    const inbox = await getInbox(db, staff, 'nl', readInboxQuery({}), now)
    const requests = await countRequestedViewings(db, staff, undefined)
    const today = await getToday(db, staff, { whose: 'mine', language: 'nl', now })
    const [offers] = await findContended(db, staff, 'purchase-offer', 5)
    const [applications] = await findContended(db, staff, 'rental-application', 5)
    expect([nav.leads, nav.viewings, nav.today, nav.late]).toEqual([
      inbox.counts.open,
      requests.requested,
      today.counts.mine,
      today.groups.late,
    ])
    expect([nav.offers, nav.applications]).toEqual([offers?.open, applications?.open])
    expect(nav).toMatchObject({ viewings: 1, offers: 2, offersToday: 1, applications: 1, testimonials: 1, late: 1 })
  })

  test('include pages without waiting items', async () => {
    const db = await getDb()
    const size = await countOffice(db, staff, now)
    expect(size).toEqual({ owners: 0, subscribers: 0, drafts: 0, settings: 0, readers: 0, staff: 0, invited: 0, devices: 0 })
    const account = (name: string, role: 'owner' | 'staff') => ({
      email: inventedAddress(),
      name,
      role,
      language: 'nl' as const,
      passwordHash: undefined,
    })
    await insertAccount(db, account('Odile', 'owner'), now)
    const id = await insertAccount(db, account('Lotte', 'staff'), now)
    const member = { account_id: id, rank: 'agent' as const, agent_id: 11, invited_at: now.toISOString(), seen_at: null }
    await db.insertInto('staff').values(member).execute()
    expect(await countOffice(db, staff, now)).toMatchObject({ owners: 1, staff: 1, invited: 1 })
    await db.deleteFrom('account').execute()
  })
})
