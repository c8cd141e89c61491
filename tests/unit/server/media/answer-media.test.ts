/** Pictures are served in the allowed sizes and the negotiated format, films in byte ranges, anything else not at all. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MediaFile } from '@/lib/domain/media/media'
import { runAtOnce } from '@/lib/server/content/thread/steps'
import { answerMedia } from '@/lib/server/media/answer-media'
import { jpegUrl, mediaUrl, pictureSet, pictureUrl } from '@/lib/server/media/current-media'
import { createFileFinder, findMedia } from '@/lib/server/media/find-media'
import { sweepStore } from '@/lib/server/media/media-store'
import { snapshot } from '../../../support/content'
import { expectConsole, loggedText } from '../../../support/fail-on-console'

const root = mkdtempSync(join(tmpdir(), 'answer-media-'))
const film = Buffer.concat([Buffer.from('000003f4667479706d703432', 'hex'), Buffer.alloc(1000, 7)])

const addresses = ['/pictures/house.jpg', '/media/film.mp4', '/plans/plan.svg', '/pictures/small.png']
let files: ReadonlyMap<string, MediaFile>

beforeAll(async () => {
  vi.stubEnv('VAR_DIR', join(root, 'var'))
  vi.stubEnv('CONTENT_DIR', root)
  const media = join(root, 'media')
  for (const folder of ['pictures', 'plans']) mkdirSync(join(media, folder), { recursive: true })
  const picture = (width: number) => sharp({ create: { width, height: 500, channels: 3, background: '#246' } })
  const place = { IFD0: { ImageDescription: 'A house' }, IFD3: { GPSLatitude: '51/1 12/1 0/1' } }
  writeFileSync(join(media, 'pictures', 'house.jpg'), await picture(900).withExif(place).jpeg().toBuffer())
  writeFileSync(join(media, 'pictures', 'small.png'), await picture(120).png().toBuffer())
  writeFileSync(join(media, 'film.mp4'), film)
  writeFileSync(join(media, 'plans', 'plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>')
  files = runAtOnce(findMedia(addresses, createFileFinder(root)))
})
beforeEach(() => {
  globalThis.currentSnapshot = { ...snapshot, media: files }
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

async function ask(address: string, headers: Record<string, string> = {}) {
  const path = new URL(address, 'http://localhost').pathname.replace(/^\/(media\/)?/, '')
  const answer = await answerMedia(
    new Request(`http://localhost${address}`, { headers }),
    path.split('/').map(decodeURIComponent),
  )
  return {
    answer,
    status: answer.status,
    bytes: Buffer.from(await answer.arrayBuffer()),
    head: (name: string) => answer.headers.get(name),
  }
}

const house = '/pictures/house.jpg'

describe('a picture', () => {
  test('has the widths below its own and one that holds all of it', () => {
    expect(pictureSet(house)?.match(/\d+w/g)).toEqual(['100w', '400w', '600w', '800w', '900w'])
    expect(pictureSet('/pictures/small.png')?.match(/\d+w/g)).toEqual(['100w', '120w'])
    expect(pictureSet('/plans/plan.svg')).toBeUndefined()
  })

  test('is served in the requested width, at an immutable address', async () => {
    const { status, bytes, head } = await ask(pictureUrl(house, 400), { accept: 'image/webp,*/*' })
    const { format, width } = await sharp(bytes).metadata()
    expect([status, format, width]).toEqual([200, 'webp', 400])
    expect([head('cache-control'), head('vary'), head('content-type')]).toEqual([
      'public, max-age=31536000, immutable',
      'Accept',
      'image/webp',
    ])
    const tag = head('etag') ?? ''
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*'])
      expect((await ask(pictureUrl(house, 400), { accept: 'image/webp', 'if-none-match': known })).status).toBe(304)
  })

  test('is never enlarged', async () => {
    const { bytes } = await ask(pictureUrl(house, 2000))
    expect((await sharp(bytes).metadata()).width).toBe(900)
  })

  test('is served as AVIF once that is rendered, and until then in another format cached for a minute', async () => {
    const first = await ask(pictureUrl(house, 600), { accept: browser })
    expect([first.head('content-type'), first.head('cache-control')]).toEqual(['image/webp', 'public, max-age=60'])
    await vi.waitFor(async () => {
      const next = await ask(pictureUrl(house, 600), { accept: browser })
      expect([next.head('content-type'), next.head('cache-control')]).toEqual([
        'image/avif',
        'public, max-age=31536000, immutable',
      ])
    }, 60_000)
  })

  test('comes as WebP alone where AVIF is switched off', async () => {
    vi.stubEnv('AVIF', '0')
    const { head } = await ask(pictureUrl(house, 1080), { accept: browser })
    expect([head('content-type'), head('cache-control')]).toEqual(['image/webp', 'public, max-age=31536000, immutable'])
    vi.stubEnv('AVIF', undefined)
  })

  test('is served as JPEG to clients that accept no other format, and where the address says so', async () => {
    expect((await ask(pictureUrl(house, 100), { accept: '*/*' })).head('content-type')).toBe('image/jpeg')
    const named = await ask(jpegUrl(house, 600), { accept: browser })
    expect([named.head('content-type'), named.head('vary')]).toEqual(['image/jpeg', null])
  })

  test('contains no metadata of place and camera, in any size and under any name', async () => {
    for (const address of [pictureUrl(house, 400), jpegUrl(house, 400), house]) {
      const { status, bytes } = await ask(address)
      expect([status, (await sharp(bytes).metadata()).exif], address).toEqual([200, undefined])
    }
  })

  test('under its own name is revalidated each time', async () => {
    const { head } = await ask(house)
    expect([head('content-type'), head('cache-control')]).toEqual(['image/jpeg', 'public, max-age=0, must-revalidate'])
  })

  test('is rendered once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(pictureUrl(house, 800), { accept: 'image/webp' })))
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.length}`)).size).toBe(1)
  })
})

test.each(['0', '399', '401', '99999', '-400', '400.png', '400.avif', '400.jpg.jpg', 'house.jpg', '%2e%2e'])(
  'nothing is answered and nothing kept for the size %s',
  async (size) => {
    const fingerprint = files.get(house)?.fingerprint
    const kept = () => readdirSync(join(root, 'var', 'media', 'files', String(fingerprint)))
    await ask(pictureUrl(house, 100), { accept: 'image/webp' })
    const before = kept()
    expect((await ask(`/media/${fingerprint}/${size}`)).status).toBe(404)
    expect(kept()).toEqual(before)
  },
)

test('a fingerprint that no content names is nothing', async () => {
  expect((await ask('/media/AAAAAAAAAAAA/400')).status).toBe(404)
  expect(readdirSync(join(root, 'var', 'media', 'files'))).not.toContain('AAAAAAAAAAAA')
})

test('a file replaced just now is not stored under the fingerprint of the previous one', async () => {
  const small = '/pictures/small.png'
  const path = files.get(small)?.path ?? ''
  const other = await sharp({ create: { width: 120, height: 50, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  writeFileSync(path, other)
  expect((await ask(pictureUrl(small, 100), { accept: 'image/webp' })).status).toBe(503)
})

test('a picture that cannot be drawn is a failure of its own', async () => {
  const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a42' } })
    .png()
    .toBuffer()
  const data = whole.indexOf('IDAT') + 4
  writeFileSync(join(root, 'media', 'pictures', 'broken.png'), whole.fill(0xff, data, data + 20))
  globalThis.currentSnapshot = {
    ...snapshot,
    media: runAtOnce(findMedia([...addresses, '/pictures/broken.png'], createFileFinder(root))),
  }
  expectConsole()
  expect((await ask(pictureUrl('/pictures/broken.png', 100), { accept: 'image/webp' })).status).toBe(503)
  expect(loggedText()).toContain('picture-not-made')
})

describe('a film', () => {
  test.each([
    [undefined, 200, 1012, null],
    ['bytes=0-99', 206, 100, 'bytes 0-99/1012'],
    ['bytes=1000-', 206, 12, 'bytes 1000-1011/1012'],
    ['bytes=-10', 206, 10, 'bytes 1002-1011/1012'],
    ['bytes=0-99999', 206, 1012, 'bytes 0-1011/1012'],
    ['bytes=2000-', 416, 0, 'bytes */1012'],
    ['bytes=0-1,5-6', 200, 1012, null],
    ['bytes=-', 200, 1012, null],
  ])('asked for by %s', async (range, status, length, part) => {
    const found = await ask(mediaUrl('/media/film.mp4'), range ? { range } : {})
    expect([found.status, found.bytes.length, found.head('content-range')]).toEqual([status, length, part])
    expect(found.head('accept-ranges')).toBe('bytes')
  })

  test('of another fingerprint is sent whole', async () => {
    const found = await ask(mediaUrl('/media/film.mp4'), { range: 'bytes=0-9', 'if-range': '"other"' })
    expect(found.status).toBe(200)
  })
})

test('a drawing does nothing where it is opened by itself', async () => {
  const { head, status } = await ask(mediaUrl('/plans/plan.svg'))
  expect([status, head('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(head('content-security-policy')).toContain('sandbox')
})

test('an unused file is served for ten minutes, and then removed', async () => {
  const fingerprint = files.get(house)?.fingerprint ?? ''
  const folder = () => readdirSync(join(root, 'var', 'media', 'files'))
  await ask(pictureUrl(house, 100), { accept: 'image/webp' })
  const address = pictureUrl(house, 100)
  globalThis.currentSnapshot = { ...snapshot, media: new Map() }
  expect((await ask(address, { accept: 'image/webp' })).status).toBe(200)
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
  expect((await ask(address, { accept: 'image/webp' })).status).toBe(404)
  await sweepStore(() => false)
  expect(folder()).not.toContain(fingerprint)
  vi.useRealTimers()
})
