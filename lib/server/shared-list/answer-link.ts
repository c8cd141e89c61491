/** The actions of mailed links about a shared list; repeating one changes nothing and returns the same. */
import 'server-only'
import type { Db } from '../db/client.ts'
import {
  confirmListMail,
  findMailedPerson,
  type MailedPerson,
  setListMail,
} from '../db/repositories/shared-list/shared-list-mails.ts'
import { findSharedList } from '../db/repositories/shared-list/shared-lists.ts'
import { isOfAddress, listMailing, personOf } from './list-links.ts'

/** The key of the list that the page links to afterwards; undefined when the list has ended. */
async function listOf(db: Db, { listId }: Pick<MailedPerson, 'listId'>, now: Date): Promise<string | undefined> {
  return (await findSharedList(db, { id: listId }, now))?.key
}

/**
 * @returns the key of the list; undefined for an invalid or expired link, a link to another address, or a list that has ended.
 */
export const confirmListMails = (db: Db, token: string, now: Date): Promise<string | undefined> =>
  listMailing.follow('confirm', token, now, async (id) => {
    const person = await findMailedPerson(db, personOf(id))
    if (!person || !isOfAddress(id, person)) return undefined
    await confirmListMail(db, person)
    return listOf(db, person, now)
  })

/** Always true for a valid link: after the first time the list no longer has the address. */
export const endListMails = (db: Db, token: string, now: Date): Promise<true | undefined> =>
  listMailing.follow('end', token, now, async (id) => {
    await setListMail(db, id, null)
    return true as const
  })
