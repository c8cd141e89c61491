/** Viewing slots and who has booked them, for database tests. */
import { beforeEach } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { findViewing } from '@/lib/server/viewings/find-viewing'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { getProperty } from './content.ts'
import { type Asking, bookViewing, mailsAbout } from './viewings.ts'

export const now = new Date('2026-11-21T10:00:00Z')

export const house = getProperty('s01')

export const slotsOf = async (at = now) => (await findFreeSlots(await getDb(), house, at)) ?? []

/** A free slot, by its index in the calendar. */
export async function slotAt(place: number): Promise<Date> {
  const slot = (await slotsOf()).at(place)
  if (!slot) throw new Error('no slot left')
  return slot
}

export const isFree = async (slot: Date, at = now) => (await slotsOf(at)).some((free) => free.getTime() === slot.getTime())

export const book = (slot: Asking['slot'], email?: string) => bookViewing({ property: house, slot, now, ...(email && { email }) })

export const stateOf = async (leadId: string, at = now) => (await findViewing(await getDb(), leadId, at))?.state

export const aboutsOf = async (leadId: string) => (await mailsAbout(leadId)).map(({ about }) => about).toSorted()

export const mailOf = async (leadId: string, about: string) => (await mailsAbout(leadId)).find((mail) => mail.about === about)

/** No viewing before each test. */
export function prepareSlots() {
  beforeEach(async () => {
    await (await getDb()).deleteFrom('lead').execute()
  })
}
