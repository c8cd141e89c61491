/** The agency creates the accounts of owners: without a password, and with a mail that contains the link to choose one. */
import 'server-only'
import { dayMs } from '../../domain/text/date.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findAccount, hasPassword, insertAccount } from '../db/repositories/accounts/accounts.ts'
import { queueMessages } from '../db/repositories/outbox/outbox.ts'
import { giveProperties, propertiesOfOwner } from '../db/repositories/portal/owner-properties.ts'
import { languageInUse } from '../pages/language-in-use.ts'
import { invitationTemplate, propertyAddedTemplate } from './account-mails.ts'
import { makePasswordToken } from './passwords.ts'

/** Days that an invitation is valid; the agency can send another. */
const invitationDays = 14

export type Invitation = { email: string; name: string; language: Language; propertyIds: readonly number[] }

/**
 * `owned`: the owner already has all the properties, so nothing was mailed. `not-an-owner`: the address belongs to an account
 * with another role.
 */
export type InvitationResult =
  | { kind: 'invited' | 'added' | 'owned' }
  | { kind: 'unknown-property'; propertyId: number }
  | { kind: 'not-an-owner' }

/**
 * Writes account, properties and mail in one transaction. An owner who already has a password keeps it, and is notified of added
 * properties in the language of the account.
 * @param token random token of the link.
 * @param alongside writes more in the same transaction, given the account id.
 */
export async function inviteOwner(
  db: Db,
  invitation: Invitation,
  token: string,
  now: Date,
  alongside?: (transaction: Db, accountId: string) => Promise<void>,
): Promise<InvitationResult> {
  const { email, name, language, propertyIds } = invitation
  const unknown = propertyIds.find((id) => !getSnapshot().propertyById.has(id))
  if (unknown !== undefined) return { kind: 'unknown-property', propertyId: unknown }
  const known = await findAccount(db, email)
  if (known && known.role !== 'owner') return { kind: 'not-an-owner' }
  return db.transaction().execute(async (transaction) => {
    const id = await insertAccount(transaction, { email, name, passwordHash: undefined, role: 'owner', language }, now)
    const owned = new Set(await propertiesOfOwner(transaction, id))
    const hasOwnPassword = await hasPassword(transaction, id)
    if (hasOwnPassword && propertyIds.every((propertyId) => owned.has(propertyId))) return { kind: 'owned' }
    await giveProperties(transaction, id, propertyIds)
    await alongside?.(transaction, id)
    if (!hasOwnPassword) await makePasswordToken(transaction, id, token, new Date(now.getTime() + invitationDays * dayMs))
    const values = { name: known?.name ?? name, propertyIds: [...propertyIds] }
    const message = hasOwnPassword
      ? propertyAddedTemplate.mail({ to: email, language: known ? languageInUse(known.language) : language }, values)
      : invitationTemplate.mail({ to: email, language }, { ...values, token, days: invitationDays })
    const subject = hasOwnPassword ? 'account: property' : 'account: invitation'
    await queueMessages(transaction, [{ kind: 'mail', subject, message }], now)
    return { kind: hasOwnPassword ? 'added' : 'invited' }
  })
}
