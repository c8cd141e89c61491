/** A file with unchanged metadata is neither read nor checked again. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createCheckedFiles } from '@/lib/server/content/files/checked-files'
import { type ContentFiles, filesOfFolder, withHeldItems } from '@/lib/server/content/files/content-files'
import { createFileReader } from '@/lib/server/content/files/read-files'
import { allContentFiles } from '@/lib/server/content/snapshot/feed-items'

const home = 'properties/1.json'
let root = ''
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unread-files-'))
  for (const folder of [
    'data',
    'data/properties',
    'data/overrides',
    'var',
    'var/feeds',
    'var/feeds/crm',
    'var/feeds/crm/properties',
  ])
    mkdirSync(join(root, folder))
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true })
})

/** What was written is settled then. */
const later = () => vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })

const schema = z.object({ a: z.number() })

test('it is read once while its stamp is the same, and each time without one', () => {
  let [text, stamp, reads]: [string, string | undefined, number] = ['{"a":1}', 'first', 0]
  const files: ContentFiles = {
    list: () => ['1.json'],
    stamp: () => stamp,
    read: (file) => {
      if (file === home) reads += 1
      return file === home ? text : '{}'
    },
  }
  const checked = createCheckedFiles()
  const read = () => {
    const reader = createFileReader(files, checked)
    return [reader.readJson(home, schema)?.a, reader.texts.get(home), reads]
  }
  expect(read()).toEqual([1, '{"a":1}', 1])
  expect(read()).toEqual([1, '{"a":1}', 1])
  ;[text, stamp] = ['{"a":2}', 'second']
  expect(read()).toEqual([2, '{"a":2}', 2])
  stamp = undefined
  expect(read()).toEqual([2, '{"a":2}', 3])
  expect(read()).toEqual([2, '{"a":2}', 4])
  stamp = 'third'
  expect(read()).toEqual([2, '{"a":2}', 5])
  expect(read()).toEqual([2, '{"a":2}', 5])
})

test('a file written just now has no stamp yet, and each write changes the stamp', () => {
  write(`data/${home}`, '{"a":1}')
  const files = filesOfFolder(join(root, 'data'))
  expect(files.stamp?.(home)).toBeUndefined()
  expect(files.stamp?.('properties/2.json')).toBeUndefined()
  later()
  const stamp = files.stamp?.(home)
  expect(stamp).toBeDefined()
  expect(files.stamp?.(home)).toBe(stamp)
  rmSync(join(root, 'data', home))
  write('data/properties/other.json', '')
  write(`data/${home}`, '{"a":2}')
  expect(files.stamp?.(home)).not.toBe(stamp)
})

test('a listing from several files is read each time', () => {
  write('data/feeds.json', '[{"name":"crm"}]')
  for (const id of [1, 2, 3]) write(`data/properties/${id}.json`, '{"ID":1}')
  write('data/overrides/2.json', '{"Price":7}')
  write('var/feeds/crm/properties/4.json', '{"ID":4}')
  later()
  const files = allContentFiles(join(root, 'data'), join(root, 'var'))
  const stampOf = (id: number) => files.stamp?.(`properties/${id}.json`) !== undefined
  expect([1, 2, 3, 4, 5].map(stampOf)).toEqual([true, false, true, true, false])
  const held = withHeldItems(files, new Map([['properties/3.json', 'last-good'] as const]), new Map())
  expect([held.stamp?.('properties/3.json'), held.stamp?.(home)]).toEqual([undefined, files.stamp?.(home)])
})
