/**
 * A connection attempt to PostgreSQL times out if the server does not respond, but not if this process was too busy to read the
 * response.
 */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { Kysely, sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { postgresDialect } from '@/lib/server/db/postgres'

const withTimeout = (url: string, seconds: number) => {
  const address = new URL(url)
  address.searchParams.set('connect_timeout', String(seconds))
  return new Kysely<unknown>({ dialect: postgresDialect(address.href) })
}

test('a connection to a server that never responds times out', async () => {
  const taken: Socket[] = []
  const silent = createServer((socket) => taken.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const db = withTimeout(`postgres://nobody@127.0.0.1:${port}/none`, 0.3)
  await expect(sql`select 1`.execute(db)).rejects.toThrow('timeout expired')
  await db.destroy()
  for (const socket of taken) socket.destroy()
  silent.close()
})

test('a connection does not time out if the server responds while this process is busy', async () => {
  const db = withTimeout(inject('postgresUrl'), 0.3)
  const asked = sql<{ one: number }>`select 1 as one`.execute(db)
  await new Promise((done) => setTimeout(done, 1))
  const begin = performance.now()
  while (performance.now() - begin < 900) {
    // Blocks the event loop.
  }
  expect((await asked).rows).toEqual([{ one: 1 }])
  await db.destroy()
})
