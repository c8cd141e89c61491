/** Pictures of other hosts are fetched once, stored by fingerprint, and served from this site; failures are reported and retried. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFileFinder } from '@/lib/server/media/find-media'
import { writeIndex } from '@/lib/server/media/remote/fetched-index'
import { createPictureResolver } from '@/lib/server/media/resolve-picture'
import { bring, day, files, host, prepareFiles, root, shownAs, start, wantedOf } from '../../../support/brought-files.ts'

prepareFiles()

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

test('fetched files are known after a restart', async () => {
  await bring(wantedOf(['/house.jpg']))
  await writeIndex()
  Reflect.deleteProperty(globalThis, 'siteFetchedIndex')
  expect(shownAs('/house.jpg').kind).toBe('shown')
  expect(await bring(wantedOf(['/house.jpg']))).toBe(0)
})

/** Switches to the index of another process with the same folder. @returns a function that switches back. */
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

test('it is upright, with its description from the metadata', async () => {
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

test('a host that is not listed gets no request', () => {
  const { resolve, wanted } = createPictureResolver({ findFile: createFileFinder(root), pictureHosts: ['*.other.test'] })
  expect(resolve(host.at('/house.jpg'))).toMatchObject({ kind: 'missing', fault: expect.stringContaining('pictureHosts') })
  expect(resolve('https://a.other.test/1.jpg')).toMatchObject({ kind: 'coming' })
  expect([...wanted.addresses.values()]).toEqual(['https://a.other.test/1.jpg'])
})
