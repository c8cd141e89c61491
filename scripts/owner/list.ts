/** `list`: the owners and their properties. `remove`: an owner, or single properties of one. */
import { getDb } from '../../lib/server/db/client.ts'
import { deleteAccount, findAccount, hasPassword, listAccounts } from '../../lib/server/db/repositories/accounts.ts'
import { propertiesOfOwner, takeProperties } from '../../lib/server/db/repositories/owner-properties.ts'
import type { OwnerCommand } from './command.ts'

async function runList(): Promise<number> {
  const db = await getDb()
  const owners = await listAccounts(db, 'owner')
  for (const { id, email, name, language } of owners) {
    const state = (await hasPassword(db, id)) ? '' : 'invited'
    console.log([email, name, language, (await propertiesOfOwner(db, id)).join(' '), state].filter(Boolean).join('  '))
  }
  console.log(`${owners.length} owner(s)`)
  return 0
}

async function runRemove([email = '', ...ids]: readonly string[]): Promise<number> {
  if (!email.includes('@') || !ids.every((id) => /^\d{1,12}$/.test(id))) return 2
  const db = await getDb()
  const owner = await findAccount(db, email)
  if (owner?.role !== 'owner') {
    console.error('There is no owner with this address.')
    return 1
  }
  if (ids.length === 0) await deleteAccount(db, email)
  else await takeProperties(db, owner.id, ids.map(Number))
  console.log(ids.length === 0 ? 'The account is deleted, with its sessions.' : `${ids.length} property(s) taken away.`)
  return 0
}

export const list: OwnerCommand = { usage: 'list', run: runList }
export const remove: OwnerCommand = { usage: 'remove <mail> [<property ids>]', run: runRemove }
