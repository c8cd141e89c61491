/** Two machines with a shared store: each remote picture is fetched and each size rendered by one of them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createFileFinder } from '@/lib/server/media/find-media'
import { readStored, store } from '@/lib/server/media/media-store'
import { fetchWanted } from '@/lib/server/media/remote/fetch-files'
import { fetchedKey, findEntry } from '@/lib/server/media/remote/fetched-index'
import { createPictureResolver } from '@/lib/server/media/resolve-picture'
import { pictureServer, sends } from '../../../support/picture-server.ts'
import { type S3Server, startS3 } from '../../../support/s3-server.ts'

const house = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
  .jpeg()
  .toBuffer()
const host = pictureServer({ '/house.jpg': sends(house) })

let server: S3Server
let machines: string[] = []
beforeAll(async () => {
  server = await startS3()
})
beforeEach(() => {
  vi.stubEnv('S3_URL', server.url)
  machines = ['one', 'other'].map((name) => mkdtempSync(join(tmpdir(), `${name}-`)))
})
afterEach(() => {
  vi.unstubAllEnvs()
  server.objects.clear()
  for (const folder of machines) rmSync(folder, { recursive: true, force: true })
})
afterAll(() => server.stop())

const on = (machine: number) => vi.stubEnv('VAR_DIR', machines[machine])
const now = Date.UTC(2026, 10, 24)

const bring = () => {
  const addresses = new Map([[fetchedKey(host.at('/house.jpg')), host.at('/house.jpg')]])
  return fetchWanted({ addresses, documents: new Map(), hosts: [host.host()] }, host.ports(), now, () => undefined)
}
const shown = () => {
  const findFile = createFileFinder(join(machines[0] ?? '', 'content'))
  return createPictureResolver({ findFile, pictureHosts: [host.host()] }).resolve(host.at('/house.jpg'))
}

test('a picture fetched by one machine is shown by the other without a request to its host', async () => {
  on(0)
  await bring()
  await expect.poll(() => server.objects.size).toBe(2)
  on(1)
  expect(shown().kind).toBe('coming')
  await bring()
  expect(shown()).toMatchObject({ kind: 'shown', file: { width: 40, height: 30 } })
  expect(findEntry(fetchedKey(host.at('/house.jpg')))?.failures).toBe(0)
  expect(host.asked).toEqual(['/house.jpg'])
})

test('a size rendered by one machine is read by the other', async () => {
  on(0)
  await store('0a1b', '800.avif', house)
  await expect.poll(() => server.objects.size).toBe(1)
  on(1)
  expect(await readStored('0a1b', '800.avif')).toEqual(house)
  expect(await readStored('0a1b', '400.avif')).toBeUndefined()
})
