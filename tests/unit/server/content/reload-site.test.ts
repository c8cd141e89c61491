/** A reload is retried while the site is busy, but not when it refuses the content. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fingerprintContent } from '@/lib/server/content/files/content-fingerprint'
import { contentWatch, reloadSite } from '@/lib/server/content/publish/reload-site'
import { writeReloadToken } from '@/lib/server/security/reload-token'
import { expectConsole } from '../../../support/fail-on-console.ts'
import { ownVarFolder } from '../../../support/var-folder.ts'

ownVarFolder()

beforeEach(() => {
  writeReloadToken()
  expectConsole()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** @param statuses of the site, one after the other; 0 where it is not there. */
async function reload(...statuses: number[]): Promise<{ asked: number; address: string }> {
  const ask = vi.fn(async (_address: string) => {
    const status = statuses.shift()
    if (!status) throw new TypeError('fetch failed')
    return new Response('{}', { status })
  })
  vi.stubGlobal('fetch', ask)
  await reloadSite(1)
  return { asked: ask.mock.calls.length, address: ask.mock.calls[0]?.[0] ?? '' }
}

test('the request is repeated if the site is unreachable or busy', async () => {
  expect(await reload(0, 503, 0, 200)).toMatchObject({ asked: 4 })
  expect(console.info).toHaveBeenCalledWith({ event: 'content-live' })
})

test('it is not repeated if the site refuses the content', async () => {
  expect(await reload(422)).toMatchObject({ asked: 1 })
  expect(console.error).toHaveBeenCalledWith({ event: 'content-not-live', status: 422 })
})

test('if another server has just replaced the shared token, the request is repeated with that', async () => {
  expect(await reload(401, 200)).toMatchObject({ asked: 2 })
})

test('a change made before the content worker thread ended is not missed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('CONTENT_DIR', folder)
  writeFileSync(join(folder, 'site.json'), '{}')
  const fingerprint = await fingerprintContent(folder)
  vi.stubGlobal('contentState', { fingerprint })
  vi.stubGlobal('siteContentThread', { watch: (_: unknown, gone: () => void) => gone() })
  const ask = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', ask)
  writeFileSync(join(folder, 'site.json'), '{ "name": "Scheldelicht" }')
  contentWatch.start()
  await expect.poll(() => ask.mock.calls.length, { timeout: 20_000 }).toBe(1)
  await contentWatch.stop()
})

test('it stops after a minute', async () => {
  expect((await reload()).asked).toBe(61)
})

test('it works without name resolution', async () => {
  expect((await reload(200)).address).toMatch(/^http:\/\/127\.0\.0\.1:/)
})
