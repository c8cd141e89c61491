/** There is always a manager, even if ranks are changed concurrently, on both databases. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Db } from '@/lib/server/db/client'
import { changeRank, inviteStaff, removeStaff } from '@/lib/server/office/staff/manage-staff'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { addStaff } from '../../support/staff.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

globalThis.currentSnapshot = snapshot
ownVarFolder()

const now = new Date('2026-11-20T12:00:00Z')
const staff = staffAtShell('nl')

async function addManager(db: Db): Promise<string> {
  const email = `${randomUUID()}@voorbeeld.example`
  const invitation = { email, name: 'Lotte', language: 'nl', rank: 'manager', agentId: undefined } as const
  await inviteStaff(db, staff, invitation, randomUUID(), now)
  return (await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

const countManagers = async (db: Db) =>
  (await db.selectFrom('staff').select('account_id').where('rank', '=', 'manager').execute()).length

describeOnBoth('the last manager', (db) => {
  test('remains when several managers remove each other or their ranks concurrently', async () => {
    for (let round = 0; round < 8; round += 1) {
      await db().deleteFrom('staff').execute()
      const ids = [await addManager(db()), await addManager(db()), await addManager(db())]
      const results = await Promise.all(
        ids.map((id, index) =>
          index % 2 === round % 2 ? changeRank(db(), staff, id, 'agent', now) : removeStaff(db(), staff, id, now),
        ),
      )
      expect(results.toSorted()).toEqual(['done', 'done', 'last-manager'])
      expect(await countManagers(db())).toBe(1)
    }
  })
  test('is a manager who can log in; an unanswered invitation of another one does not count', async () => {
    await db().deleteFrom('staff').execute()
    const { id } = await addStaff(db(), 'manager')
    const waiting = await addManager(db())
    expect(await changeRank(db(), staff, id, 'agent', now)).toBe('last-manager')
    expect(await removeStaff(db(), staff, id, now)).toBe('last-manager')
    // The invitation itself may be revoked.
    expect(await removeStaff(db(), staff, waiting, now)).toBe('done')
    await addStaff(db(), 'manager')
    expect(await removeStaff(db(), staff, id, now)).toBe('done')
  })
  test('does not lose the rank by an invitation as an agent', async () => {
    await db().deleteFrom('staff').execute()
    const email = `${randomUUID()}@voorbeeld.example`
    const invite = (rank: 'agent' | 'manager') =>
      inviteStaff(db(), staff, { email, name: 'Lotte', language: 'nl', rank, agentId: undefined }, randomUUID(), now)
    expect(await invite('manager')).toBe('invited')
    expect(await invite('agent')).toBe('last-manager')
    expect(await countManagers(db())).toBe(1)
    await addManager(db())
    expect(await invite('agent')).toBe('invited')
    expect(await countManagers(db())).toBe(1)
  })
})
