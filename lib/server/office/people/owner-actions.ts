/**
 * Actions on owners: invite them, add and remove properties, and log activities in their portal; in the office, and by `npm run
 * owner`.
 */
import 'server-only'
import type { ItemKind } from '../../../domain/portal/portal-item.ts'
import { type Invitation, type InvitationResult, inviteOwner } from '../../accounts/invite-owner.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { findOwner } from '../../db/repositories/office/office-owners.ts'
import { takeProperties } from '../../db/repositories/portal/owner-properties.ts'
import { addItems } from '../../db/repositories/portal/portal-items.ts'
import { type ItemField, readItem } from '../../portal/read-item.ts'
import type { Staff } from '../staff/staff.ts'

type Handler = Staff<'handleOwners'>

/** Creates account, properties, mail and audit entry in one transaction. @param token random, for the link */
export const inviteOwnerAs = (
  db: Db,
  staff: Handler,
  invitation: Invitation,
  token: string,
  now: Date,
): Promise<InvitationResult> =>
  inviteOwner(db, invitation, token, now, (transaction, accountId) =>
    recordAudit(transaction, staff, { action: 'invited', subject: 'owner', subjectId: accountId }, now),
  )

/** False if the owner does not exist or does not have the property, for example because a colleague removed it first. */
export function removePropertyFrom(db: Db, staff: Handler, accountId: string, propertyId: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await findOwner(transaction, staff, accountId))) return false
    if ((await takeProperties(transaction, accountId, [propertyId])) === 0) return false
    await recordAudit(
      transaction,
      staff,
      { action: 'removed', subject: 'ownership', subjectId: `${accountId} ${propertyId}` },
      now,
    )
    return true
  })
}

export type Logged = { kind: 'logged'; date: string; propertyId: number } | { kind: 'wrong'; mistakes: string[] }

/** Adds one item to the portal of a property. @param fields by the names of the command's options */
export async function logForOwner(
  db: Db,
  staff: Staff<'handleOwners'>,
  kind: ItemKind,
  fields: Readonly<Partial<Record<ItemField, string>>>,
  now: Date,
): Promise<Logged> {
  const read = readItem(kind, fields)
  if ('mistakes' in read) return { kind: 'wrong', mistakes: read.mistakes }
  const { propertyId, date } = read.item
  await db.transaction().execute(async (transaction) => {
    await addItems(transaction, [read.item], now)
    await recordAudit(transaction, staff, { action: 'noted', subject: 'portal', subjectId: String(propertyId) }, now)
  })
  return { kind: 'logged', date, propertyId }
}
