/** Fetched files: when they are revalidated or retried, and when they are removed. */
import { expect, test } from 'vitest'
import { fetchWanted } from '@/lib/server/media/remote/fetch-files'
import { fetchedKey, findEntry } from '@/lib/server/media/remote/fetched-index'
import { removeUnused } from '@/lib/server/media/remote/remove-unused'
import {
  bring,
  day,
  files,
  host,
  minute,
  prepareFiles,
  resolver,
  shownAs,
  start,
  state,
  wantedOf,
} from '../../../support/brought-files.ts'

prepareFiles()

test('failures are retried with growing delays, never earlier', async () => {
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

test('the same failure again causes no notification', async () => {
  const wanted = wantedOf(['/gone.jpg'])
  expect([await bring(wanted), await bring(wanted, start + minute)]).toEqual([1, 0])
})

test('a busy host gets no requests for any file until its Retry-After has passed', async () => {
  state.isBusy = true
  const wanted = wantedOf(['/busy.jpg', '/busy.jpg?2', '/busy.jpg?3', '/busy.jpg?4', '/house.jpg'])
  await bring(wanted)
  // Two were on their way before the first answer came.
  expect(host.asked.length).toBeLessThanOrEqual(2)
  await bring(wanted, start + 9 * minute)
  expect(host.asked.length).toBeLessThanOrEqual(2)
  state.isBusy = false
  await bring(wanted, start + 10 * minute)
  expect(['/busy.jpg', '/busy.jpg?4', '/house.jpg'].map((path) => shownAs(path).kind)).toEqual(['shown', 'shown', 'shown'])
})

test('a picture with an ETag is revalidated after a week, and fetched again only if it changed', async () => {
  state.etag = '"one"'
  const wanted = wantedOf(['/tagged.jpg'])
  await bring(wanted)
  expect(await bring(wanted, start + 6 * day)).toBe(0)
  expect(host.asked).toHaveLength(1)
  expect(await bring(wanted, start + 7 * day)).toBe(0)
  expect(host.asked).toHaveLength(2)
  const before = shownAs('/tagged.jpg')
  state.etag = '"two"'
  expect(await bring(wanted, start + 14 * day)).toBe(1)
  expect(shownAs('/tagged.jpg')).toMatchObject({ kind: 'shown', file: { height: 60 } })
  expect(shownAs('/tagged.jpg')).not.toEqual(before)
})

test('a fetched file stays while its host is unreachable', async () => {
  state.etag = '"one"'
  const wanted = wantedOf(['/tagged.jpg'])
  await bring(wanted)
  await fetchWanted(wanted, { ...host.ports(), resolve: async () => [] }, start + 7 * day, () => undefined)
  expect(findEntry(fetchedKey(host.at('/tagged.jpg')))?.fault).toBe('the host is not known')
  expect(shownAs('/tagged.jpg').kind).toBe('shown')
})

test('an unused file is removed after a month; until then it can be used again without being fetched', async () => {
  const wanted = wantedOf(['/house.jpg'])
  const nothing = wantedOf([])
  await bring(wanted)
  await removeUnused(nothing, Date.now() + day)
  await removeUnused(nothing, Date.now() + 30 * day)
  expect(files()).toHaveLength(1)
  await removeUnused(wanted, Date.now() + 30 * day)
  await removeUnused(nothing, Date.now() + 40 * day)
  await removeUnused(nothing, Date.now() + 69 * day)
  expect([files().length, await bring(wanted)]).toEqual([1, 0])
  await removeUnused(nothing, Date.now() + 71 * day)
  expect([files().length, findEntry(fetchedKey(host.at('/house.jpg')))]).toEqual([0, undefined])
})

test('files used only by archived listings are neither fetched nor reported', () => {
  const { resolve, wanted } = resolver()
  resolve(host.at('/house.jpg'), true)
  expect(wanted.addresses.size).toBe(0)
  resolve(host.at('/house.jpg'))
  expect([...wanted.addresses.values()]).toEqual([host.at('/house.jpg')])
})
