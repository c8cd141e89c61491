/** Mail subscriptions of shared lists, and changes of their homes. */
import 'server-only'
import { sql } from 'kysely'
import { gathering, nextListMail } from '../../../../domain/shared-list/gather.ts'
import type { Db } from '../../client.ts'
import { latestBy } from '../../clock-ahead.ts'
import type { NewHome } from './shared-list-changes.ts'

export type MailedPerson = {
  id: string
  listId: string
  name: string
  email: string
  language: string
  status: 'pending' | 'confirmed'
  /** Changes before this are known to the member: time of the last mail, or of the last visit of the list. */
  knownUntil: Date
}

type PersonColumns = {
  id: string
  list_id: string
  name: string
  email: string | null
  language: string
  mail_status: string
  mailed_at: string | null
  seen_at: string
}

function toMailed(row: PersonColumns | undefined): MailedPerson | undefined {
  if (!row || row.email === null || (row.mail_status !== 'pending' && row.mail_status !== 'confirmed')) return undefined
  const known = row.mailed_at !== null && row.mailed_at > row.seen_at ? row.mailed_at : row.seen_at
  const { id, list_id: listId, name, email, language, mail_status: status } = row
  return { id, listId, name, email, language, status, knownUntil: new Date(known) }
}

/** Undefined for a member without an address. */
export async function findMailedPerson(db: Db, id: string): Promise<MailedPerson | undefined> {
  return toMailed(await db.selectFrom('shared_list_person').selectAll().where('id', '=', id).executeTakeFirst())
}

/** Stores an unconfirmed address; null removes the address. */
export async function setListMail(db: Db, personId: string, mail: { email: string; language: string } | null): Promise<void> {
  const change = mail
    ? { email: mail.email, language: mail.language, mail_status: 'pending' as const }
    : { email: null, mail_status: 'none' as const }
  await db
    .updateTable('shared_list_person')
    .set({ ...change, mail_due_at: null })
    .where('id', '=', personId)
    .execute()
}

/** For all members of a list except one. */
export async function endMailsOfOthers(db: Db, { id, listId }: { id: string; listId: string }): Promise<void> {
  await db
    .updateTable('shared_list_person')
    .set({ email: null, mail_status: 'none', mail_due_at: null })
    .where('list_id', '=', listId)
    .where('id', '!=', id)
    .execute()
}

/** @returns false if it was confirmed before, or no member has this unconfirmed address. */
export async function confirmListMail(db: Db, { id, email }: Pick<MailedPerson, 'id' | 'email'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shared_list_person')
    .set({ mail_status: 'confirmed' })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('mail_status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Members whose mail is due, up to the limit. They are marked as mailed, so that each is taken by one server only. */
export async function takeDuePeople(db: Db, limit: number, now: Date): Promise<MailedPerson[]> {
  const time = now.toISOString()
  const due = await db
    .selectFrom('shared_list_person')
    .selectAll()
    .where((where) => where.or([where('mail_due_at', '<=', time), where('mail_due_at', '>', latestBy(now, gathering.pauseMs))]))
    .where('mail_status', '=', 'confirmed')
    .orderBy('mail_due_at')
    .limit(limit)
    .execute()
  const taken: MailedPerson[] = []
  for (const row of due) {
    const { numUpdatedRows } = await db
      .updateTable('shared_list_person')
      .set({ mail_due_at: null, mailed_at: time })
      .where('id', '=', row.id)
      .where('mail_due_at', '=', row.mail_due_at)
      .executeTakeFirst()
    const person = toMailed(row)
    if (numUpdatedRows > 0n && person) taken.push(person)
  }
  return taken
}

/** The state of each home that the lists last stored; a home occurs more than once while lists differ. */
export async function findKnownHomes(db: Db): Promise<NewHome[]> {
  const rows = await db.selectFrom('shared_list_home').select(['property_id', 'price', 'marquee']).distinct().execute()
  return rows.map(({ property_id, price, marquee }) => ({ propertyId: property_id, price: price ?? undefined, marquee }))
}

/** Stores changes of a home in all lists that contain it, and makes the mails about them due. */
export async function noteHome(db: Db, { propertyId, price, marquee }: NewHome, now: Date): Promise<void> {
  const time = now.toISOString()
  const rows = await db.selectFrom('shared_list_home').selectAll().where('property_id', '=', propertyId).execute()
  for (const row of rows) {
    const isPrice = row.price !== null && price !== undefined && row.price !== price
    if (!isPrice && row.marquee === marquee && row.price === (price ?? null)) continue
    // A price that became hidden is not reported as a price change.
    const change = isPrice
      ? { changed: 'price' as const, price_before: row.price, changed_at: time }
      : row.marquee === marquee
        ? {}
        : { changed: 'marquee' as const, price_before: null, changed_at: time }
    await db
      .updateTable('shared_list_home')
      .set({ price: price ?? null, marquee, ...change })
      .where('list_id', '=', row.list_id)
      .where('property_id', '=', propertyId)
      .execute()
    if ('changed' in change) await makeMailsDue(db, row.list_id, now)
  }
}

async function makeMailsDue(db: Db, listId: string, now: Date): Promise<void> {
  await db.updateTable('shared_list').set({ version: sql`version + 1` }).where('id', '=', listId).execute()
  await db
    .updateTable('shared_list_person')
    .set({ mail_due_at: nextListMail(undefined, now).toISOString() })
    .where('list_id', '=', listId)
    .where('mail_status', '=', 'confirmed')
    .where('mail_due_at', 'is', null)
    .execute()
}

/** Unsent mails to other members name the author of a change. */
async function deleteMailsNaming(db: Db, email: string): Promise<void> {
  const lists = await db
    .selectFrom('shared_list')
    .innerJoin('shared_list_person', 'shared_list_person.list_id', 'shared_list.id')
    .select('shared_list.key')
    .where('shared_list_person.email', '=', email)
    .execute()
  for (const { key } of lists)
    await db
      .deleteFrom('outbox')
      .where('kind', '=', 'mail')
      .where('status', '<>', 'sent')
      .where('message', 'like', `%"key":"${key}"%`)
      .execute()
}

/** Removes the member with this address from all lists, with hearts and notes. @returns the number of lists. */
export async function eraseFromLists(db: Db, email: string): Promise<number> {
  await deleteMailsNaming(db, email.toLowerCase())
  const { numDeletedRows } = await db.deleteFrom('shared_list_person').where('email', '=', email.toLowerCase()).executeTakeFirst()
  // A list without members is deleted.
  await db
    .deleteFrom('shared_list')
    .where('id', 'not in', (query) => query.selectFrom('shared_list_person').select('list_id'))
    .execute()
  return Number(numDeletedRows)
}
