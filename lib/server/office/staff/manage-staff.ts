/** Staff management: invitations, ranks and removal; for managers, and for `npm run agency -- staff`. */
import 'server-only'
import type { Rank } from '../../../domain/office/rights.ts'
import { dayMs } from '../../../domain/text/date.ts'
import type { Language } from '../../../domain/text/language.ts'
import { makePasswordToken } from '../../accounts/passwords.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { deleteAccount, findAccount, hasPassword, insertAccount } from '../../db/repositories/accounts/accounts.ts'
import { findMember } from '../../db/repositories/accounts/staff-members.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import {
  endSessionsOf,
  findStaffEntry,
  hasOtherManager,
  lockManagers,
  type NewMember,
  saveMember,
  setRank,
} from '../../db/repositories/office/office-staff.ts'
import { queueMessages } from '../../db/repositories/outbox/outbox.ts'
import { beginAgentLinks, endAgentLinks } from '../../db/repositories/viewings/agent-calendars.ts'
import type { Staff } from './staff.ts'
import { staffInvitationTemplate } from './staff-mails.ts'

type Manager = Staff<'manageStaff'>

/** Days for which an invitation is valid; it can be sent again. */
export const staffInvitationDays = 7

/** `agentId`: undefined for no agent, or to keep that of an existing member. */
export type StaffInvitation = { email: string; name: string; language: Language; rank: Rank; agentId: number | undefined }

/**
 * `known`: has a password already, so nothing was mailed; rank and agent are updated, the agent only if given. `other-account`:
 * the address belongs to an owner or a subscriber. `unknown-agent`: no agent of the content has this id. `last-manager`: no
 * manager would remain.
 */
export type StaffInvitationResult = 'invited' | 'known' | 'other-account' | 'unknown-agent' | 'last-manager'

/**
 * Whether this member is the last manager who can log in; pending invitations do not count, as the address may be mistyped.
 * @param transaction that demotes or removes the member
 */
async function isLastManager(transaction: Db, by: Manager, accountId: string): Promise<boolean> {
  await lockManagers(transaction, by)
  const member = await findMember(transaction, accountId)
  if (member?.rank !== 'manager') return false
  return !(await hasOtherManager(transaction, by, accountId, await hasPassword(transaction, accountId)))
}

/**
 * Changing the agent of a member revokes the links of the former agent and gives no access to mails already sent to the new one.
 * Undefined changes nothing.
 */
async function saveAgent(db: Db, by: Manager, member: NewMember, now: Date): Promise<void> {
  const former = (await findMember(db, member.accountId))?.agentId
  const agentId = member.agentId ?? former
  const isSame = former === agentId
  if (agentId !== undefined && !isSame) await beginAgentLinks(db, agentId, now)
  await saveMember(db, by, { ...member, agentId }, now)
  if (former !== undefined && !isSame) await endAgentLinks(db, former, now)
}

/** Creates account, rank, mail and audit entry in one transaction. @param token random, for the link */
export async function inviteStaff(
  db: Db,
  by: Manager,
  invitation: StaffInvitation,
  token: string,
  now: Date,
): Promise<StaffInvitationResult> {
  const { email, name, language, rank, agentId } = invitation
  if (agentId !== undefined && !getSnapshot().agents.some(({ id }) => id === agentId)) return 'unknown-agent'
  const known = await findAccount(db, email)
  if (known && known.role !== 'staff') return 'other-account'
  return db.transaction().execute(async (transaction) => {
    const account = { email, name, passwordHash: undefined, role: 'staff', language } as const
    const accountId = await insertAccount(transaction, account, now)
    if (rank !== 'manager' && (await isLastManager(transaction, by, accountId))) return 'last-manager'
    await saveAgent(transaction, by, { accountId, rank, agentId }, now)
    await recordAudit(transaction, by, { action: 'invited', subject: 'staff', subjectId: accountId, detail: rank }, now)
    if (await hasPassword(transaction, accountId)) return 'known'
    await makePasswordToken(transaction, accountId, token, new Date(now.getTime() + staffInvitationDays * dayMs))
    const values = { name: known?.name ?? name, token, days: staffInvitationDays }
    const message = staffInvitationTemplate.mail({ to: email.toLowerCase(), language }, values)
    await queueMessages(transaction, [{ kind: 'mail', subject: 'account: staff invitation', message }], now)
    return 'invited'
  })
}

/** `unknown`: no staff member has this id. `last-manager`: no manager would remain. */
export type StaffChange = 'done' | 'unknown' | 'last-manager'

export async function changeRank(db: Db, by: Manager, accountId: string, rank: Rank, now: Date): Promise<StaffChange> {
  return db.transaction().execute(async (transaction) => {
    const entry = await findStaffEntry(transaction, by, accountId, now)
    if (!entry) return 'unknown'
    if (rank !== 'manager' && (await isLastManager(transaction, by, accountId))) return 'last-manager'
    await setRank(transaction, by, accountId, rank)
    const detail = `${entry.rank}, ${rank}`
    await recordAudit(transaction, by, { action: 'changedRank', subject: 'staff', subjectId: accountId, detail }, now)
    return 'done'
  })
}

/** Ends all sessions of a member, for example after a phone was lost. */
export async function endStaffSessions(db: Db, by: Manager, accountId: string, now: Date): Promise<StaffChange> {
  return db.transaction().execute(async (transaction) => {
    if (!(await findStaffEntry(transaction, by, accountId, now))) return 'unknown'
    await endSessionsOf(transaction, by, accountId)
    await recordAudit(transaction, by, { action: 'endedSessions', subject: 'staff', subjectId: accountId }, now)
    return 'done'
  })
}

/**
 * Deletes the account with its sessions, second factor and links, including those of the agent. Assigned leads become
 * unassigned; the audit trail stays.
 */
export async function removeStaff(db: Db, by: Manager, accountId: string, now: Date): Promise<StaffChange> {
  return db.transaction().execute(async (transaction) => {
    const entry = await findStaffEntry(transaction, by, accountId, now)
    if (!entry) return 'unknown'
    if (await isLastManager(transaction, by, accountId)) return 'last-manager'
    await recordAudit(transaction, by, { action: 'removed', subject: 'staff', subjectId: accountId, detail: entry.rank }, now)
    await deleteAccount(transaction, entry.email, now)
    return 'done'
  })
}
