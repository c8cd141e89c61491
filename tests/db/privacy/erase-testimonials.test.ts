/** Pages no longer show a testimonial that was deleted with its person, on both databases. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayMs } from '@/lib/domain/text/date'
import type { Db } from '@/lib/server/db/client'
import { saveLead } from '@/lib/server/db/repositories/leads/leads'
import { readStates } from '@/lib/server/db/repositories/site/site-state'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { deleteExpired } from '@/lib/server/privacy/retention'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

globalThis.currentSnapshot = snapshot
ownVarFolder()

const now = new Date('2026-11-20T12:00:00Z')

/** The state that all servers watch to render the pages again. */
const stateOf = async (db: Db) => (await readStates(db, ['testimonials-judged'])).get('testimonials-judged')

async function write(db: Db, form: string, status: 'approved' | 'rejected' | 'new'): Promise<string> {
  const [id, email] = [randomUUID(), `${randomUUID()}@voorbeeld.example`]
  const payload = { NAME: 'An Peeters', COMMENT: 'Vlot en eerlijk.' }
  const lead = { id, token: id, form, language: 'nl', email, propertyId: undefined, status, payload, uploads: [], messages: [] }
  await saveLead(db, lead, now)
  return email
}

describeOnBoth('a testimonial', (db) => {
  test('that was published has its pages rendered again when its person is erased, and when it is too old', async () => {
    const first = await stateOf(db())
    await erasePerson(db(), await write(db(), 'testimonial', 'approved'))
    const second = await stateOf(db())
    expect(second).not.toBe(first)
    await write(db(), 'testimonial', 'approved')
    await deleteExpired(db(), new Date(now.getTime() + 731 * dayMs))
    expect(await stateOf(db())).not.toBe(second)
  })

  test('that was never published, and any other erasure, causes no rendering', async () => {
    const before = await stateOf(db())
    await erasePerson(db(), await write(db(), 'testimonial', 'rejected'))
    await erasePerson(db(), await write(db(), 'testimonial', 'new'))
    await erasePerson(db(), await write(db(), 'rental-application', 'approved'))
    expect(await stateOf(db())).toBe(before)
  })
})
