/** Viewings in the office, for database tests. */
import { beforeEach } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { getViewingView } from '@/lib/server/office/viewings/viewing-view'
import { getProperty } from './content.ts'
import { askViewing, bookedOf, inventedAddress, mailsAbout } from './viewings.ts'

export const now = new Date('2026-11-21T10:00:00Z')

export const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

export const house = getProperty('s01')

export const staff = staffAtShell('nl')

/** Requests a viewing without a time. */
export const ask = async () =>
  bookedOf(await askViewing({ email: inventedAddress(), property: house, slot: 'other', now }), now).leadId

export async function workOn(id: string, at = now) {
  const db = await getDb()
  const view = await getViewingView(db, staff, id, 'nl', at)
  return { db, staff, seen: { id, version: view?.version ?? 0 }, now: at }
}

export const textOf = async (id: string, about: string) => (await mailsAbout(id)).find((mail) => mail.about === about)?.text ?? ''

/** An empty office before each test. */
export function prepareViewings() {
  beforeEach(async () => {
    const db = await getDb()
    await db.deleteFrom('lead').execute()
    await db.deleteFrom('audit').execute()
  })
}
