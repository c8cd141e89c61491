/**
 * Kysely's driver for one SQLite connection that several tasks of this process share. Statements of others wait while a
 * transaction is open, and nobody waits in the event loop for another process.
 */
import 'server-only'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { whenNotBusy } from './busy.ts'

/** The transaction that is open, by the connection that began it. */
type Open = { owner: DatabaseConnection; ended: Promise<void>; end: () => void }

function startTransaction(owner: DatabaseConnection): Open {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { owner, ended, end }
}

function run<Row>(database: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(sql)
  // Kysely hands over what the query compiler made: plain values only, and the rows that the query describes.
  const values = parameters as SQLInputValue[]
  if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}

/** @param open opens the database; busy, it is tried again. */
export function createSqliteDriver(open: () => DatabaseSync): Driver {
  let opened: DatabaseSync | undefined
  let transaction: Open | undefined

  const database = () => {
    if (!opened) throw new Error('SQLite: not open')
    return opened
  }

  /** Between the turn and the work nothing else of this process comes. */
  const inTurn = <T>(work: () => T): Promise<T> =>
    whenNotBusy(async () => {
      while (transaction) await transaction.ended
      return work()
    })

  function endTransaction(): void {
    transaction?.end()
    transaction = undefined
  }

  async function rollBack(): Promise<void> {
    try {
      // A full disk makes the database roll back by itself.
      if (database().isTransaction) database().exec('rollback')
    } finally {
      endTransaction()
    }
  }

  function connect(): DatabaseConnection {
    const connection: DatabaseConnection = {
      executeQuery: async <Row>(query: CompiledQuery) =>
        transaction?.owner === connection ? run<Row>(database(), query) : inTurn(() => run<Row>(database(), query)),
      async *streamQuery<Row>(query: CompiledQuery) {
        yield await connection.executeQuery<Row>(query)
      },
    }
    return connection
  }

  return {
    async init() {
      opened = await whenNotBusy(open)
    },
    acquireConnection: async () => connect(),
    beginTransaction: (connection) =>
      inTurn(() => {
        // At once for writing: from here on no statement finds the database busy.
        database().exec('begin immediate')
        transaction = startTransaction(connection)
      }),
    async commitTransaction() {
      await whenNotBusy(() => database().exec('commit'))
      endTransaction()
    },
    rollbackTransaction: rollBack,
    async releaseConnection(connection) {
      if (transaction?.owner === connection) await rollBack()
    },
    async destroy() {
      opened?.close()
    },
  }
}
