/** Pictures of other hosts and PDF plans in the content: shown from here once they are there, and in no one's way before. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toReport } from '@/lib/server/content/check/content-report'
import { getContentState, getSnapshot, replaceSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { documentUrl, mediaOf, pictureSet } from '@/lib/server/media/current-media'
import { updateRemoteMedia } from '@/lib/server/media/remote/media-worker'
import { copyContent } from '../../../support/copy-content'
import { makePdf } from '../../../support/make-pdf.ts'
import { pictureServer, sends } from '../../../support/picture-server.ts'

const front = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#246' } })
  .jpeg()
  .toBuffer()
const host = pictureServer({ '/front.jpg': sends(front), '/page.jpg': sends('<html>'), '/plan.pdf': sends(await makePdf()) })

let root = ''
const content = () => join(root, 'data')
const id = 4_102_311
const listing = `properties/${id}.json`

type Fields = Record<string, unknown>
function change(file: string, make: (document: Fields) => Fields): void {
  const path = join(content(), file)
  writeFileSync(path, JSON.stringify({ ...make(JSON.parse(readFileSync(path, 'utf8'))) }))
}

function restart(): void {
  globalThis.currentSnapshot = undefined
  globalThis.contentState = undefined
  for (const kept of ['siteListedBefore', 'siteLastGood', 'siteCheckedFiles', 'siteFetchedIndex', 'siteAcceptedOriginals'])
    Reflect.deleteProperty(globalThis, kept)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'own-pictures-'))
  mkdirSync(content())
  copyContent(content())
  vi.stubEnv('CONTENT_DIR', content())
  vi.stubEnv('VAR_DIR', join(root, 'var'))
  change('site.json', (site) => ({ ...site, pictureHosts: [host.host()] }))
  restart()
})
afterEach(() => {
  vi.unstubAllEnvs()
  restart()
  rmSync(root, { recursive: true, force: true })
})

const publish = async () => toReport(await replaceSnapshot())
const property = () => getSnapshot().propertyById.get(id)
const warnings = () => getContentState()?.warnings.filter(({ message }) => message.includes('as soon as it is here')) ?? []

/** @returns how often pages had to be re-rendered. */
async function tend(): Promise<number> {
  let count = 0
  const tell = async () => {
    count += 1
    await publish()
  }
  await updateRemoteMedia(tell, host.ports())
  return count
}

test('a listing shows at once, with its pictures of another host and its PDF plans as soon as they are there', async () => {
  change(listing, (record) => ({
    ...record,
    Pictures: [
      { ID: 1, Url: host.at('/front.jpg'), Name: { nl: 'Huis' } },
      { ID: 2, Url: host.at('/page.jpg'), Name: { nl: 'Tuin' } },
    ],
    FloorPlans: [{ Floor: 0, Url: host.at('/plan.pdf') }],
  }))
  expect((await publish()).held).toEqual([])
  expect([property()?.pictures, property()?.floorPlans]).toEqual([[], []])
  expect(warnings().map(({ path }) => path)).toEqual(['Pictures.0.Url', 'Pictures.1.Url', 'FloorPlans.0.Url'])

  // Fetched and drawn in one turn.
  expect([await tend(), await tend()]).toEqual([1, 0])
  const [picture] = property()?.pictures ?? []
  expect(picture).toMatchObject({ id: 1, width: 900, height: 600 })
  expect(pictureSet(picture?.url ?? '')?.match(/\d+w/g)).toEqual(['100w', '400w', '600w', '800w', '900w'])
  const [plan] = property()?.floorPlans ?? []
  expect(plan).toMatchObject({ floor: 0, width: 2000, height: 1333 })
  expect(documentUrl(plan?.url ?? '')).toMatch(/^\/media\/[\w-]{12}\/p[\w-]{12}\.pdf$/)
  expect(documentUrl(picture?.url ?? '')).toBeUndefined()
  expect(JSON.stringify(property())).not.toContain(host.host())
  expect(warnings()).toEqual([])
  expect((await publish()).held).toMatchObject([
    { item: `${listing}: Pictures.1.Url`, shows: 'nothing', because: [expect.stringContaining('found something else')] },
  ])
  expect(host.asked.sort()).toEqual(['/front.jpg', '/page.jpg', '/plan.pdf'])
})

test('a page has a plain frame where its picture is not there yet, or cannot be had, and is not held back', async () => {
  const withImage = (path: string) => (page: Fields) => ({ ...page, image: { ...(page['image'] as Fields), url: host.at(path) } })
  change('pages/home.json', withImage('/front.jpg'))
  change('pages/contact.json', withImage('/page.jpg'))
  expect((await publish()).held).toEqual([])
  const imageOf = (page: string) => getSnapshot().pages.get(page)?.image?.url ?? ''
  expect([imageOf(''), imageOf('contact')]).toEqual(Array(2).fill('/images/no-picture.png'))
  expect(mediaOf('/images/no-picture.png')?.type).toBe('image/png')
  await tend()
  expect(imageOf('')).toMatch(/^\/media\/fetched-pictures\/p[\w-]{12}\.jpg$/)
  expect(imageOf('contact')).toBe('/images/no-picture.png')
  expect((await publish()).held).toMatchObject([{ item: 'pages/contact.json: image.url', shows: 'nothing' }])
})

test('a picture of a host that is not listed is an error, and causes no request', async () => {
  change('site.json', (site) => ({ ...site, pictureHosts: [] }))
  change(listing, (record) => ({ ...record, Pictures: [{ ID: 1, Url: host.at('/front.jpg'), Name: { nl: 'Huis' } }] }))
  expect((await publish()).held[0]?.because.join()).toContain('expected a host listed under pictureHosts')
  expect([await tend(), host.asked]).toEqual([0, []])
})

test('a picture of a page or of the banner needs no size if the file has one', async () => {
  const unsized = { url: '/pictures/s01-1.webp', alt: { nl: 'De gevel' } }
  change('pages/contact.json', (page) => ({ ...page, image: unsized }))
  change('site.json', (site) => ({ ...site, banner: { ...(site['banner'] as object), images: [unsized] } }))
  expect((await publish()).held).toEqual([])
  const { site, pages } = getSnapshot()
  const { width, height } = mediaOf('/pictures/s01-1.webp') ?? {}
  expect(width).toBeGreaterThan(600)
  expect([pages.get('contact')?.image, site.banner.images[0]]).toMatchObject(Array(2).fill({ width, height }))
})

test('a picture without any size holds back its page', async () => {
  writeFileSync(
    join(content(), 'media', 'pictures', 'plain.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>',
  )
  change('pages/contact.json', (page) => ({ ...page, image: { url: '/pictures/plain.svg', alt: { nl: 'Een lijn' } } }))
  const { held, refusedBecause } = await publish()
  expect([...held.flatMap(({ because }) => because), ...refusedBecause].join()).toContain(
    'expected a picture that says how large it is',
  )
})
