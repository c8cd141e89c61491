/**
 * Demo data of the office for `npm run site`: two staff members who can log in, and open work. A production start creates none.
 */
import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DemoLead, type DemoOffice, demoOfficeSchema } from '../../../content/demo-office.ts'
import type { Rank } from '../../../domain/office/rights.ts'
import { fromLocalTime, toLocalTime } from '../../../domain/text/brussels-time.ts'
import { addDays, resolveContentDate } from '../../../domain/text/date.ts'
import { hashPassword } from '../../accounts/password.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { insertAccount, setPassword } from '../../db/repositories/accounts/accounts.ts'
import { saveLead } from '../../db/repositories/leads/leads.ts'
import { saveMember } from '../../db/repositories/office/office-staff.ts'
import { env } from '../../runtime/env.ts'
import { viewingDuration } from '../../viewings/free-slots.ts'
import { staffAtShell } from '../staff/staff.ts'
import { seedDemoSubscribers } from './demo-subscribers.ts'

const people = { manager: 'beheerder@voorbeeld.example', agent: 'makelaar@voorbeeld.example' } as const satisfies Record<
  Rank,
  string
>

export type DemoStaff = { accountId: string; email: string; rank: Rank }

/** Without the demo's file there is no demo of the office. @throws ZodError for an invalid file */
function readDemoOffice(): DemoOffice {
  const path = join(env().CONTENT_DIR, 'demo-office.json')
  return existsSync(path) ? demoOfficeSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : { leads: [], subscribers: [] }
}

/** The first agent of the content is a manager, the second is not. */
async function createMember(db: Db, rank: Rank, passwordHash: string, now: Date): Promise<DemoStaff> {
  const { agents, site } = getSnapshot()
  const [manager, second = manager] = agents
  const agent = rank === 'manager' ? manager : second
  const account = { email: people[rank], name: agent?.name ?? rank, role: 'staff', language: site.defaultLanguage } as const
  const accountId = await insertAccount(db, { ...account, passwordHash: undefined }, now)
  await setPassword(db, accountId, passwordHash, now)
  await saveMember(db, staffAtShell(site.defaultLanguage), { accountId, rank, agentId: agent?.id }, now)
  await db.updateTable('staff').set({ is_demo: 1, seen_at: null }).where('account_id', '=', accountId).execute()
  return { accountId, email: people[rank], rank }
}

/** Creates the two accounts or sets this password for existing ones, which ends their sessions. */
export async function makeDemoStaff(db: Db, password: string, now: Date): Promise<DemoStaff[]> {
  const passwordHash = await hashPassword(password)
  return db
    .transaction()
    .execute(async (transaction) => [
      await createMember(transaction, 'agent', passwordHash, now),
      await createMember(transaction, 'manager', passwordHash, now),
    ])
}

const filledIn = (value: DemoLead['values'][string], today: string) =>
  typeof value === 'string' ? resolveContentDate(value, today) : value

/** Slot of a demo viewing; undefined if the content lacks the property. */
function slotOf({ viewing, propertyId }: DemoLead, today: string) {
  const property = propertyId === undefined ? undefined : getSnapshot().propertyById.get(propertyId)
  const startsAt = viewing && fromLocalTime({ date: addDays(today, viewing.day), time: viewing.time })
  if (!property || !startsAt) return undefined
  return { agentId: property.agentId, startsAt: startsAt.toISOString(), duration: viewingDuration(property) }
}

async function saveDemoLead(db: Db, lead: DemoLead, index: number, staff: readonly DemoStaff[], now: Date): Promise<void> {
  const today = toLocalTime(now).date
  const id = `demo-office-${index}`
  const { form, language, propertyId, status, state, values, hoursAgo, assignee } = lead
  const payload = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filledIn(value, today)]))
  const slot = slotOf(lead, today)
  if (lead.viewing && !slot) return
  const createdAt = new Date(now.getTime() - hoursAgo * 3_600_000)
  const nothing = { uploads: [], messages: [] }
  const email = String(payload['EMAIL'] ?? '')
  await saveLead(db, { id, token: id, form, language, email, propertyId, status, payload, ...nothing, slot }, createdAt)
  const assigned_to = staff.find(({ rank }) => rank === assignee)?.accountId ?? null
  await db.updateTable('lead').set({ state, assigned_to }).where('id', '=', id).execute()
}

/** Replaces what an earlier start seeded, as its times are relative to that start. */
export async function seedDemoOffice(db: Db, staff: readonly DemoStaff[], now: Date): Promise<void> {
  await db.deleteFrom('lead').where('id', 'like', 'demo-office-%').execute()
  const { propertyById } = getSnapshot()
  const { leads, subscribers } = readDemoOffice()
  const known = leads.filter(({ propertyId }) => propertyId === undefined || propertyById.has(propertyId))
  for (const [index, lead] of known.entries()) await saveDemoLead(db, lead, index, staff, now)
  await seedDemoSubscribers(db, subscribers, now)
}
