/**
 * `S3_URL=… npm run trial:store`: tests the shared store with a real server and an empty bucket: files of all kinds, a wrong
 * key, and a feed run that one machine uploads and another downloads; with times. Deletes what it wrote.
 */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3mini } from 's3mini'
import { emptyLedger } from '../../lib/feeds/ledger.ts'
import { writeItem, writeLedger } from '../../lib/server/feeds/feed-store.ts'
import { bringFeed, giveFeed } from '../../lib/server/feeds/share-feeds.ts'
import { replaceFile } from '../../lib/server/runtime/replace-file.ts'
import { createS3Store } from '../../lib/server/store/s3-store.ts'

const address = process.env['S3_URL'] ?? ''
const homes = Number(process.argv[2] ?? 500)
const pictureBytes = 100_000

const { origin, pathname, username, password, searchParams } = new URL(address)
const region = searchParams.get('region') ?? 'auto'
const [accessKeyId, secretAccessKey] = [username, password].map(decodeURIComponent)
const bucket = new S3mini({
  accessKeyId: accessKeyId ?? '',
  secretAccessKey: secretAccessKey ?? '',
  endpoint: `${origin}${pathname}`,
  region,
})
if (!(await bucket.bucketExists())) await bucket.createBucket()

const faults: string[] = []
const check = (what: string, isSo: boolean) => {
  if (!isSo) faults.push(what)
}

async function time<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await work()
  console.log(`${what}: ${Math.round(performance.now() - start)} ms`)
  return result
}

async function tryFiles(): Promise<void> {
  const store = createS3Store(address)
  const bytes = randomBytes(pictureBytes)
  const name = 'media/files/0a1b/800.avif'
  check('nothing before', (await store.read(name)) === undefined)
  await time('a picture written', () => store.write(name, bytes))
  const found = await time('and read', () => store.read(name))
  check('the same bytes', found?.equals(bytes) ?? false)
  await store.write(name, Buffer.alloc(0))
  check('an empty file', (await store.read(name))?.length === 0)
  await store.remove(name)
  check('gone', (await store.read(name)) === undefined)
  await store.remove(name)
  const wrong = createS3Store(address.replace(password, 'another'))
  check(
    'a wrong key is refused',
    await wrong.write(name, bytes).then(
      () => false,
      () => true,
    ),
  )
}

const machine = (folder: string) => Object.assign(process.env, { VAR_DIR: folder })

async function writeRun(folder: string): Promise<void> {
  const entries: [string, (typeof emptyLedger)['entries'][string]][] = []
  for (let id = 1; id <= homes; id += 1) {
    const picture = `media/feed-pictures/p${createHash('sha256').update(String(id)).digest('hex').slice(0, 12)}.jpg`
    await replaceFile(join(folder, 'feeds', 'files', picture), randomBytes(pictureBytes))
    await writeItem('crm', 'properties', id, JSON.stringify({ id, text: randomBytes(1500).toString('hex') }))
    const entry = { kind: 'property', folder: 'properties', state: 'present', hash: 'h', prices: [], files: [picture] } as const
    entries.push([
      `property ${id}`,
      { ...entry, id, firstSeen: '2026-11-24', changedOn: '2026-11-24', prices: [], files: [picture] },
    ])
  }
  await writeLedger('crm', { ...emptyLedger, entries: Object.fromEntries(entries) })
}

async function tryFeeds([one = '', other = '']: readonly string[]): Promise<void> {
  machine(one)
  await writeRun(one)
  await time(`a run of ${homes} homes with a picture each given`, () => giveFeed('crm'))
  machine(other)
  await time('and brought by another machine', () => bringFeed('crm'))
  const items = readdirSync(join(other, 'feeds/crm/properties')).length
  const pictures = readdirSync(join(other, 'feeds/files/media/feed-pictures')).length
  check(`all homes (${items}) and pictures (${pictures})`, items === homes && pictures === homes)
  await time('asked for again', () => bringFeed('crm'))
  machine(one)
  await writeItem('crm', 'properties', 1, '{}')
  await time('one home changed and given', () => giveFeed('crm'))
  machine(other)
  check('another run', await time('and brought', () => bringFeed('crm')))
}

const folders = ['one', 'other'].map((name) => mkdtempSync(join(tmpdir(), `${name}-`)))
try {
  await tryFiles()
  await tryFeeds(folders)
} finally {
  const left = (await bucket.listObjects('/', 'feeds/')) ?? []
  for (const { Key } of left) await bucket.deleteObject(Key)
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
console.log(`${faults.length === 0 ? 1 : 0} passed, ${faults.length} failed${faults.length > 0 ? `: ${faults.join(', ')}` : ''}`)
process.exitCode = faults.length === 0 ? 0 : 1
