/** A database that fails at a chosen query. */
import type { Db } from '../../lib/server/db/client.ts'

/** The same database, which fails from its `count`th query on, as if the program was killed there. */
export function failingAt(db: Db, count: number): Db {
  let queries = 0
  return db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1
      if (queries >= count) throw new Error('killed')
      return node
    },
    transformResult: async ({ result }) => result,
  })
}
