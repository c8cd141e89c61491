/** Joining the office, the second factor, removal, and the audit trail of all that. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { authOn } from '@/lib/server/accounts/auth'
import { loginOn } from '@/lib/server/accounts/current-account'
import { choosePassword } from '@/lib/server/accounts/passwords'
import { findAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { findMember, noteSeen } from '@/lib/server/db/repositories/accounts/staff-members'
import { countAudit, deleteOldAudit, findAudit } from '@/lib/server/db/repositories/office/audit-trail'
import { listStaff } from '@/lib/server/db/repositories/office/office-staff'
import { findCalendarRow, saveFeedKey } from '@/lib/server/db/repositories/viewings/agent-calendars'
import { changeRank, endStaffSessions, inviteStaff, removeStaff } from '@/lib/server/office/staff/manage-staff'
import { authorize, staffAtShell, staffByFeed, staffByLink } from '@/lib/server/office/staff/staff'
import { auditHref, getStaffView, readAuditQuery } from '@/lib/server/office/staff/staff-view'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { feedLink, makeAnswerToken } from '@/lib/server/viewings/viewing-links'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { addAccount, addMember, addStaff, staffFor } from '../../support/staff.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()
globalThis.currentSnapshot = snapshot
const now = new Date('2026-11-23T10:00:00Z')
const shell = staffAtShell('nl')
const invitation = { name: 'Elise Dumont', language: 'fr', rank: 'agent', agentId: undefined } as const

describeOnBoth('staff', (db) => {
  test('an invitation creates an account without a password, mails its link once, and is in the audit trail', async () => {
    const email = 'Elise@voorbeeld.example'
    // The expiry of a link is checked against the real clock.
    const invited = await inviteStaff(db(), shell, { ...invitation, email, agentId: 11 }, 'a token of the invitation', new Date())
    expect(invited).toBe('invited')
    const account = await findAccount(db(), email)
    expect(account).toMatchObject({ role: 'staff', email: 'elise@voorbeeld.example', language: 'fr' })
    expect(await findMember(db(), account?.id ?? '')).toEqual({ rank: 'agent', agentId: 11, isDemo: false })
    const mails = await db().selectFrom('outbox').selectAll().where('subject', '=', 'account: staff invitation').execute()
    const hers = mails.map(({ message }) => JSON.parse(message)).filter(({ to }) => to === 'elise@voorbeeld.example')
    expect(hers).toMatchObject([{ language: 'fr' }])
    const trail = (await findAudit(db(), shell, 1)).filter(({ subjectId }) => subjectId === account?.id)
    expect(trail).toMatchObject([{ name: 'npm run agency', action: 'invited', subject: 'staff', detail: 'agent' }])
    expect(await choosePassword(db(), 'a token of the invitation', 'een heel lang wachtwoord')).toBe('done')
    expect(await inviteStaff(db(), shell, { ...invitation, email, rank: 'manager' }, 'another token', now)).toBe('known')
    // Invited without an agent, she keeps hers.
    expect(await findMember(db(), account?.id ?? '')).toMatchObject({ rank: 'manager', agentId: 11 })
  })

  test('the address of an owner or a subscriber is rejected, as is an unknown agent', async () => {
    for (const role of ['owner', 'seeker'] as const) {
      const { email, id } = await addAccount(db(), role)
      expect(await inviteStaff(db(), shell, { ...invitation, email }, 'token', now)).toBe('other-account')
      expect(await findMember(db(), id)).toBeUndefined()
    }
    const unknown = { ...invitation, email: 'nobody@voorbeeld.example', agentId: 999 }
    expect(await inviteStaff(db(), shell, unknown, 'token', now)).toBe('unknown-agent')
    expect(await findAccount(db(), unknown.email)).toBeUndefined()
  })

  test('the password alone gives no access; with the app it does', async () => {
    const { headers } = await addMember(db(), 'manager')
    const login = await loginOn(authOn(db()), headers)
    expect(await authorize(db(), login, 'seeToday')).toEqual({ kind: 'secondFactor' })
    const { headers: whole } = await addStaff(db(), 'agent', { name: 'Nassim Bouazza', agentId: 12 })
    const staff = await staffFor(db(), whole, 'seeToday')
    expect([staff.name, staff.rank, staff.agentId, staff.language]).toEqual(['Nassim Bouazza', 'agent', 12, 'nl'])
    expect([staff.can('handleLeads'), staff.can('manageStaff')]).toEqual([true, false])
  })

  test('removed staff lose access at once; their leads become unassigned, their actions stay in the audit trail', async () => {
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

  test('sessions of others end, and ranks change; each once in the audit trail', async () => {
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

  test('the audit trail is filtered by person, by mere views, and by day', async () => {
    const { id } = await addStaff(db(), 'agent', { name: 'Greet Van Loock' })
    const at = (iso: string, action: string) => ({
      ...{ id: randomUUID(), at: iso, account_id: id, name: 'Greet Van Loock', action, subject: 'lead' },
      ...{ subject_id: 'x', detail: null },
    })
    await db()
      .insertInto('audit')
      // In Belgium the second is on the next day.
      .values([at('2026-03-02T22:59:00.000Z', 'saw'), at('2026-03-02T23:01:00.000Z', 'changed')])
      .execute()
    const look = async (query: Record<string, string>) => {
      const view = await getStaffView(db(), { managing: shell, auditing: shell }, readAuditQuery({ who: id, ...query }), now)
      return view.audit.map(({ action }) => action)
    }
    expect(await look({})).toEqual(['changed', 'saw'])
    expect(await look({ what: 'looks' })).toEqual(['saw'])
    expect(await look({ day: '2026-03-03' })).toEqual(['changed'])
    expect(await look({ day: '2026-03-03', what: 'looks' })).toEqual([])
    expect(readAuditQuery({ who: "' or 1", what: 'x', day: '2026-02-31', page: '-2' })).toEqual({ looks: false, page: 1 })
    expect(auditHref('nl', { who: id, looks: true, day: '2026-03-03', page: 2 })).toBe(
      `/nl/kantoor/medewerkers/?who=${id}&what=looks&day=2026-03-03&page=2#trail`,
    )
    await db().deleteFrom('audit').where('account_id', '=', id).execute()
  })

  test('at least one manager always remains', async () => {
    await db().updateTable('staff').set({ rank: 'agent' }).execute()
    const last = await addStaff(db(), 'manager')
    const manager = await staffFor(db(), last.headers, 'manageStaff')
    expect(await removeStaff(db(), manager, last.id, now)).toBe('last-manager')
    expect(await changeRank(db(), manager, last.id, 'agent', now)).toBe('last-manager')
    expect(await changeRank(db(), manager, last.id, 'manager', now)).toBe('done')
    // Nor does an invitation to one's own address change that.
    const own = { ...invitation, email: manager.email }
    expect(await inviteStaff(db(), manager, own, 'a token of the last one', now)).toBe('last-manager')
    expect(await findMember(db(), last.id)).toMatchObject({ rank: 'manager' })
  })

  test('the last activity is recorded every five minutes at most', async () => {
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

  test('old audit entries are deleted, newer ones stay', async () => {
    await db().deleteFrom('audit').execute()
    const address = `${randomUUID()}@voorbeeld.example`
    expect(await inviteStaff(db(), shell, { ...invitation, email: address, agentId: undefined }, address, now)).toBe('invited')
    expect(await countAudit(db(), shell)).toBe(1)
    expect(await deleteOldAudit(db(), now)).toBe(0)
    expect(await deleteOldAudit(db(), new Date(now.getTime() + 1))).toBe(1)
    expect(await findAudit(db(), shell, 1)).toEqual([])
  })

  describe('of an agent shown to visitors', () => {
    const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    const feedOf = (agentId: number) => new URL(feedLink(agentId, 'key', now)).searchParams.get('token') ?? ''
    const opens = async (agentId: number, madeAt: Date, at = later(60)) => ({
      link: (await staffByLink(db(), makeAnswerToken('lead', agentId, madeAt), at)) !== undefined,
      feed: (await staffByFeed(db(), feedOf(agentId), at)) !== undefined,
    })
    const giveFeed = async (agentId: number) => {
      const version = (await findCalendarRow(db(), agentId))?.version ?? 0
      expect(await saveFeedKey(db(), agentId, version, 'key')).toBe(true)
    }
    const invite = (email: string, agentId: number | undefined, at: Date) =>
      inviteStaff(db(), shell, { ...invitation, email, agentId }, `token ${email} ${at.toISOString()}`, at)

    beforeEach(async () => {
      for (const table of ['staff', 'agent_calendar', 'agent_busy'] as const) await db().deleteFrom(table).execute()
    })

    test('removal revokes the calendar address and the links of all mails for good', async () => {
      const { id } = await addMember(db(), 'agent', { agentId: 12 })
      await giveFeed(12)
      await db().updateTable('agent_calendar').set({ busy_source: 'encrypted' }).where('agent_id', '=', 12).execute()
      await db()
        .insertInto('agent_busy')
        .values({ agent_id: 12, starts_at: later(60).toISOString(), ends_at: later(90).toISOString() })
        .execute()
      expect(await opens(12, now)).toEqual({ link: true, feed: true })
      expect(await removeStaff(db(), shell, id, later(1))).toBe('done')
      expect(await opens(12, now)).toEqual({ link: false, feed: false })
      // Mails still go to the address in agents.json, but their links are revoked.
      expect(await opens(12, later(2))).toEqual({ link: false, feed: false })
      // The former member's private calendar is no longer read.
      expect(await findCalendarRow(db(), 12)).toMatchObject({ busySource: undefined })
      expect(await db().selectFrom('agent_busy').selectAll().execute()).toEqual([])
      // Another agent keeps both.
      await giveFeed(13)
      expect(await opens(13, now)).toEqual({ link: true, feed: true })
      // A new member gets new ones, not the former ones.
      expect(await invite('next@voorbeeld.example', 12, later(3))).toBe('invited')
      expect(await opens(12, later(2))).toEqual({ link: false, feed: false })
      expect(await opens(12, later(4))).toEqual({ link: true, feed: false })
    })

    test('of two who share an agent one is removed: the other keeps the links of later mails', async () => {
      const [leaver] = [await addMember(db(), 'agent', { agentId: 12 }), await addMember(db(), 'agent', { agentId: 12 })]
      await giveFeed(12)
      await db().updateTable('agent_calendar').set({ busy_source: 'encrypted' }).execute()
      await removeStaff(db(), shell, leaver.id, later(1))
      expect(await opens(12, now)).toEqual({ link: false, feed: false })
      expect(await opens(12, later(2))).toEqual({ link: true, feed: false })
      expect(await findCalendarRow(db(), 12)).toMatchObject({ busySource: 'encrypted' })
      // Inviting a third one revokes nothing.
      await invite('third@voorbeeld.example', 12, later(3))
      expect(await opens(12, later(2))).toEqual({ link: true, feed: false })
    })

    test('becoming another agent, or being erased, revokes the first agent’s links', async () => {
      await invite('moves@voorbeeld.example', 12, now)
      await giveFeed(12)
      await invite('moves@voorbeeld.example', 12, now)
      expect(await opens(12, now)).toEqual({ link: true, feed: true })
      await invite('moves@voorbeeld.example', 13, later(1))
      expect(await opens(12, now)).toEqual({ link: false, feed: false })
      await giveFeed(13)
      expect(await opens(13, now)).toEqual({ link: true, feed: true })
      await erasePerson(db(), 'moves@voorbeeld.example')
      expect(await opens(13, now)).toEqual({ link: false, feed: false })
    })
  })
})
