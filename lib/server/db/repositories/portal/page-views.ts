/** Statistics of properties per day. Counts only change by addition, so that several servers can write at once. */
import 'server-only'
import { sql } from 'kysely'
import type { IsoDate } from '../../../../domain/property/property.ts'
import { inBatches } from '../../../../process/in-batches.ts'
import type { Db } from '../../client.ts'
import type { FigureKind } from '../../tables/portal.ts'
import type { Ownership } from './owner-properties.ts'

export type Figure = { propertyId: number; day: IsoDate; kind: FigureKind; source: string; count: number }

/** An event by one visitor; `hash` is the same for the same visitor and day. */
export type CountedPageView = Omit<Figure, 'count'> & { hash: string }

/** Rows per statement; far below the parameter limits of both databases. */
const rowsAtOnce = 200

const keyOf = ({ propertyId, day, kind, source }: Omit<Figure, 'count'>) => [propertyId, day, kind, source].join(' ')

/** Always sorted the same way, to prevent deadlocks between two servers that update the same rows. */
function sumSorted(figures: readonly Figure[]): Figure[] {
  const sums = new Map<string, Figure>()
  for (const figure of figures) {
    const key = keyOf(figure)
    sums.set(key, { ...figure, count: figure.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, figure]) => figure)
}

/** Adds to the existing counts. */
export async function addFigures(db: Db, figures: readonly Figure[]): Promise<void> {
  for (const batch of inBatches(sumSorted(figures), rowsAtOnce))
    await db
      .insertInto('property_figure')
      .values(batch.map(({ propertyId, ...rest }) => ({ property_id: propertyId, ...rest })))
      .onConflict((conflict) =>
        conflict
          .columns(['property_id', 'day', 'kind', 'source'])
          .doUpdateSet({ count: sql`property_figure.count + excluded.count` }),
      )
      .execute()
}

/** Inserts the hashes and returns those that are new. */
async function insertNewHashes(db: Db, pageViews: readonly CountedPageView[]): Promise<Set<string>> {
  const inserted = new Set<string>()
  const ordered = pageViews.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
  for (const batch of inBatches(ordered, rowsAtOnce)) {
    const rows = await db
      .insertInto('visitor_hash')
      .values(batch.map(({ hash, day }) => ({ hash, day })))
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('hash')
      .execute()
    for (const { hash } of rows) inserted.add(hash)
  }
  return inserted
}

/** Counts the page views that no server has counted yet, in one transaction. @returns the number of new ones. */
export async function countPageViews(db: Db, pageViews: readonly CountedPageView[]): Promise<number> {
  if (pageViews.length === 0) return 0
  return db.transaction().execute(async (transaction) => {
    const fresh = await insertNewHashes(transaction, pageViews)
    const counted = pageViews.filter(({ hash }) => fresh.has(hash))
    await addFigures(
      transaction,
      counted.map(({ hash: _, ...pageView }) => ({ ...pageView, count: 1 })),
    )
    return fresh.size
  })
}

/** Salt of a day: the first server inserts it, the others read it. */
export async function saltOfDay(db: Db, day: IsoDate, made: string): Promise<string> {
  await db
    .insertInto('daily_salt')
    .values({ day, salt: made })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  return (await db.selectFrom('daily_salt').select('salt').where('day', '=', day).executeTakeFirstOrThrow()).salt
}

/** Deletes salts and hashes of the days before `day`: afterwards the counts can no longer be linked to anyone. */
export async function deleteVisitorsBefore(db: Db, day: IsoDate): Promise<void> {
  await db.deleteFrom('daily_salt').where('day', '<', day).execute()
  await db.deleteFrom('visitor_hash').where('day', '<', day).execute()
}

/** All statistics of an owner's property, oldest first; empty for a property of another owner. */
export async function findFigures(db: Db, { accountId, propertyId }: Ownership): Promise<Figure[]> {
  const rows = await db
    .selectFrom('property_figure')
    .innerJoin('owner_property', 'owner_property.property_id', 'property_figure.property_id')
    .select(['property_figure.property_id', 'day', 'kind', 'source', 'count'])
    .where('owner_property.account_id', '=', accountId)
    .where('property_figure.property_id', '=', propertyId)
    .orderBy('day')
    .orderBy('kind')
    .orderBy('source')
    .execute()
  return rows.map(({ property_id, ...rest }) => ({ propertyId: property_id, ...rest }))
}
