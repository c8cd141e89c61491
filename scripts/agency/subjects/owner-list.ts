/** Commands that list owners with their properties, and remove accounts or single properties. */
import { deleteAccount, findAccount, hasPassword, listAccounts } from '../../../lib/server/db/repositories/accounts/accounts.ts'
import { propertiesOfOwner, takeProperties } from '../../../lib/server/db/repositories/portal/owner-properties.ts'
import { fail, type Line, type Verb } from '../command.ts'
import { withDb } from '../with-db.ts'

const printOwners = () =>
  withDb(async (db) => {
    const owners = await listAccounts(db, 'owner')
    for (const { id, email, name, language } of owners) {
      const state = (await hasPassword(db, id)) ? '' : 'invited'
      console.log([email, name, language, (await propertiesOfOwner(db, id)).join(' '), state].filter(Boolean).join('  '))
    }
    console.log(`${owners.length} owner(s)`)
    return undefined
  })

const removeOwner = ({ words: [email = '', ...ids] }: Line) =>
  withDb(async (db) => {
    const owner = await findAccount(db, email)
    if (owner?.role !== 'owner') return fail('There is no owner with this address.')
    if (ids.length === 0) await deleteAccount(db, email)
    else await takeProperties(db, owner.id, ids.map(Number))
    console.log(ids.length === 0 ? 'The account is deleted, with its sessions.' : `${ids.length} property(s) taken away.`)
    return undefined
  })

export const list: Verb = { summary: 'who has which properties', run: printOwners }

export const remove: Verb = {
  summary: 'deletes the account of an owner with its sessions, or takes properties away from it',
  words: [
    { name: 'mail', shape: 'mail' },
    { name: 'property id', shape: 'number', isOptional: true, isMany: true },
  ],
  run: removeOwner,
}
