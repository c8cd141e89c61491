/** Reads complete shared lists, as a page shows them. */
import 'server-only'
import type { Choice } from '../../../../domain/shared-list/shared-list.ts'
import type { Db } from '../../client.ts'
import type { SharedListHomeTable, SharedListPersonTable } from '../../tables/shared-lists.ts'

export type ListHome = {
  propertyId: number
  addedBy: string | undefined
  addedAt: Date
  changed: SharedListHomeTable['changed']
  priceBefore: number | undefined
  changedAt: Date | undefined
}

export type ListPerson = {
  id: string
  listId: string
  name: string
  seenAt: Date
  mailStatus: SharedListPersonTable['mail_status']
}

export type Opinion = { personId: string; propertyId: number; choice: Choice | undefined; note: string; changedAt: Date }

export type SharedList = {
  id: string
  key: string
  title: string
  version: number
  endsAt: Date
  /** Newest first. */
  homes: readonly ListHome[]
  /** In the order in which they joined. */
  people: readonly ListPerson[]
  opinions: readonly Opinion[]
}

const toDate = (text: string | null) => (text === null ? undefined : new Date(text))

const toHome = (row: SharedListHomeTable): ListHome => ({
  propertyId: row.property_id,
  addedBy: row.added_by ?? undefined,
  addedAt: new Date(row.added_at),
  changed: row.changed,
  priceBefore: row.price_before ?? undefined,
  changedAt: toDate(row.changed_at),
})

const toPerson = (row: SharedListPersonTable): ListPerson => ({
  id: row.id,
  listId: row.list_id,
  name: row.name,
  seenAt: new Date(row.seen_at),
  mailStatus: row.mail_status,
})

async function findHomes(db: Db, listId: string): Promise<ListHome[]> {
  const rows = await db
    .selectFrom('shared_list_home')
    .selectAll()
    .where('list_id', '=', listId)
    .orderBy('added_at', 'desc')
    .orderBy('property_id')
    .execute()
  return rows.map(toHome)
}

async function findPeople(db: Db, listId: string): Promise<ListPerson[]> {
  const rows = await db
    .selectFrom('shared_list_person')
    .selectAll()
    .where('list_id', '=', listId)
    .orderBy('joined_at')
    .orderBy('id')
    .execute()
  return rows.map(toPerson)
}

async function findOpinions(db: Db, listId: string): Promise<Opinion[]> {
  const rows = await db.selectFrom('shared_list_opinion').selectAll().where('list_id', '=', listId).execute()
  return rows.map(({ person_id, property_id, choice, note, changed_at }) => ({
    personId: person_id,
    propertyId: property_id,
    choice: choice ?? undefined,
    note,
    changedAt: new Date(changed_at),
  }))
}

type Which = { key: string } | { id: string }

/** Undefined for a list that does not exist, or has expired. */
export async function findSharedList(db: Db, which: Which, now: Date): Promise<SharedList | undefined> {
  const [column, value] = 'key' in which ? (['key', which.key] as const) : (['id', which.id] as const)
  const row = await db
    .selectFrom('shared_list')
    .selectAll()
    .where(column, '=', value)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  const { id, key, title, version, ends_at } = row
  const [homes, people, opinions] = [await findHomes(db, id), await findPeople(db, id), await findOpinions(db, id)]
  return { id, key, title, version, endsAt: new Date(ends_at), homes, people, opinions }
}

/** Version of a list; undefined for a list that does not exist. */
export async function findListVersion(db: Db, key: string, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('shared_list')
    .select('version')
    .where('key', '=', key)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.version
}

/** Steps (ms) in which the last visit is stored, to limit writes. */
const seenStepMs = 20_000

/** Stores that a member opened the list. */
export async function noteSeen(db: Db, personId: string, now: Date): Promise<void> {
  await db
    .updateTable('shared_list_person')
    .set({ seen_at: now.toISOString() })
    .where('id', '=', personId)
    .where('seen_at', '<', new Date(now.getTime() - seenStepMs).toISOString())
    .execute()
}

/** Deletes expired lists with all their data. @returns their number. */
export async function deleteEndedLists(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('shared_list').where('ends_at', '<=', now.toISOString()).executeTakeFirst()
  return Number(numDeletedRows)
}
