/**
 * Setup shared by all database tests of a worker: cheap password hashes, an outbox whose worker does not run by itself,
 * a disk whose failures a test can trigger, request headers outside a request; after each file all databases are closed.
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
