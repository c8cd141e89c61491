/** Leads in the office, for database tests. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@/lib/server/db/client'
import { findInbox, type InboxFilter } from '@/lib/server/db/repositories/office/office-leads'
import type { LeadStatus } from '@/lib/server/db/schema'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { addStaff, staffFor } from './staff.ts'

export const now = new Date('2026-11-23T10:00:00Z')

export const shell = staffAtShell('nl')

export const open: InboxFilter = { view: 'open', who: 'all' }

export const fields = {
  FIRST_NAME: 'Ilse',
  LAST_NAME: 'Torfs',
  EMAIL: 'ilse@voorbeeld.example',
  REMARK: 'Staat de kelder "onder" water? 100 %',
}

/** Creates leads, and agents who handle them. */
export function prepareLeads(db: () => Db) {
  async function addLead(values: { form?: string; email?: string; payload?: object; status?: LeadStatus; at?: Date } = {}) {
    const id = randomUUID()
    const { form = 'contact', email = fields.EMAIL, payload = fields, status = 'new', at = now } = values
    await db()
      .insertInto('lead')
      .values({
        ...{ id, token: id, form, language: 'nl', email, property_id: null, status },
        ...{ payload: JSON.stringify(payload), created_at: at.toISOString() },
      })
      .execute()
    return { id, version: 1 }
  }

  const agent = async (name: string) => {
    const { id, headers } = await addStaff(db(), 'agent', { name })
    return { id, staff: await staffFor(db(), headers, 'handleLeads') }
  }

  const idsOf = async (filter: InboxFilter) => (await findInbox(db(), shell, filter, 1)).map(({ id }) => id)

  return { addLead, agent, idsOf }
}
