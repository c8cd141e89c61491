/** Counts the statements sent to a database, regardless of their cost. */
import type { Kysely, KyselyPlugin } from 'kysely'
import type { Database } from '@/lib/server/db/schema'

/** The same database, with a counter of its statements. */
export function countQueries(db: Kysely<Database>): { db: Kysely<Database>; count: () => number } {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), count: () => count }
}
