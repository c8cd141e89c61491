/**
 * Kysely driver for one SQLite connection shared by all tasks of this process. Statements of other tasks wait while a transaction
 * is open; waiting for another process never blocks the event loop.
 */
import 'server-only'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { whenNotBusy } from './busy.ts'

/** The open transaction, by the connection that began it. */
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
  // Values come from Kysely's query compiler: plain values only; rows have the shape that the query describes.
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

  /** No other task of this process runs between getting its turn and the work. */
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
      // Starts as a write transaction, so that later statements never find the database busy.
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
      // SQLite rolls back by itself when the disk is full.
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

/** @param open opens the database; retried while the database is busy. */
export const createSqliteDriver = (open: () => DatabaseSync): Driver => new SqliteDriver(open)
