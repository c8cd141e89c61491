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

class SqliteDriver implements Driver {
  readonly #open: () => DatabaseSync
  #opened: DatabaseSync | undefined
  #transaction: Open | undefined

  constructor(open: () => DatabaseSync) {
    this.#open = open
  }

  get #database(): DatabaseSync {
    if (!this.#opened) throw new Error('SQLite: not open')
    return this.#opened
  }

  /** Between the turn and the work nothing else of this process comes. */
  #inTurn<T>(work: () => T): Promise<T> {
    return whenNotBusy(async () => {
      while (this.#transaction) await this.#transaction.ended
      return work()
    })
  }

  #endTransaction(): void {
    this.#transaction?.end()
    this.#transaction = undefined
  }

  async init(): Promise<void> {
    this.#opened = await whenNotBusy(this.#open)
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const query = <Row>(connection: DatabaseConnection, compiled: CompiledQuery) => {
      const work = () => run<Row>(this.#database, compiled)
      return this.#transaction?.owner === connection ? work() : this.#inTurn(work)
    }
    const connection: DatabaseConnection = {
      executeQuery: async <Row>(compiled: CompiledQuery) => query<Row>(connection, compiled),
      async *streamQuery<Row>(compiled: CompiledQuery) {
        yield await connection.executeQuery<Row>(compiled)
      },
    }
    return connection
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#inTurn(() => {
      // At once for writing: from here on no statement finds the database busy.
      this.#database.exec('begin immediate')
      this.#transaction = startTransaction(connection)
    })
  }

  async commitTransaction(): Promise<void> {
    await whenNotBusy(() => this.#database.exec('commit'))
    this.#endTransaction()
  }

  async rollbackTransaction(): Promise<void> {
    try {
      // A full disk makes the database roll back by itself.
      if (this.#database.isTransaction) this.#database.exec('rollback')
    } finally {
      this.#endTransaction()
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (this.#transaction?.owner === connection) await this.rollbackTransaction()
  }

  async destroy(): Promise<void> {
    this.#opened?.close()
  }
}

/** @param open opens the database; busy, it is tried again. */
export const createSqliteDriver = (open: () => DatabaseSync): Driver => new SqliteDriver(open)
