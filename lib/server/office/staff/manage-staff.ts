/** Who joins the office, what they may do there, and who leaves: for managers, and for `npm run agency -- staff`. */
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

/** An invitation waits this many days; it can be sent again. */
export const staffInvitationDays = 7

/** `agentId` undefined: of somebody new, none; whoever is known keeps theirs. */
export type StaffInvitation = { email: string; name: string; language: Language; rank: Rank; agentId: number | undefined }

/**
 * `known`: has a password already, so nothing was mailed; rank and agent are as asked, and the agent stays where none is named. `other-account`: the address is that of an
 * owner or of somebody who keeps searches. `unknown-agent`: no agent of the content has this number. `last-manager`: nobody could manage any more.
 */
export type StaffInvitationResult = 'invited' | 'known' | 'other-account' | 'unknown-agent' | 'last-manager'

/**
 * Whether somebody who is to be less, or to go, is the only one who manages: of whoever can come in those who can, as an invitation may have gone to
 * a mistyped address. @param transaction in which that happens.
 */
async function isLastManager(transaction: Db, by: Manager, accountId: string): Promise<boolean> {
  await lockManagers(transaction, by)
  const member = await findMember(transaction, accountId)
  if (member?.rank !== 'manager') return false
  return !(await hasOtherManager(transaction, by, accountId, await hasPassword(transaction, accountId)))
}

/** Whoever becomes another agent leaves the one before, and gets nothing of what was mailed to the next; without a word about it nobody does. */
async function saveAgent(db: Db, by: Manager, member: NewMember, now: Date): Promise<void> {
  const former = (await findMember(db, member.accountId))?.agentId
  const agentId = member.agentId ?? former
  const isSame = former === agentId
  if (agentId !== undefined && !isSame) await beginAgentLinks(db, agentId, now)
  await saveMember(db, by, { ...member, agentId }, now)
  if (former !== undefined && !isSame) await endAgentLinks(db, former, now)
}

/** Account, rank, mail and note in one transaction. @param token of the link, made by chance. */
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

/** `unknown`: nobody of the staff has this number. `last-manager`: then nobody could manage any more. */
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

/** Logs somebody out everywhere: a telephone was lost, or a browser was left open. */
export async function endStaffSessions(db: Db, by: Manager, accountId: string, now: Date): Promise<StaffChange> {
  return db.transaction().execute(async (transaction) => {
    if (!(await findStaffEntry(transaction, by, accountId, now))) return 'unknown'
    await endSessionsOf(transaction, by, accountId)
    await recordAudit(transaction, by, { action: 'endedSessions', subject: 'staff', subjectId: accountId }, now)
    return 'done'
  })
}

/** The account goes with its sessions, second factor and links, also those of the agent; what they took is nobody's, what they did stays in the trail. */
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
