/** Pictures of other hosts are fetched once, kept by their content, and shown from here; what is wrong with one is told and tried again. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWanted } from '@/lib/server/media/elsewhere/bring-files'
import { fetchedKey, findEntry, writeIndex } from '@/lib/server/media/elsewhere/fetched-index'
import { removeUnnamed } from '@/lib/server/media/elsewhere/remove-unnamed'
import { createFileFinder } from '@/lib/server/media/find-media'
import { createPictureResolver, type Wanted } from '@/lib/server/media/resolve-picture'
import { pictureServer, sends } from '../../../support/picture-server.ts'

const picture = (width: number) => sharp({ create: { width, height: 30, channels: 3, background: '#246' } })
const house = await picture(40).jpeg().toBuffer()
const lying = await picture(60)
  .withExif({ IFD0: { ImageDescription: 'A house by the water' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()
/** The head of a picture of a gigapixel, which would take gigabytes. */
const bomb = Buffer.from(await picture(40).png().toBuffer())
bomb.writeUInt32BE(40_000, 16)
bomb.writeUInt32BE(40_000, 20)

let etag = '"one"'
let isBusy = true
const host = pictureServer({
  '/house.jpg': sends(house),
  '/same.jpg': sends(house),
  '/lying.jpg': sends(lying),
  '/page.jpg': sends('<!doctype html><title>Log in</title>', { 'content-type': 'image/jpeg' }),
  '/half.jpg': sends(house.subarray(0, house.length - 30)),
  '/bomb.png': sends(bomb),
  '/large.jpg': sends(Buffer.alloc(300_000)),
  '/film.mp4': sends(Buffer.concat([Buffer.from('0000001c667479706d703432', 'hex'), Buffer.alloc(100)])),
  '/inside.jpg': (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/secret.jpg' }).end(),
  '/metadata.jpg': (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  '/drip.jpg': (response) => {
    const timer = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(timer))
  },
  '/broken.jpg': (response) =>
    response.writeHead(200, { 'content-length': house.length }).write(house.subarray(0, 50), () => response.destroy()),
  '/busy.jpg': (response) => (isBusy ? response.writeHead(429, { 'retry-after': '600' }).end() : response.end(house)),
  '/tagged.jpg': (response, request) =>
    request.headers['if-none-match'] === etag
      ? response.writeHead(304).end()
      : response.writeHead(200, { etag }).end(etag === '"one"' ? house : lying),
})

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bring-files-'))
  vi.stubEnv('VAR_DIR', join(root, 'var'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

const minute = 60_000
const day = 24 * 60 * minute
const start = Date.UTC(2026, 10, 22)

const wantedOf = (paths: readonly string[], hosts = [host.host()]): Wanted => ({
  addresses: new Map(paths.map((path) => [fetchedKey(host.at(path)), host.at(path)])),
  documents: new Map(),
  hosts,
})

/** @returns how often something changed that shows. */
async function bring(wanted: Wanted, now = start, limits: { timeout?: number; maxBytes?: number } = {}): Promise<number> {
  let news = 0
  await fetchWanted(wanted, { ...host.ports(), ...limits }, now, () => {
    news += 1
  })
  return news
}

const resolver = () => createPictureResolver({ findFile: createFileFinder(join(root, 'content')), pictureHosts: [host.host()] })
const shownAs = (path: string) => resolver().resolve(host.at(path))
const files = () => readdirSync(join(root, 'var', 'fetched', 'media', 'fetched-pictures'))

test('a picture is fetched once and shown from an address of ours, the same bytes once', async () => {
  const wanted = wantedOf(['/house.jpg', '/same.jpg'])
  expect(shownAs('/house.jpg').kind).toBe('coming')
  expect(await bring(wanted)).toBe(2)
  expect(shownAs('/house.jpg')).toMatchObject({
    kind: 'shown',
    address: expect.stringMatching(/^\/media\/fetched-pictures\/p[\w-]{12}\.jpg$/),
    file: { width: 40, height: 30, type: 'image/jpeg' },
  })
  expect(files()).toHaveLength(1)
  expect(await bring(wanted, start + 400 * day)).toBe(0)
  expect(host.asked.sort()).toEqual(['/house.jpg', '/same.jpg'])
})

test('what was fetched is known after a restart', async () => {
  await bring(wantedOf(['/house.jpg']))
  await writeIndex()
  Reflect.deleteProperty(globalThis, 'siteFetchedIndex')
  expect(shownAs('/house.jpg').kind).toBe('shown')
  expect(await bring(wantedOf(['/house.jpg']))).toBe(0)
})

/** As another process with the same folder has it. @returns what brings back the one before. */
function asOther(): () => void {
  const holder = globalThis as typeof globalThis & { siteFetchedIndex?: unknown }
  const { siteFetchedIndex } = holder
  delete holder.siteFetchedIndex
  return () => {
    holder.siteFetchedIndex = siteFetchedIndex
  }
}

test('two sites with one folder that fetch at once keep a picture once, and what one wrote over is fetched again', async () => {
  await bring(wantedOf(['/house.jpg']))
  const back = asOther()
  await bring(wantedOf(['/house.jpg', '/lying.jpg']))
  await writeIndex()
  back()
  await writeIndex()
  asOther()
  expect([files().length, shownAs('/house.jpg').kind, shownAs('/lying.jpg').kind]).toEqual([2, 'shown', 'coming'])
  expect(await bring(wantedOf(['/house.jpg', '/lying.jpg']))).toBe(1)
  expect([files().length, shownAs('/lying.jpg').kind]).toEqual([2, 'shown'])
})

test('a file that went from the disk is fetched again', async () => {
  await bring(wantedOf(['/house.jpg']))
  rmSync(join(root, 'var', 'fetched', 'media'), { recursive: true })
  expect(shownAs('/house.jpg').kind).toBe('coming')
  await bring(wantedOf(['/house.jpg']))
  expect(shownAs('/house.jpg').kind).toBe('shown')
})

test('it stands upright, with what its maker wrote of it', async () => {
  await bring(wantedOf(['/lying.jpg']))
  expect(shownAs('/lying.jpg')).toMatchObject({ file: { width: 30, height: 60, description: 'A house by the water' } })
})

test('an address whose signature changes is not fetched again', async () => {
  const signed = (signature: string) => `/house.jpg?v=2&X-Amz-Expires=900&X-Amz-Signature=${signature}`
  await bring(wantedOf([signed('a')]))
  expect(await bring(wantedOf([signed('b')]))).toBe(0)
  expect(shownAs(signed('c')).kind).toBe('shown')
  expect(host.asked).toEqual(['/house.jpg'])
})

test.each([
  ['/page.jpg', 'found something else'],
  ['/half.jpg', 'ends in the middle'],
  ['/bomb.png', 'found 40000 x 40000'],
  ['/large.jpg', 'too large'],
  ['/film.mp4', 'found video/mp4'],
  ['/gone.jpg', 'answered 404'],
  ['/inside.jpg', 'is of a host that is not listed'],
  ['/metadata.jpg', 'is of a host that is not listed'],
  ['/drip.jpg', 'takes too long'],
  ['/broken.jpg', 'broke off'],
])('%s is refused: %s', async (path, reason) => {
  expect(await bring(wantedOf([path]), start, { maxBytes: 200_000, timeout: path === '/drip.jpg' ? 300 : 20_000 })).toBe(1)
  expect(shownAs(path)).toMatchObject({ kind: 'missing', fault: expect.stringContaining(reason), isRemote: true })
})

test('a redirect into the own network is refused where its host is listed, too', async () => {
  const wanted = wantedOf(['/inside.jpg', '/metadata.jpg'], [host.host(), '127.0.0.1:1', '169.254.169.254'])
  await bring(wanted)
  expect(shownAs('/metadata.jpg')).toMatchObject({ fault: expect.stringContaining('leads into the own network') })
  expect(shownAs('/inside.jpg')).toMatchObject({ fault: expect.stringContaining('leads into the own network') })
})

test('what failed is tried again, the later the more often it failed, and never before its time', async () => {
  const wanted = wantedOf(['/gone.jpg'])
  const waits: number[] = []
  let now = start
  for (let turn = 0; turn < 8; turn++) {
    await bring(wanted, now)
    const next = findEntry(fetchedKey(host.at('/gone.jpg')))?.nextAt ?? 0
    waits.push((next - now) / minute)
    await bring(wanted, next - 1)
    now = next
  }
  expect(waits).toEqual([1, 5, 30, 120, 360, 1440, 1440, 1440])
  expect(host.asked).toHaveLength(8)
})

test('the same failure again is no news', async () => {
  const wanted = wantedOf(['/gone.jpg'])
  expect([await bring(wanted), await bring(wanted, start + minute)]).toEqual([1, 0])
})

test('a busy host is left alone for as long as it says, with all that is to be had there', async () => {
  isBusy = true
  const wanted = wantedOf(['/busy.jpg', '/busy.jpg?2', '/busy.jpg?3', '/busy.jpg?4', '/house.jpg'])
  await bring(wanted)
  // Two were on their way before the first answer came.
  expect(host.asked.length).toBeLessThanOrEqual(2)
  await bring(wanted, start + 9 * minute)
  expect(host.asked.length).toBeLessThanOrEqual(2)
  isBusy = false
  await bring(wanted, start + 10 * minute)
  expect(['/busy.jpg', '/busy.jpg?4', '/house.jpg'].map((path) => shownAs(path).kind)).toEqual(['shown', 'shown', 'shown'])
})

test('a tagged picture is asked for again after a week, and comes again only when it is another', async () => {
  etag = '"one"'
  const wanted = wantedOf(['/tagged.jpg'])
  await bring(wanted)
  expect(await bring(wanted, start + 6 * day)).toBe(0)
  expect(host.asked).toHaveLength(1)
  expect(await bring(wanted, start + 7 * day)).toBe(0)
  expect(host.asked).toHaveLength(2)
  const before = shownAs('/tagged.jpg')
  etag = '"two"'
  expect(await bring(wanted, start + 14 * day)).toBe(1)
  expect(shownAs('/tagged.jpg')).toMatchObject({ kind: 'shown', file: { height: 60 } })
  expect(shownAs('/tagged.jpg')).not.toEqual(before)
})

test('what came before stays while its host is away', async () => {
  etag = '"one"'
  const wanted = wantedOf(['/tagged.jpg'])
  await bring(wanted)
  await fetchWanted(wanted, { ...host.ports(), resolve: async () => [] }, start + 7 * day, () => undefined)
  expect(findEntry(fetchedKey(host.at('/tagged.jpg')))?.fault).toBe('the host is not known')
  expect(shownAs('/tagged.jpg').kind).toBe('shown')
})

test('what is named no more goes after a month, and comes back without being fetched before', async () => {
  const wanted = wantedOf(['/house.jpg'])
  const nothing = wantedOf([])
  await bring(wanted)
  await removeUnnamed(nothing, Date.now() + day)
  await removeUnnamed(nothing, Date.now() + 30 * day)
  expect(files()).toHaveLength(1)
  await removeUnnamed(wanted, Date.now() + 30 * day)
  await removeUnnamed(nothing, Date.now() + 40 * day)
  await removeUnnamed(nothing, Date.now() + 69 * day)
  expect([files().length, await bring(wanted)]).toEqual([1, 0])
  await removeUnnamed(nothing, Date.now() + 71 * day)
  expect([files().length, findEntry(fetchedKey(host.at('/house.jpg')))]).toEqual([0, undefined])
})

test('what only an archived listing names is neither asked for nor named', () => {
  const { resolve, wanted } = resolver()
  resolve(host.at('/house.jpg'), true)
  expect(wanted.addresses.size).toBe(0)
  resolve(host.at('/house.jpg'))
  expect([...wanted.addresses.values()]).toEqual([host.at('/house.jpg')])
})

test('a host that is not listed is never asked', () => {
  const { resolve, wanted } = createPictureResolver({ findFile: createFileFinder(root), pictureHosts: ['*.other.test'] })
  expect(resolve(host.at('/house.jpg'))).toMatchObject({ kind: 'missing', fault: expect.stringContaining('pictureHosts') })
  expect(resolve('https://a.other.test/1.jpg')).toMatchObject({ kind: 'coming' })
  expect([...wanted.addresses.values()]).toEqual(['https://a.other.test/1.jpg'])
})
