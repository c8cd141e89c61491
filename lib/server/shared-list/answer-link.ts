/** What the buttons behind the links of mails about a shared list do; a second time changes nothing and gives the same. */
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

/** Where a link leads once it was answered: the list; undefined when it has ended. */
async function listOf(db: Db, { listId }: Pick<MailedPerson, 'listId'>, now: Date): Promise<string | undefined> {
  return (await findSharedList(db, { id: listId }, now))?.key
}

/** @returns the key of the list; undefined when the link is not ours, too old, of another address, or the list has ended. */
export const confirmListMails = (db: Db, token: string, now: Date): Promise<string | undefined> =>
  listMailing.follow('confirm', token, now, async (id) => {
    const person = await findMailedPerson(db, personOf(id))
    if (!person || !isOfAddress(id, person)) return undefined
    await confirmListMail(db, person)
    return listOf(db, person, now)
  })

/** Ended once is ended: whoever clicks again has no address on the list any more, which is just as good. */
export const endListMails = (db: Db, token: string, now: Date): Promise<true | undefined> =>
  listMailing.follow('end', token, now, async (id) => {
    await setListMail(db, id, null)
    return true as const
  })
