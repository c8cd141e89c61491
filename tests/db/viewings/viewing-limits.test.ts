/** Invented names cannot take an agent's weeks: limits per person and per property, also for concurrent bookings (ruling 49). */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { findLead } from '@/lib/server/db/repositories/leads/leads'
import { saveSubscription, setSubscriptionStatus } from '@/lib/server/db/repositories/subscriptions/subscriptions'
import { findConfirmedAddresses } from '@/lib/server/db/repositories/viewings/confirmed-addresses'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { snapshot } from '../../support/content'
import { getProperty } from '../../support/content.ts'
import { askViewing, bookViewing, describeSiteOnBoth, inventedAddress } from '../../support/viewings.ts'

const now = new Date('2026-11-21T10:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const house = getProperty('s01')
/** All properties of an agent share the agent's slots. */
const neighbour = [...snapshot.propertyById.values()].find(
  ({ id, agentId, availability, archived }) =>
    id !== house.id && agentId === house.agentId && availability === 'available' && !archived,
)
const elsewhere = [...snapshot.propertyById.values()].filter(
  ({ agentId, availability, archived }) => agentId === 12 && availability === 'available' && !archived,
)

const slotsOf = async (property = house, at = now) => (await findFreeSlots(await getDb(), property, at)) ?? []
const take = async <Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>) => {
  for (const item of items) await run(item)
}

/** Results of bookings: `confirmed`, `pending`, or the error. */
async function outcomes(): Promise<Record<string, number>> {
  const rows = await (await getDb())
    .selectFrom('lead')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
}

async function bookedTwice(): Promise<number> {
  const rows = await (await getDb()).selectFrom('appointment').select(['agent_id', 'starts_at']).execute()
  return rows.length - new Set(rows.map(({ agent_id, starts_at }) => `${agent_id} ${starts_at}`)).size
}

const codeOf = (result: { kind: string; code?: string }) => result.code ?? result.kind

/** All are sent at once, and all get a response, however long the queue: a test fails when the console has errors. */
const askAtOnce = (askings: readonly Parameters<typeof askViewing>[0][]) => Promise.all(askings.map(askViewing))

