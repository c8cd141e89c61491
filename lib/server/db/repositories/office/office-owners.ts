/** Owners as the office sees them: who uses the portal, their properties, and the latest items logged for them. */
import 'server-only'
import { type ExpressionBuilder, sql } from 'kysely'
import { type ItemKind, itemKinds } from '../../../../domain/portal/portal-item.ts'
import type { IsoDate } from '../../../../domain/property/property.ts'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'
import { likeAny } from '../../like.ts'
import type { Database } from '../../schema.ts'

/** `invited`: has not chosen a password yet. */
export const ownerViews = ['all', 'active', 'invited'] as const

export type OwnerView = (typeof ownerViews)[number]

export type OwnerFilter = { view: OwnerView; text: string | undefined }

export type OfficeOwner = {
  id: string
  email: string
  name: string
  language: string
  createdAt: Date
  hasPassword: boolean
  /** When a session that is still valid was last used; undefined if there is none. */
  seenAt: Date | undefined
}

/** Rows per page. */
export const ownerPageSize = 25

type Where = ExpressionBuilder<Database, 'account'>

const hasPassword = (where: Where) =>
  where.exists(
    where
      .selectFrom('credential')
      .select('credential.id')
      .whereRef('credential.account_id', '=', 'account.id')
      .where('credential.password', 'is not', null),
  )

const fits =
  ({ view, text }: OwnerFilter) =>
  (where: Where) =>
    where.and([
      where('account.role', '=', 'owner'),
      ...(view === 'active' ? [hasPassword(where)] : []),
      ...(view === 'invited' ? [where.not(hasPassword(where))] : []),
      ...(text === undefined
        ? []
        : [
            sql<boolean>`(lower(account.name) like ${likeAny(text)} escape '\\' or account.email like ${likeAny(text)} escape '\\')`,
          ]),
    ])

const selectOwners = (db: Db) =>
  db
    .selectFrom('account')
    .select(['account.id', 'account.email', 'account.name', 'account.language', 'account.created_at'])
    .select((where) => [
      where
        .selectFrom('session')
        .select(({ fn }) => fn.max('session.updated_at').as('seen'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('seen_at'),
      where
        .selectFrom('credential')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('credential.account_id', '=', 'account.id')
        .where('credential.password', 'is not', null)
        .as('passwords'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectOwners>['execute']>>[number]

const toOwner = ({ created_at, seen_at, passwords, ...row }: Row): OfficeOwner => ({
  ...row,
  createdAt: new Date(created_at),
  hasPassword: Number(passwords) > 0,
  seenAt: seen_at ? new Date(seen_at) : undefined,
})

/** Ordered by name. @param page from 1. */
export async function findOwnerPage(
  db: Db,
  _staff: Staff<'handleOwners'>,
  filter: OwnerFilter,
  page: number,
): Promise<OfficeOwner[]> {
  const rows = await selectOwners(db)
    .where(fits(filter))
    .orderBy('account.name')
    .orderBy('account.id')
    .limit(ownerPageSize)
    .offset((page - 1) * ownerPageSize)
    .execute()
  return rows.map(toOwner)
}

/** Number of owners in each view that match the text. */
export async function countOwners(
  db: Db,
  _staff: Staff<'handleOwners'>,
  text: string | undefined,
): Promise<Record<OwnerView, number>> {
  const row = await db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .select((where) =>
      where.fn.sum<number | string | null>(where.case().when(hasPassword(where)).then(1).else(0).end()).as('active'),
    )
    .where(fits({ view: 'all', text }))
    .executeTakeFirstOrThrow()
  const [all, active] = [Number(row.count), Number(row.active ?? 0)]
  return { all, active, invited: all - active }
}

export async function findOwner(db: Db, _staff: Staff<'handleOwners'>, id: string): Promise<OfficeOwner | undefined> {
  const row = await selectOwners(db).where('account.role', '=', 'owner').where('account.id', '=', id).executeTakeFirst()
  return row && toOwner(row)
}

export type Owned = {
  accountId: string
  propertyId: number /** Day of the last communication or viewing that was logged. */
  lastAt: IsoDate | undefined
}

/** Properties of these owners, by number. */
export async function findOwned(
  db: Db,
  _staff: Staff<'handleOwners'>,
  accountIds: readonly string[],
  today: IsoDate,
): Promise<Owned[]> {
  if (accountIds.length === 0) return []
  const rows = await db
    .selectFrom('owner_property')
    .select(['account_id', 'property_id'])
    .select(({ selectFrom }) =>
      selectFrom('portal_item')
        .select(({ fn }) => fn.max('portal_item.date').as('last'))
        .whereRef('portal_item.property_id', '=', 'owner_property.property_id')
        .where('portal_item.kind', '<>', 'media')
        // A planned viewing does not count as a contact yet.
        .where('portal_item.date', '<=', today)
        .as('last_at'),
    )
    .where('account_id', 'in', accountIds)
    .orderBy('property_id')
    .execute()
  return rows.map((row) => ({ accountId: row.account_id, propertyId: row.property_id, lastAt: row.last_at ?? undefined }))
}

/** The first owner of a property, by name, whose portal the office can view. */
export async function findOwnerOf(db: Db, _staff: Staff<'handleOwners'>, propertyId: number): Promise<OfficeOwner | undefined> {
  const row = await selectOwners(db)
    .innerJoin('owner_property', 'owner_property.account_id', 'account.id')
    .where('owner_property.property_id', '=', propertyId)
    .where('account.role', '=', 'owner')
    .orderBy('account.name')
    .orderBy('account.id')
    .executeTakeFirst()
  return row && toOwner(row)
}

export type LoggedItem = {
  id: string
  propertyId: number
  kind: ItemKind | undefined
  date: IsoDate
  type: string
  contact: string
  subject: string
  comment: string
  status: string
}

/** Without advertisements. */
const logged = (db: Db, propertyIds: readonly number[]) =>
  db.selectFrom('portal_item').where('property_id', 'in', propertyIds).where('kind', '<>', 'media')

/** Number of items logged for these properties. */
export async function countLoggedItems(db: Db, _staff: Staff<'handleOwners'>, propertyIds: readonly number[]): Promise<number> {
  if (propertyIds.length === 0) return 0
  const row = await logged(db, propertyIds)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Items logged for these properties, newest first. @param limit of rows. */
export async function findLoggedItems(
  db: Db,
  _staff: Staff<'handleOwners'>,
  propertyIds: readonly number[],
  limit: number,
): Promise<LoggedItem[]> {
  if (propertyIds.length === 0) return []
  const rows = await logged(db, propertyIds)
    .select(['id', 'property_id', 'kind', 'date', 'type', 'contact', 'subject', 'comment', 'status'])
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ property_id: propertyId, kind, ...row }) => ({
    ...row,
    propertyId,
    kind: itemKinds.find((known) => known === kind),
  }))
}
