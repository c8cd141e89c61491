/** The last good version of a picture is shown when its file is gone, also at a start with refused content. */
import { cpSync, readdirSync, readFileSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatReport, toReport } from '@/lib/server/content/check/content-report'
import { getSnapshot, replaceSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { mediaOf } from '@/lib/server/media/current-media'
import { updateRemoteMedia } from '@/lib/server/media/remote/media-worker'
import { ownMedia } from '../../../support/copy-content.ts'
import { ownContent } from '../../../support/own-content.ts'
import { restartSite } from '../../../support/restart-site.ts'

const { content, inVar } = ownContent()
const file = (name: string) => join(content(), 'media', name)
const id = 4_102_311
const pictures = ['/pictures/s01-1.webp', '/pictures/s01-living.webp'] as const

const nobody = async () => undefined

async function publish() {
  const report = toReport(await replaceSnapshot())
  await updateRemoteMedia(nobody)
  return report
}

const restart = () => restartSite('siteAcceptedOriginals', 'siteMediaIndex')

beforeEach(() => {
  ownMedia(content())
  restart()
})
afterEach(restart)

/** Addresses of the listing's first pictures, and whether their files hold what was accepted. */
function shown(before: readonly (string | undefined)[]) {
  const urls = getSnapshot()
    .propertyById.get(id)
    ?.pictures.slice(0, 2)
    .map(({ url }) => url)
  return { urls, isSame: pictures.map((url, index) => mediaOf(url)?.fingerprint === before[index]) }
}

const whole = { urls: [...pictures], isSame: [true, true] }

test('a deleted picture, a truncated one and a missing logo are shown in their last good version, and reported', async () => {
  expect((await publish()).held).toEqual([])
  const before = pictures.map((url) => mediaOf(url)?.fingerprint)
  const [first = '', second = ''] = pictures.map((url) => readFileSync(join(content(), 'media', url)))
  unlinkSync(file('pictures/s01-1.webp'))
  truncateSync(file('pictures/s01-living.webp'), 3_000)
  const logo = getSnapshot().site.logo.compact
  unlinkSync(file(logo.replace(/^\/(media\/)?/, '')))

  const report = await publish()
  expect(report).toMatchObject({
    serves: 'current',
    held: [
      { item: 'pages/home.json: image.url', shows: 'last good version' },
      { item: `properties/${id}.json: Pictures.0.Url`, shows: 'last good version' },
      { item: `properties/${id}.json: Pictures.1.Url`, shows: 'last good version' },
      { item: 'site.json: logo.compact', shows: 'last good version' },
    ],
  })
  expect(formatReport(report).join('\n')).toContain('expected a whole file; found one that ends in the middle')
  expect(shown(before)).toEqual(whole)
  expect(mediaOf(logo)?.type).toBe('image/svg+xml')

  restart()
  const site = readFileSync(join(content(), 'site.json'), 'utf8')
  writeFileSync(join(content(), 'site.json'), '{')
  expect((await publish()).serves).toBe('last-good')
  expect(shown(before)).toEqual(whole)
  expect(readFileSync(mediaOf(pictures[0])?.path ?? '')).toEqual(first)

  writeFileSync(join(content(), 'site.json'), site)
  writeFileSync(file('pictures/s01-1.webp'), first)
  writeFileSync(file('pictures/s01-living.webp'), second)
  expect((await publish()).held).toMatchObject([{ item: 'site.json: logo.compact' }])
})

test('another picture under the same name is the last good one from then on; what nothing names has no copy', async () => {
  await publish()
  const copies = () => readdirSync(inVar('last-good-media')).filter((name) => name !== 'index.json')
  const former = mediaOf(pictures[0])?.fingerprint ?? ''
  const count = copies().length
  expect(copies()).toContain(former)
  cpSync(file('pictures/s01-living.webp'), file('pictures/s01-1.webp'))
  await publish()
  expect(copies()).not.toContain(former)
  expect(copies()).toHaveLength(count - 1)
  unlinkSync(file('pictures/s01-1.webp'))
  await publish()
  expect(mediaOf(pictures[0])?.fingerprint).toBe(mediaOf(pictures[1])?.fingerprint)
})