describeSiteOnBoth('limits of viewings', () => {
  beforeEach(async () => {
    const db = await getDb()
    await db.deleteFrom('lead').execute()
    await db.deleteFrom('subscription').execute()
  })

  test('one invented visitor who books every slot gets two of a property, and five in all', async () => {
    const email = inventedAddress()
    const codes: string[] = []
    await take(await slotsOf(), async (slot) => codes.push(codeOf(await askViewing({ email, property: house, slot, now }))))
    expect(codes.length).toBeGreaterThan(20)
    expect(codes.slice(0, 3)).toEqual(['saved', 'saved', 'viewingsHere'])
    expect(new Set(codes.slice(2))).toEqual(new Set(['viewingsHere']))
    // Upper and lower case in an address is the same person.
    const [slot] = await slotsOf()
    if (!slot) throw new Error('no slot left')
    expect(codeOf(await askViewing({ email: email.toUpperCase(), property: house, slot, now }))).toBe('viewingsHere')
    const more: string[] = []
    await take([...elsewhere, ...elsewhere], async (property) => {
      const [free] = await slotsOf(property)
      if (free) more.push(codeOf(await askViewing({ email, property, slot: free, now })))
    })
    expect(more.filter((code) => code === 'saved')).toHaveLength(3)
    expect(more.at(-1)).toBe('viewings')
  })

  test('a visitor at the limit can still request a time, and book again after a viewing', async () => {
    const email = inventedAddress()
    const [first, second, third] = await slotsOf()
    for (const slot of [first, second]) if (slot) await bookViewing({ email, property: house, slot, now })
    if (!first || !second || !third) throw new Error('three slots are needed')
    expect(codeOf(await askViewing({ email, property: house, slot: third, now }))).toBe('viewingsHere')
    expect(codeOf(await askViewing({ email, property: house, slot: 'other', now }))).toBe('saved')
    const afterFirst = new Date(first.getTime() + 1)
    const [next] = (await slotsOf(house, afterFirst)).slice(-1)
    if (!next) throw new Error('no slot left')
    expect(codeOf(await askViewing({ email, property: house, slot: next, now: afterFirst }))).toBe('saved')
  })

  test('many invented visitors reserve a third of the slots; the others are free again after half an hour', async () => {
    const slots = await slotsOf()
    const third = Math.floor(slots.length / 3)
    await take(slots, (slot) => askViewing({ property: house, slot, now }))
    expect(await outcomes()).toEqual({ confirmed: third, pending: slots.length - third })
    expect(await slotsOf()).toEqual([])
    expect(await slotsOf(house, minutes(29))).toEqual([])
    // Half an hour later the four weeks may include one more slot.
    const free = await slotsOf(house, minutes(30))
    expect(slots.filter((slot) => free.some((other) => other.getTime() === slot.getTime()))).toEqual(slots.slice(third))
    // The agent is notified of the confirmed third only.
    const mailed = await (await getDb()).selectFrom('outbox').select('id').where('subject', '=', 'visit: agency').execute()
    expect(mailed).toHaveLength(third)
  })

  test('the third is per agent: another property of the same agent adds nothing', async () => {
    if (!neighbour) throw new Error('the agent shows one property only')
    const slots = await slotsOf()
    const third = Math.floor(slots.length / 3)
    await take(slots.slice(0, third), (slot) => askViewing({ property: house, slot, now }))
    const [slot] = await slotsOf(neighbour)
    if (!slot) throw new Error('no slot left')
    await askViewing({ property: neighbour, slot, now })
    expect(await outcomes()).toEqual({ confirmed: third, pending: 1 })
  })

  test('an address that clicked a link before is confirmed at once, however many invented ones there are', async () => {
    const db = await getDb()
    const slots = await slotsOf()
    await take(slots.slice(0, -1), (slot) => askViewing({ property: house, slot, now }))
    const email = inventedAddress()
    await saveSubscription(db, { id: email, email, language: 'nl' }, now)
    expect(await findConfirmedAddresses(db, [email])).toEqual(new Set())
    await setSubscriptionStatus(db, email, 'confirmed', now)
    const [slot] = await slotsOf()
    if (!slot) throw new Error('no slot left')
    const leadId = await bookViewing({ email, property: house, slot, now })
    expect(await findLead(db, leadId)).toMatchObject({ status: 'confirmed' })
  })

  test('two hundred concurrent bookings do not take a slot twice', async () => {
    const [slot] = await slotsOf()
    if (!slot) throw new Error('no slot')
    const results = await askAtOnce(Array.from({ length: 200 }, () => ({ property: house, slot, now, email: inventedAddress() })))
    const codes = results.map(codeOf)
    expect(codes.filter((code) => code === 'saved')).toHaveLength(1)
    expect(codes.filter((code) => code === 'slotTaken')).toHaveLength(199)
  })

  test('two hundred concurrent visitors over all slots: none twice, and a third confirmed', async () => {
    const slots = await slotsOf()
    const wanted = Array.from({ length: 200 }, (_, index) => slots[index % slots.length] ?? now)
    const results = await askAtOnce(wanted.map((slot) => ({ property: house, slot, now, email: inventedAddress() })))
    const third = Math.floor(slots.length / 3)
    expect(await bookedTwice()).toBe(0)
    expect(results.filter(({ kind }) => kind === 'saved')).toHaveLength(slots.length)
    expect(await outcomes()).toEqual({ confirmed: third, pending: slots.length - third })
  })

  test('one visitor with two hundred concurrent bookings has two viewings', async () => {
    const email = inventedAddress()
    const slots = await slotsOf()
    const wanted = Array.from({ length: 200 }, (_, index) => slots[index % slots.length] ?? now)
    const results = await askAtOnce(wanted.map((slot) => ({ email, property: house, slot, now })))
    expect(results.filter(({ kind }) => kind === 'saved')).toHaveLength(2)
    expect(await outcomes()).toEqual({ confirmed: 2 })
  })

  test('the same form sent twice at once, or again later, is one viewing, and shows it each time', async () => {
    const [slot] = await slotsOf()
    if (!slot) throw new Error('no slot')
    const asking = { property: house, slot, now, email: inventedAddress(), token: randomUUID() }
    const twice = await Promise.all([bookViewing(asking), bookViewing(asking)])
    const later = await bookViewing({ ...asking, now: minutes(5) })
    expect(new Set([...twice, later]).size).toBe(1)
    expect(await findLead(await getDb(), later)).toMatchObject({ status: 'confirmed' })
    expect(await outcomes()).toEqual({ confirmed: 1 })
  })
})
