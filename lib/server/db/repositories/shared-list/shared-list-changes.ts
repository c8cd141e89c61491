/** Changes of shared lists by their members. Each change is one transaction that locks the list. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { nextListMail } from '../../../../domain/shared-list/gather.ts'
import { type Choice, endOf, nameKey, sharedListLimits } from '../../../../domain/shared-list/shared-list.ts'
import type { Language } from '../../../../domain/text/language.ts'
import type { Db } from '../../client.ts'
import { endMailsOfOthers } from './shared-list-mails.ts'

/** A home added to a list, with its public price and marquee at that time, to detect later changes. */
export type NewHome = { propertyId: number; price: number | undefined; marquee: number }

const homeRow = (listId: string, personId: string, time: string, { propertyId, price, marquee }: NewHome) => ({
  list_id: listId,
  property_id: propertyId,
  added_by: personId,
  added_at: time,
  price: price ?? null,
  marquee,
  changed: null,
  price_before: null,
  changed_at: null,
})

const personRow = (id: string, listId: string, name: string, language: Language, time: string) => ({
  id,
  list_id: listId,
  name,
  name_key: nameKey(name),
  joined_at: time,
  seen_at: time,
  email: null,
  mail_status: 'none' as const,
  language,
  mail_due_at: null,
  mailed_at: null,
})

export type NewList = { key: string; name: string; language: Language; homes: readonly NewHome[] }

/** @returns ids of the list and of the person who created it. */
export async function createSharedList(
  db: Db,
  { key, name, language, homes }: NewList,
  now: Date,
): Promise<{ listId: string; personId: string }> {
  const [listId, personId, time] = [randomUUID(), randomUUID(), now.toISOString()]
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('shared_list')
      .values({ id: listId, key, title: '', version: 1, created_at: time, ends_at: endOf(now).toISOString() })
      .execute()
    await transaction
      .insertInto('shared_list_person')
      .values(personRow(personId, listId, name, language, time))
      .execute()
    const rows = homes.slice(0, sharedListLimits.homes).map((home) => homeRow(listId, personId, time, home))
    if (rows.length > 0) await transaction.insertInto('shared_list_home').values(rows).execute()
  })
  return { listId, personId }
}

/** Schedules mails about a change to all subscribed members except its author. */
async function setMailsDue(db: Db, listId: string, by: string | undefined, now: Date): Promise<void> {
  const waiting = await db
    .selectFrom('shared_list_person')
    .select(['id', 'mailed_at'])
    .where('list_id', '=', listId)
    .where('mail_status', '=', 'confirmed')
    .where('mail_due_at', 'is', null)
    .execute()
  for (const { id, mailed_at } of waiting.filter((person) => person.id !== by)) {
    const due = nextListMail(mailed_at === null ? undefined : new Date(mailed_at), now)
    await db.updateTable('shared_list_person').set({ mail_due_at: due.toISOString() }).where('id', '=', id).execute()
  }
}

/** `by`: the member who made the change; undefined if it was not a member. */
type Change<Result> = { listId: string; by?: string; now: Date; carryOut: (db: Db) => Promise<Result> }

/** Locks the list by incrementing its version, so that changes run one after the other. Undefined if it does not exist. */
async function changeList<Result>(db: Db, { listId, by, now, carryOut }: Change<Result>): Promise<Result | undefined> {
  return db.transaction().execute(async (transaction) => {
    const held = await transaction
      .updateTable('shared_list')
      .set({ version: sql`version + 1` })
      .where('id', '=', listId)
      .where('ends_at', '>', now.toISOString())
      .executeTakeFirst()
    if (held.numUpdatedRows === 0n) return undefined
    const result = await carryOut(transaction)
    await setMailsDue(transaction, listId, by, now)
    return result
  })
}

const findNamed = (db: Db, listId: string, name: string) =>
  db
    .selectFrom('shared_list_person')
    .select('id')
    .where('list_id', '=', listId)
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst()

/** Giving the name of a member continues as that member, e.g. on another device. @returns `full` when there is no room. */
export async function joinList(
  db: Db,
  listId: string,
  { name, language }: { name: string; language: Language },
  now: Date,
): Promise<string | 'full' | undefined> {
  const known = await findNamed(db, listId, name)
  if (known) return known.id
  const id = randomUUID()
  const carryOut = async (transaction: Db) => {
    const people = await transaction
      .selectFrom('shared_list_person')
      .select(['id', 'name_key'])
      .where('list_id', '=', listId)
      .execute()
    const same = people.find(({ name_key }) => name_key === nameKey(name))
    if (same) return same.id
    if (people.length >= sharedListLimits.people) return 'full'
    const row = personRow(id, listId, name, language, now.toISOString())
    await transaction.insertInto('shared_list_person').values(row).execute()
    return id
  }
  return changeList(db, { listId, by: id, now, carryOut })
}

