/** Joining the office, its second factor, leaving it, and the trail of all that. */
import { expect, test } from 'vitest'
import { authOn } from '@/lib/server/accounts/auth'
import { loginOn } from '@/lib/server/accounts/current-account'
import { choosePassword } from '@/lib/server/accounts/passwords'
import { findAccount } from '@/lib/server/db/repositories/accounts'
import { countAudit, deleteOldAudit, findAudit } from '@/lib/server/db/repositories/audit-trail'
import { listStaff } from '@/lib/server/db/repositories/office-staff'
import { findMember, noteSeen } from '@/lib/server/db/repositories/staff-members'
import { changeRank, endStaffSessions, inviteStaff, removeStaff } from '@/lib/server/office/manage-staff'
import { enter, staffAtShell } from '@/lib/server/office/staff'
import { snapshot } from '../support/content.ts'
import { describeOnBoth } from '../support/databases.ts'
import { addAccount, addMember, addStaff, staffFor } from '../support/staff.ts'
import { ownVarFolder } from '../support/var-folder.ts'

ownVarFolder()
globalThis.currentSnapshot = snapshot
const now = new Date('2026-11-23T10:00:00Z')
const shell = staffAtShell('nl')
const invitation = { name: 'Elise Dumont', language: 'fr', rank: 'agent', agentId: undefined } as const

