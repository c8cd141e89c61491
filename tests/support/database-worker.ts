/**
 * What all tests of the database share, as the files of a worker share its modules: hashes that take no tenth of a second, an outbox
 * that nobody works off unasked, a disk that can be told to fail, headers of a request without one; and after each file no database is open.
 */
import { afterAll, vi } from 'vitest'
import { closeDb } from '@/lib/server/db/client'

vi.mock('better-auth/crypto', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...(await import('./quick-passwords.ts')),
}))

vi.mock('@/lib/server/backup/passphrase-key', async () => {
  const { quickKey } = await import('./quick-passwords.ts')
  return { keyOf: quickKey }
})

vi.mock('@/lib/server/outbox/worker', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  wakeOutbox: async () => undefined,
}))

vi.mock('@/lib/server/runtime/replace-file', async (importOriginal) => {
  const { replaceFile } = await importOriginal<typeof import('@/lib/server/runtime/replace-file')>()
  const { unlessDead } = await import('./dying-process.ts')
  return { replaceFile: unlessDead(replaceFile) }
})

vi.mock('next/headers', async (importOriginal) => {
  const original = await importOriginal<typeof import('next/headers')>()
  const { request } = await import('./request-headers.ts')
  return { ...original, headers: async () => request.headers ?? original.headers() }
})

afterAll(closeDb)