type Person = { id: string; listId: string }

/** @returns `taken` when another member has this name. */
export async function renamePerson(
  db: Db,
  { id, listId }: Person,
  name: string,
  now: Date,
): Promise<'taken' | 'done' | undefined> {
  const carryOut = async (transaction: Db) => {
    const same = await findNamed(transaction, listId, name)
    if (same && same.id !== id) return 'taken'
    await transaction
      .updateTable('shared_list_person')
      .set({ name, name_key: nameKey(name) })
      .where('id', '=', id)
      .execute()
    return 'done'
  }
  return changeList(db, { listId, by: id, now, carryOut })
}

export async function setListTitle(db: Db, { id, listId }: Person, title: string, now: Date): Promise<void> {
  const carryOut = (transaction: Db) => transaction.updateTable('shared_list').set({ title }).where('id', '=', listId).execute()
  await changeList(db, { listId, by: id, now, carryOut })
}

/** Homes already in the list are unchanged. @returns the number of added homes, or `full` if not all have room. */
export async function addHomes(
  db: Db,
  { id, listId }: Person,
  homes: readonly NewHome[],
  now: Date,
): Promise<number | 'full' | undefined> {
  const carryOut = async (transaction: Db) => {
    const rows = await transaction.selectFrom('shared_list_home').select('property_id').where('list_id', '=', listId).execute()
    const known = new Set(rows.map(({ property_id }) => property_id))
    const added = homes.filter(({ propertyId }) => !known.has(propertyId))
    const room = added.slice(0, sharedListLimits.homes - known.size)
    const values = room.map((home) => homeRow(listId, id, now.toISOString(), home))
    if (values.length > 0) await transaction.insertInto('shared_list_home').values(values).execute()
    return room.length < added.length ? 'full' : room.length
  }
  return changeList(db, { listId, by: id, now, carryOut })
}

/** Keeps a home that another member has chosen or commented on. @returns whether it was removed. */
export async function removeHome(db: Db, { id, listId }: Person, propertyId: number, now: Date): Promise<boolean> {
  const carryOut = async (transaction: Db) => {
    const others = await transaction
      .selectFrom('shared_list_opinion')
      .select(['choice', 'note'])
      .where('list_id', '=', listId)
      .where('property_id', '=', propertyId)
      .where('person_id', '!=', id)
      .execute()
    if (others.some(({ choice, note }) => choice !== null || note !== '')) return false
    for (const table of ['shared_list_opinion', 'shared_list_home'] as const)
      await transaction.deleteFrom(table).where('list_id', '=', listId).where('property_id', '=', propertyId).execute()
    return true
  }
  return (await changeList(db, { listId, by: id, now, carryOut })) ?? false
}

/** A member's opinion of a home; omitted fields are unchanged. `choice` null removes the choice. */
export type OpinionChange = { choice?: Choice | null; note?: string }

export async function setOpinion(
  db: Db,
  { id, listId }: Person,
  propertyId: number,
  change: OpinionChange,
  now: Date,
): Promise<void> {
  const changed = { ...change, changed_at: now.toISOString() }
  const carryOut = async (transaction: Db) => {
    const home = await transaction
      .selectFrom('shared_list_home')
      .select('property_id')
      .where('list_id', '=', listId)
      .where('property_id', '=', propertyId)
      .executeTakeFirst()
    if (!home) return
    await transaction
      .insertInto('shared_list_opinion')
      .values({ person_id: id, list_id: listId, property_id: propertyId, choice: null, note: '', ...changed })
      .onConflict((conflict) => conflict.columns(['person_id', 'property_id']).doUpdateSet(changed))
      .execute()
  }
  await changeList(db, { listId, by: id, now, carryOut })
}

/** Invalidates the old link and ends the mails of the others, which would send the new link to people it is hidden from. */
export async function setListKey(db: Db, { id, listId }: Person, key: string, now: Date): Promise<void> {
  const carryOut = async (transaction: Db) => {
    await transaction.updateTable('shared_list').set({ key }).where('id', '=', listId).execute()
    await endMailsOfOthers(transaction, { id, listId })
  }
  await changeList(db, { listId, by: id, now, carryOut })
}

/** Removes a member from a list, with hearts and notes. Homes that the member added remain. */
export async function leaveList(db: Db, { id, listId }: Person, now: Date): Promise<void> {
  const carryOut = async (transaction: Db) => {
    await transaction.deleteFrom('shared_list_person').where('id', '=', id).execute()
    await transaction
      .updateTable('shared_list_home')
      .set({ added_by: null })
      .where('list_id', '=', listId)
      .where('added_by', '=', id)
      .execute()
  }
  await changeList(db, { listId, by: id, now, carryOut })
}

export async function deleteSharedList(db: Db, listId: string): Promise<void> {
  await db.deleteFrom('shared_list').where('id', '=', listId).execute()
}
