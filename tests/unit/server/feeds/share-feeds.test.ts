/** Two machines without a common folder: the result of a run on one reaches the other through the shared store. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { emptyLedger } from '@/lib/feeds/ledger'
import { writeItem, writeLedger } from '@/lib/server/feeds/feed-store'
import { bringFeed, bringFeeds, giveFeed } from '@/lib/server/feeds/share-feeds'
import { replaceFile } from '@/lib/server/runtime/replace-file'
import { expectConsole } from '../../../support/fail-on-console.ts'
import { type S3Server, startS3 } from '../../../support/s3-server.ts'

let server: S3Server
const machines = { one: '', other: '' }

beforeAll(async () => {
  server = await startS3()
  vi.stubEnv('S3_URL', server.url)
})
beforeEach(() => {
  for (const name of ['one', 'other'] as const) machines[name] = mkdtempSync(join(tmpdir(), `${name}-`))
})
afterEach(() => {
  server.objects.clear()
  server.log.length = 0
  server.fails = undefined
  for (const folder of Object.values(machines)) rmSync(folder, { recursive: true, force: true })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.stop()
})

const on = (machine: keyof typeof machines) => vi.stubEnv('VAR_DIR', machines[machine])

const picture = 'media/feed-pictures/p0a1b.jpg'

/** Files as a run writes them. */
async function run(ids: readonly number[], text = 'a house'): Promise<void> {
  for (const id of ids) await writeItem('crm', 'properties', id, `${text} ${id}`)
  const entry = { kind: 'property', folder: 'properties', state: 'present', firstSeen: '2026-11-24', hash: 'h' } as const
  const entries = ids.map((id) => [`property ${id}`, { ...entry, id, changedOn: '2026-11-24', prices: [], files: [picture] }])
  const path = join(process.env['VAR_DIR'] ?? '', 'feeds', 'files', picture)
  await replaceFile(path, 'the picture')
  await writeLedger('crm', { ...emptyLedger, entries: Object.fromEntries(entries) })
}

const read = (machine: keyof typeof machines, path: string) => readFileSync(join(machines[machine], 'feeds', path), 'utf8')
const filesOf = (machine: keyof typeof machines) => readdirSync(join(machines[machine], 'feeds/crm/properties')).sort()

test('items, ledger and pictures reach the other machine, and deletions too', async () => {
  on('one')
  await run([1, 2, 3])
  await giveFeed('crm')
  on('other')
  expect(await bringFeed('crm')).toBe(true)
  expect(filesOf('other')).toEqual(['1.json', '2.json', '3.json'])
  expect(read('other', `files/${picture}`)).toBe('the picture')
  expect(read('other', 'crm/ledger.json')).toBe(read('one', 'crm/ledger.json'))
  on('one')
  rmSync(join(machines.one, 'feeds/crm/properties/2.json'))
  await run([1, 3], 'a cheaper house')
  await giveFeed('crm')
  on('other')
  expect(await bringFeed('crm')).toBe(true)
  expect(filesOf('other')).toEqual(['1.json', '3.json'])
  expect(read('other', 'crm/properties/1.json')).toBe('a cheaper house 1')
  // The store contains only what the list refers to.
  expect([...server.objects.keys()].filter((name) => name.includes('/items/'))).toHaveLength(3)
})

test('unchanged files are neither uploaded nor downloaded', async () => {
  on('one')
  await run([1, 2])
  await giveFeed('crm')
  on('other')
  await bringFeed('crm')
  server.log.length = 0
  expect(await bringFeed('crm')).toBe(false)
  await run([1, 2])
  await giveFeed('crm')
  expect(server.log.filter((line) => line.startsWith('PUT'))).toEqual(['PUT /site/feeds/crm/list.json'])
})

test('cached responses of one machine are not shared', async () => {
  on('one')
  await run([1])
  await replaceFile(join(machines.one, 'feeds/crm/answers.json'), '{}')
  await giveFeed('crm')
  on('other')
  await bringFeed('crm')
  expect(readdirSync(join(machines.other, 'feeds/crm')).sort()).toEqual(['ledger.json', 'properties', 'shared.json'])
})

test('a machine stopped during a download continues it', async () => {
  on('one')
  await run([1, 2])
  await giveFeed('crm')
  on('other')
  await bringFeed('crm')
  rmSync(join(machines.other, 'feeds/crm/shared.json'))
  writeFileSync(join(machines.other, 'feeds/crm/properties/1.json'), 'half')
  expect(await bringFeed('crm')).toBe(true)
  expect(read('other', 'crm/properties/1.json')).toBe('a house 1')
})

test('an unavailable store fails a run, but not a start', async () => {
  on('one')
  await run([1])
  server.fails = 503
  await expect(giveFeed('crm')).rejects.toThrow('503')
  await expect(bringFeeds(['crm'])).resolves.toBeUndefined()
  expect(filesOf('one')).toEqual(['1.json'])
  expectConsole()
})
