/** All folders of the content are watched, whenever they came; their number of files makes no difference. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchFolders } from '@/lib/server/content/publish/watch-folders'

let root = ''
let watches: Awaited<ReturnType<typeof watchFolders>> | undefined
const place = (...parts: string[]) => join(root, 'data', ...parts)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watch-folders-'))
  mkdirSync(place('articles', 'one'), { recursive: true })
  mkdirSync(place('properties'))
})
afterEach(() => {
  watches?.close()
  rmSync(root, { recursive: true, force: true })
})

async function watching() {
  const onChange = vi.fn()
  watches = await watchFolders(place(), onChange)
  return onChange
}

/** Expects that a change is noticed, and waits until no event of it is left. */
async function notices(onChange: ReturnType<typeof vi.fn>, change: () => void): Promise<void> {
  onChange.mockClear()
  change()
  await expect.poll(() => onChange).toHaveBeenCalled()
  for (let calls = 0; calls !== onChange.mock.calls.length; ) {
    calls = onChange.mock.calls.length
    await new Promise((done) => setTimeout(done, 50))
  }
}

test('a file that is added, changed or removed, at any depth', async () => {
  const onChange = await watching()
  for (const path of [place('site.json'), place('properties', '1.json'), place('articles', 'one', 'nl.md')]) {
    await notices(onChange, () => writeFileSync(path, '{}'))
    await notices(onChange, () => writeFileSync(path, '{"a":1}'))
    await notices(onChange, () => rmSync(path))
  }
})

test('a file in a folder that was added later, moved there, or took the place of another', async () => {
  const onChange = await watching()
  await notices(onChange, () => mkdirSync(place('articles', 'two', 'pictures'), { recursive: true }))
  await notices(onChange, () => writeFileSync(place('articles', 'two', 'pictures', 'a.svg'), ''))

  mkdirSync(join(root, 'three'))
  await notices(onChange, () => renameSync(join(root, 'three'), place('articles', 'three')))
  await notices(onChange, () => writeFileSync(place('articles', 'three', 'nl.md'), ''))

  mkdirSync(join(root, 'other'))
  await notices(onChange, () => renameSync(place('properties'), join(root, 'former')))
  await notices(onChange, () => renameSync(join(root, 'other'), place('properties')))
  await notices(onChange, () => writeFileSync(place('properties', '1.json'), '{}'))
})

test('one watch for each folder, however many files it has, and none for what a link leads to', async () => {
  for (let id = 0; id < 100; id += 1) writeFileSync(place('properties', `${id}.json`), '{}')
  symlinkSync(root, place('articles', 'link'))
  const watched: string[] = []
  watches = await watchFolders(
    place(),
    () => undefined,
    (folder, ...rest) => {
      watched.push(folder)
      return watch(folder, ...rest)
    },
  )
  expect(watched.toSorted()).toEqual([place(), place('articles'), place('articles', 'one'), place('properties')])
})

test('a folder that does not exist, or that the system refuses to watch, is no error', async () => {
  watches = await watchFolders(place('none'), () => undefined)
  watches.close()
  const refuse = vi.fn(() => {
    throw Object.assign(new Error('System limit for number of file watchers reached'), { code: 'ENOSPC' })
  })
  watches = await watchFolders(place(), () => undefined, refuse)
  expect(refuse).toHaveBeenCalledTimes(1)
})

test('nothing is reported after closing', async () => {
  const onChange = await watching()
  watches?.close()
  writeFileSync(place('site.json'), '{}')
  await new Promise((done) => setTimeout(done, 100))
  expect(onChange).not.toHaveBeenCalled()
})
