/** Row count and fingerprint of a table, independent of the order of rows and of the kind of database. */
import 'server-only'
import { createHash } from 'node:crypto'

export type Row = Readonly<Record<string, unknown>>

export type TableDigest = { rows: number; fingerprint: string }

const modulus = 1n << 256n

/** Databases return numbers as numbers or as texts. */
const plain = (value: unknown) => (value === null || value === undefined ? null : String(value))

function digestOf(row: Row, columns: readonly string[]): bigint {
  const text = JSON.stringify(columns.map((column) => [column, plain(row[column])]))
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
}

/** @param columns in any order; other columns of a row are ignored. */
export function createTableDigest(columns: readonly string[]) {
  const sorted = [...columns].sort()
  let [rows, sum] = [0, 0n]
  return {
    add(row: Row): void {
      rows += 1
      sum = (sum + digestOf(row, sorted)) % modulus
    },
    result: (): TableDigest => ({ rows, fingerprint: sum.toString(16).padStart(64, '0') }),
  }
}