describeOnBoth('staff', (db) => {
  test('an invitation makes an account without a password, mails its link once, and is in the trail', async () => {
    const email = 'Elise@voorbeeld.example'
    expect(await inviteStaff(db(), shell, { ...invitation, email, agentId: 11 }, 'a token of the invitation', now)).toBe(
      'invited',
    )
    const account = await findAccount(db(), email)
    expect(account).toMatchObject({ role: 'staff', email: 'elise@voorbeeld.example', language: 'fr' })
    expect(await findMember(db(), account?.id ?? '')).toEqual({ rank: 'agent', agentId: 11, isDemo: false })
    const mails = await db().selectFrom('outbox').selectAll().where('subject', '=', 'account: staff invitation').execute()
    expect(mails.map(({ message }) => JSON.parse(message))).toMatchObject([{ to: 'elise@voorbeeld.example', language: 'fr' }])
    const trail = await findAudit(db(), shell, 1)
    expect(trail).toMatchObject([
      { name: 'npm run agency', action: 'invited', subject: 'staff', subjectId: account?.id, detail: 'agent' },
    ])
    expect(await choosePassword(db(), 'a token of the invitation', 'een heel lang wachtwoord')).toBe('done')
    expect(await inviteStaff(db(), shell, { ...invitation, email, rank: 'manager' }, 'another token', now)).toBe('known')
    expect(await findMember(db(), account?.id ?? '')).toMatchObject({ rank: 'manager' })
  })

  test('the address of an owner or of a subscriber is not taken, nor an agent who is not there', async () => {
    for (const role of ['owner', 'seeker'] as const) {
      const { email, id } = await addAccount(db(), role)
      expect(await inviteStaff(db(), shell, { ...invitation, email }, 'token', now)).toBe('other-account')
      expect(await findMember(db(), id)).toBeUndefined()
    }
    const unknown = { ...invitation, email: 'nobody@voorbeeld.example', agentId: 999 }
    expect(await inviteStaff(db(), shell, unknown, 'token', now)).toBe('unknown-agent')
    expect(await findAccount(db(), unknown.email)).toBeUndefined()
  })

  test('the password alone opens nothing; with the app it does', async () => {
    const { headers } = await addMember(db(), 'manager')
    const login = await loginOn(authOn(db()), headers)
    expect(await enter(db(), login, 'seeToday')).toEqual({ kind: 'secondFactor' })
    const { headers: whole } = await addStaff(db(), 'agent', { name: 'Nassim Bouazza', agentId: 12 })
    const staff = await staffFor(db(), whole, 'seeToday')
    expect([staff.name, staff.rank, staff.agentId, staff.language]).toEqual(['Nassim Bouazza', 'agent', 12, 'nl'])
    expect([staff.can('handleLeads'), staff.can('manageStaff')]).toEqual([true, false])
  })

  test('who leaves is out at once, what they took is nobody’s, and what they did stays told', async () => {
    const [boss, leaver] = [await addStaff(db(), 'manager'), await addStaff(db(), 'agent', { name: 'Wouter De Backer' })]
    const manager = await staffFor(db(), boss.headers, 'manageStaff')
    await db()
      .insertInto('lead')
      .values({
        ...{ id: `taken-${leaver.id}`, token: `taken-${leaver.id}`, form: 'contact', language: 'nl', email: '' },
        ...{ property_id: null, status: 'new', payload: '{}', created_at: now.toISOString(), assigned_to: leaver.id },
      })
      .execute()
    expect(await removeStaff(db(), manager, leaver.id, now)).toBe('done')
    expect(await loginOn(authOn(db()), leaver.headers)).toBeNull()
    expect(await findAccount(db(), leaver.email)).toBeUndefined()
    const lead = await db().selectFrom('lead').select('assigned_to').where('id', '=', `taken-${leaver.id}`).executeTakeFirst()
    expect(lead).toEqual({ assigned_to: null })
    const trail = (await findAudit(db(), shell, 1)).find(({ subjectId }) => subjectId === leaver.id)
    expect(trail).toMatchObject({ accountId: boss.id, name: 'Lotte Verhaegen', action: 'removed' })
    expect(await removeStaff(db(), manager, leaver.id, now)).toBe('unknown')
  })

  test('sessions of others end, and ranks change; each once in the trail', async () => {
    const [boss, agent] = [await addStaff(db(), 'manager'), await addStaff(db(), 'agent')]
    const manager = await staffFor(db(), boss.headers, 'manageStaff')
    const before = await countAudit(db(), shell)
    expect(await changeRank(db(), manager, agent.id, 'manager', now)).toBe('done')
    expect((await staffFor(db(), agent.headers, 'manageStaff')).rank).toBe('manager')
    expect(await endStaffSessions(db(), manager, agent.id, now)).toBe('done')
    expect(await loginOn(authOn(db()), agent.headers)).toBeNull()
    const entry = (await listStaff(db(), manager, now)).find(({ id }) => id === agent.id)
    expect(entry).toMatchObject({ rank: 'manager', sessions: 0, hasPassword: true, hasSecondFactor: true })
    expect(await countAudit(db(), shell)).toBe(before + 2)
    expect(await changeRank(db(), manager, 'nobody', 'agent', now)).toBe('unknown')
    expect(await countAudit(db(), shell)).toBe(before + 2)
  })

  test('somebody always manages', async () => {
    await db().updateTable('staff').set({ rank: 'agent' }).execute()
    const last = await addStaff(db(), 'manager')
    const manager = await staffFor(db(), last.headers, 'manageStaff')
    expect(await removeStaff(db(), manager, last.id, now)).toBe('last-manager')
    expect(await changeRank(db(), manager, last.id, 'agent', now)).toBe('last-manager')
    expect(await changeRank(db(), manager, last.id, 'manager', now)).toBe('done')
  })

  test('when somebody was last here is noted every five minutes at most', async () => {
    const { id } = await addMember(db(), 'agent')
    const seen = async () => (await listStaff(db(), shell, now)).find((entry) => entry.id === id)?.seenAt?.toISOString()
    expect(await seen()).toBeUndefined()
    await noteSeen(db(), id, now)
    await noteSeen(db(), id, new Date(now.getTime() + 240_000))
    expect(await seen()).toBe(now.toISOString())
    const later = new Date(now.getTime() + 301_000)
    await noteSeen(db(), id, later)
    expect(await seen()).toBe(later.toISOString())
  })

  test('the trail goes after its time, and nothing newer with it', async () => {
    const count = await countAudit(db(), shell)
    expect(await deleteOldAudit(db(), now)).toBe(0)
    expect(await deleteOldAudit(db(), new Date(now.getTime() + 1))).toBe(count)
    expect(await findAudit(db(), shell, 1)).toEqual([])
  })
})
