/** Stores: written files can be read, missing ones are undefined, errors are reported. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createCachedStore } from '@/lib/server/store/cached-store'
import { createFolderStore, type FileStore } from '@/lib/server/store/file-store'
import { createLenientStore } from '@/lib/server/store/lenient-store'
import { createS3Store } from '@/lib/server/store/s3-store'
import { expectConsole } from '../../../support/fail-on-console.ts'
import { type S3Server, startS3 } from '../../../support/s3-server.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3()
})
afterEach(() => {
  server.fails = undefined
  server.objects.clear()
  server.log.length = 0
})
afterAll(() => server.stop())

const ownFolder = () => createFolderStore(mkdtempSync(join(tmpdir(), 'store-')))
const name = 'media/files/0a1b/800.avif'
const bytes = Buffer.from([0, 255, 1, 254])

describe.each([
  ['a folder', ownFolder],
  ['S3', () => createS3Store(server.url)],
])('%s', (_, open: () => FileStore) => {
  test('reads what was written, of any bytes, the last one where there were two', async () => {
    const store = open()
    await store.write(name, Buffer.from('before'))
    await store.write(name, bytes)
    expect(await store.read(name)).toEqual(bytes)
  })

  test('has nothing under other names, and nothing any more once it was removed', async () => {
    const store = open()
    expect(await store.read(name)).toBeUndefined()
    await store.write(name, bytes)
    await store.remove(name)
    expect(await store.read(name)).toBeUndefined()
    await expect(store.remove(name)).resolves.toBeUndefined()
  })
})

test('S3 keeps files in a folder of the bucket where the address names one', async () => {
  const store = createS3Store(server.url.replace('/site', '/site/agency/one'))
  await store.write(name, bytes)
  expect([...server.objects.keys()]).toEqual([`agency/one/${name}`])
})

test('S3 that rejects the key or is unreachable is an error, whose message does not contain the key', async () => {
  const store = createS3Store(server.url.replace('a%20secret', 'another'))
  const refused = await store.read(name).catch((error: unknown) => String(error))
  expect(refused).toContain('403')
  expect(refused).not.toMatch(/another|AGENCY/)
  server.fails = 503
  await expect(createS3Store(server.url).write(name, bytes)).rejects.toThrow('503')
})

describe('a folder in front of S3', () => {
  const open = () => createCachedStore(ownFolder(), createLenientStore(createS3Store(server.url)))

  test('a file written by one machine is read by the other once from the store, and then from its folder', async () => {
    const [one, other] = [open(), open()]
    await one.write(name, bytes)
    await expect.poll(() => server.objects.size).toBe(1)
    expect(await other.read(name)).toEqual(bytes)
    expect(await other.read(name)).toEqual(bytes)
    expect(server.log).toEqual([`PUT /site/${name}`, `GET /site/${name}`])
  })

  test('a missing file is cached as missing for a while', async () => {
    const store = open()
    expect(await store.read(name)).toBeUndefined()
    expect(await store.read(name)).toBeUndefined()
    expect(server.log).toHaveLength(1)
    await store.write(name, bytes)
    expect(await store.read(name)).toEqual(bytes)
  })

  test('while the store is unreachable, local files are used, and it gets one request', async () => {
    server.fails = 503
    const store = open()
    await store.write(name, bytes)
    await expect.poll(() => server.log.length).toBe(1)
    expect(await store.read(name)).toEqual(bytes)
    expect(await store.read('media/files/0a1b/400.avif')).toBeUndefined()
    await store.remove(name)
    expect(server.log).toHaveLength(1)
    expectConsole()
  })
})
