/** Size and description of a picture are read from its file if the content does not state them. */
import { cpSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishContent } from '@/lib/server/content/publish/publish-content'
import { checkedDemo } from '../../../support/checked-demo.ts'
import { copyContent } from '../../../support/copy-content'

let folder = ''
const file = 'properties/4102311.json'

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'found-out-'))
  copyContent(folder)
  unlinkSync(join(folder, 'media'))
  cpSync('data/media', join(folder, 'media'), { recursive: true })
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#135' } })
  const front = await picture
    .withExif({ IFD0: { ImageDescription: 'A house by the water' } })
    .jpeg()
    .toBuffer()
  writeFileSync(join(folder, 'media', 'front.jpg'), front)
  writeFileSync(join(folder, 'media', 'cut.jpg'), front.subarray(0, front.length - 40))
  writeFileSync(join(folder, 'media', 'plan.png'), await picture.png().toBuffer())
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function publish(change: (record: Record<string, unknown>) => void) {
  const record: Record<string, unknown> = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  change(record)
  writeFileSync(join(folder, file), JSON.stringify(record))
  const { snapshot, held, warnings } = publishContent(folder, '2026-11-21', new Map(), { checked: checkedDemo('2026-11-21') })
  return {
    property: snapshot.propertyById.get(4102311),
    held: held.map(({ item }) => item),
    warnings: warnings.filter((warning) => warning.file === file).map(({ path, message }) => `${path}: ${message}`),
  }
}

const name = { nl: 'Huis', fr: 'Maison', en: 'House' }

test('size and description come from the file', () => {
  const { property, held, warnings } = publish((record) => {
    record['Pictures'] = [{ ID: 1, Url: '/media/front.jpg' }]
  })
  expect(property?.pictures[0]).toMatchObject({ width: 300, height: 200, alt: { nl: 'A house by the water' } })
  expect([held, warnings.filter((text) => text.startsWith('Pictures'))]).toEqual([[], []])
})

test('a wrong size is reported, and the actual one is used', () => {
  const { property, warnings } = publish((record) => {
    record['Pictures'] = [{ ID: 1, Url: '/media/front.jpg', Width: 1360, Height: 906, Name: name }]
  })
  expect(property?.pictures[0]).toMatchObject({ width: 300, height: 200, alt: name })
  expect(warnings).toContain('Pictures.0.Width: expected 300 x 200, as the file is; found 1360 x 906')
})

test('a truncated file is left out, the rest of the listing is shown', () => {
  const { property, held } = publish((record) => {
    record['Pictures'] = [
      { ID: 1, Url: '/media/cut.jpg', Name: name },
      { ID: 2, Url: '/media/front.jpg', Name: name },
    ]
  })
  expect(property?.pictures.map(({ id }) => id)).toEqual([2])
  expect(held).toEqual([`${file}: Pictures.0.Url`])
})

test('a plan may be a picture', () => {
  const { property, held } = publish((record) => {
    record['FloorPlans'] = [{ Floor: 0, Url: '/media/plan.png' }]
  })
  expect(property?.floorPlans[0]).toMatchObject({ url: '/media/plan.png', width: 300, height: 200 })
  expect(held).toEqual([])
})

test('a film of the folder is shown if it is complete and a film; the listing is shown in any case', () => {
  const film = readFileSync('data/media/video/banner.mp4')
  writeFileSync(join(folder, 'media', 'film.mp4'), film)
  writeFileSync(join(folder, 'media', 'cut.mp4'), film.subarray(0, 40_000))
  const filmOf = (address: string) => {
    const { property, held } = publish((record) => Object.assign(record, { VideoUrl: address }))
    expect(property).toBeDefined()
    return [property?.videoUrl, held]
  }
  expect(filmOf('/media/film.mp4')).toEqual(['/media/film.mp4', []])
  for (const address of ['/media/cut.mp4', '/media/none.mp4', '/media/front.jpg'])
    expect(filmOf(address)).toEqual([undefined, [`${file}: VideoUrl`]])
})
