/**
 * Files of a feed are fetched once, recognized although their addresses expire, and requested less often after repeated failures.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FetchFile, fetchFiles, type NamedFile } from '@/lib/server/feeds/feed-files'
import { makePdf } from '../../../support/make-pdf.ts'

const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#246' } })
  .png()
  .toBuffer()
const pdf = await makePdf()

let root = ''
const asked: string[] = []
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'feed-files-'))
  vi.stubEnv('VAR_DIR', root)
  asked.length = 0
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

const minute = 60_000
const start = Date.UTC(2026, 10, 22)
const gives =
  (bytes: Buffer): FetchFile =>
  async (url) => {
    asked.push(url)
    return { bytes }
  }
const fails =
  (fault: string, pause?: number): FetchFile =>
  async (url) => {
    asked.push(url)
    return { fault, ...(pause !== undefined && { pause }) }
  }

const run = (files: readonly NamedFile[], fetchFile: FetchFile, now = start, isTrial = false) =>
  fetchFiles('demo', files, fetchFile, { now: new Date(now), isTrial })

const bucket = 'https://a.s3.amazonaws.com/1.png'
const signed = (signature: string) => ({ url: `${bucket}?X-Amz-Expires=900&X-Amz-Signature=${signature}` })

test('an address with a new signature in each export is fetched once', async () => {
  expect((await run([signed('a')], gives(picture))).fetched).toBe(1)
  const again = await run([signed('b')], gives(picture))
  expect([again.fetched, again.fileOf(signed('c'))?.width, asked.length]).toEqual([0, 8, 1])
})

test('the id has priority over the address, and another tag means another file', async () => {
  await run([{ url: 'https://a.be/1.png', id: '7', tag: 'x' }], gives(picture))
  await run([{ url: 'https://b.be/2.png', id: '7', tag: 'x' }], gives(picture))
  expect(asked).toEqual(['https://a.be/1.png'])
  await run([{ url: 'https://b.be/2.png', id: '7', tag: 'y' }], gives(picture))
  expect(asked).toHaveLength(2)
})

test('a failed file is retried by the next two runs, then less and less often, and always reported', async () => {
  const file = { url: 'https://a.be/1.png' }
  const tried: number[] = []
  for (let now = start; now < start + 60 * minute; now += minute) {
    const before = asked.length
    const { faults } = await run([file], fails('the server answered 404'), now)
    expect(faults).toEqual([{ url: file.url, reason: 'the server answered 404' }])
    if (asked.length > before) tried.push((now - start) / minute)
  }
  expect(tried).toEqual([0, 1, 2, 3, 8, 38])
  const found = await run([file], gives(picture), start + 300 * minute)
  expect([found.fetched, found.faults, readdirSync(join(root, 'feeds', 'demo'))]).toEqual([1, [], ['files.json']])
})

test('unchanged failures write no file', async () => {
  const file = { url: 'https://a.be/1.png' }
  const now = start
  for (let count = 0; count < 3; count++) await run([file], fails('the server answered 404'), now)
  const kept = () => readFileSync(join(root, 'feeds', 'demo', 'file-failures.json'), 'utf8')
  const before = kept()
  await run([file], fails('the server answered 404'), now)
  expect([kept() === before, asked.length]).toEqual([true, 3])
})

test('a host that requests a pause gets no requests for that time', async () => {
  const files = ['1', '2', '3', '4', '5'].map((name) => ({ url: `https://a.be/${name}.png` }))
  const { faults } = await run(files, fails('the server answered 429', 10 * minute))
  expect(faults).toHaveLength(5)
  expect(asked.length).toBeLessThanOrEqual(2)
  await run(files, gives(picture), start + 9 * minute)
  expect(asked.length).toBeLessThanOrEqual(2)
  expect(await run(files, gives(picture), start + 10 * minute)).toMatchObject({ fetched: 5, faults: [] })
})

test('a trial stores no failures', async () => {
  await run([{ url: 'https://a.be/1.png' }], fails('not fetched by a trial'), start, true)
  expect(readdirSync(root)).toEqual([])
})

test('a plan may be a PDF file, whose first page the site renders; any other PDF file is a document', async () => {
  const plan = { url: 'https://a.be/plan.pdf', isPlan: true }
  const report = { url: 'https://a.be/report.pdf' }
  const { fileOf } = await run([plan, report], gives(pdf))
  expect(fileOf(plan)).toMatchObject({
    kind: 'picture',
    address: expect.stringMatching(/^\/media\/feed-pictures\/p[\w-]{12}\.pdf$/),
  })
  expect(fileOf(report)).toMatchObject({ kind: 'document', address: '' })
})

test('a plan stored as a document by an earlier release is fetched again as a plan', async () => {
  const plan = { url: 'https://a.be/plan.pdf' }
  await run([plan], gives(pdf))
  const { fetched, fileOf } = await run([{ ...plan, isPlan: true }], gives(pdf))
  expect([fetched, fileOf(plan)?.kind]).toEqual([1, 'picture'])
})

const [hall, report] = [
  { url: 'https://a.be/hall.png', id: '7' },
  { url: 'https://a.be/report.pdf', id: '7', isDocument: true },
]
const givesEach: FetchFile = async (url) => await gives(url.endsWith('.pdf') ? pdf : picture)(url)

test('pictures and documents are numbered separately: one id is two files', async () => {
  const { fetched, fileOf } = await run([hall, report], givesEach)
  expect([fetched, fileOf(hall, 'picture')?.kind, fileOf(report, 'document')?.kind]).toEqual([2, 'picture', 'document'])
  expect((await run([report, hall], givesEach)).fetched).toBe(0)
})

test('a document stored by an earlier release is not fetched again, and does not hide the picture with its id', async () => {
  await run([{ url: report.url, id: '7' }], givesEach)
  const { fileOf } = await run([hall, report], givesEach)
  expect(asked).toEqual([report.url, hall.url])
  expect([fileOf(hall, 'picture')?.kind, fileOf(report, 'document')?.kind]).toEqual(['picture', 'document'])
})
