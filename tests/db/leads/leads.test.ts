import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteLeads, findLeads, type NewLead, saveLead, setLeadStatus } from '@/lib/server/db/repositories/leads/leads'
import { listOutbox } from '@/lib/server/db/repositories/outbox/outbox'
import { describeOnBoth } from '../../support/databases.ts'
import { makeLead as makeBareLead } from '../../support/leads.ts'

const now = new Date('2026-11-21T10:00:00Z')

/** With a file and a message, and a mail address with capital letters. */
const makeLead = (changes: Partial<NewLead> = {}): NewLead =>
  makeBareLead({
    email: `${randomUUID()}@Voorbeeld.example`,
    uploads: [{ field: 'CV', name: 'cv.pdf', kind: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
    messages: [{ kind: 'mail', subject: 'contact', message: { to: 'a@b.example' } }],
    ...changes,
  })

describeOnBoth('leads', (db) => {
  test('a lead is stored with its messages, and found by its address in any case', async () => {
    const lead = makeLead()
    expect(await saveLead(db(), lead, now)).toBe('saved')
    const [found] = await findLeads(db(), { email: lead.email.toUpperCase() })
    expect(found).toMatchObject({ id: lead.id, payload: { FIRST_NAME: 'An' }, createdAt: '2026-11-21T10:00:00.000Z' })
    expect((await listOutbox(db())).length).toBeGreaterThan(0)
  })

  test('a token is stored once, also for ten concurrent requests', async () => {
    const token = randomUUID()
    const email = `${token}@voorbeeld.example`
    const results = await Promise.all(Array.from({ length: 10 }, () => saveLead(db(), makeLead({ token, email }), now)))
    expect(results.filter((result) => result === 'saved')).toHaveLength(1)
    expect(results.filter((result) => result === 'known')).toHaveLength(9)
    expect(await findLeads(db(), { email })).toHaveLength(1)
  })

  test('one of many concurrent leads books a slot; the others store nothing', async () => {
    const email = `${randomUUID()}@voorbeeld.example`
    const slot = { agentId: 11, startsAt: '2026-11-24T09:00:00.000Z', duration: 30 }
    const results = await Promise.all(
      Array.from({ length: 8 }, () => saveLead(db(), makeLead({ email, slot, propertyId: 4102311 }), now)),
    )
    expect(results.sort()).toEqual(['saved', ...Array.from({ length: 7 }, () => 'slot-taken')])
    expect(await findLeads(db(), { email })).toHaveLength(1)
  })

  test('deleting a person deletes leads, files, messages and slots', async () => {
    const lead = makeLead({ slot: { agentId: 12, startsAt: '2026-11-24T09:00:00.000Z', duration: 30 }, propertyId: 1 })
    await saveLead(db(), lead, now)
    expect(await deleteLeads(db(), { email: lead.email })).toBe(1)
    for (const table of ['upload', 'outbox', 'appointment'] as const) {
      expect(await db().selectFrom(table).selectAll().where('lead_id', '=', lead.id).execute()).toEqual([])
    }
  })

  test('deleting by age keeps the newer ones', async () => {
    const older = makeLead()
    await saveLead(db(), older, new Date('2024-01-01T00:00:00Z'))
    const newer = makeLead()
    await saveLead(db(), newer, now)
    expect(await deleteLeads(db(), { before: new Date('2024-06-01T00:00:00Z') })).toBe(1)
    expect(await findLeads(db(), { email: newer.email })).toHaveLength(1)
  })

  test('the status of a lead is changed by its id', async () => {
    const lead = makeLead()
    await saveLead(db(), lead, now)
    expect(await setLeadStatus(db(), lead.id, 'approved')).toBe(true)
    expect(await setLeadStatus(db(), randomUUID(), 'approved')).toBe(false)
    expect(await findLeads(db(), { email: lead.email, status: 'approved' })).toHaveLength(1)
  })
})
