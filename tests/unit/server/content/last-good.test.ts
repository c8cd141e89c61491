/** The site shows the last good content if the content is invalid, and is closed only if there never was any. */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { hasNoContent, publishedSite } from '@/lib/process/content-state'
import { folderName, formatReport, isInOrder, toReport } from '@/lib/server/content/check/content-report'
import { getContentState, getSnapshot, replaceSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { loadContent } from '@/lib/server/content/snapshot/load-content'
import { runAtOnce } from '@/lib/server/content/thread/steps'
import { expectConsole } from '../../../support/fail-on-console.ts'
import { ownContent } from '../../../support/own-content.ts'
import { restartSite } from '../../../support/restart-site.ts'

const { root, content, inVar } = ownContent()
const kept = () => inVar('last-good-content.json')
const write = (file: string, text: string) => writeFileSync(join(content(), file), text)
const demoText = (file: string) => readFileSync(join('data', file), 'utf8')

test('published content is saved for the next start, readable by the user of the site only', async () => {
  expect(isInOrder(toReport(await replaceSnapshot()))).toBe(true)
  expect((statSync(kept()).mode & 0o777).toString(8)).toBe('600')
  expect(readdirSync(join(root(), 'var')).filter((name) => name !== 'media')).toEqual([
    'last-good-content.json',
    'published-listings.json',
  ])
})

test('a start with content that is refused shows what was published before, and takes the repaired content', async () => {
  await replaceSnapshot()
  const count = getSnapshot().properties.length
  restartSite()
  write('site.json', '{')
  expect((await replaceSnapshot()).serves).toBe('last-good')
  expect([getSnapshot().properties.length, hasNoContent()]).toEqual([count, false])
  write('site.json', demoText('site.json'))
  expect((await replaceSnapshot()).serves).toBe('current')
})

test('a reload with content that is refused changes nothing', async () => {
  await replaceSnapshot()
  const before = getSnapshot()
  write('routes.json', '[')
  const report = toReport(await replaceSnapshot())
  expect([report.serves, getSnapshot() === before]).toEqual(['last-good', true])
  expect(formatReport(report).join('\n')).toContain(`error  ${content()}/routes.json: expected JSON`)
})

test('a start with refused content and nothing before is closed until the content is repaired', async () => {
  write('site.json', '{')
  expect((await replaceSnapshot()).serves).toBe('none')
  expect(hasNoContent()).toBe(true)
  expect(() => getSnapshot()).toThrow('site.json')
  write('site.json', demoText('site.json'))
  await replaceSnapshot()
  expect([hasNoContent(), publishedSite()?.name]).toEqual([false, getSnapshot().site.name])
})

test('the report lists what is new, changed, removed and held back', async () => {
  await replaceSnapshot()
  const text = demoText('properties/4102318.json')
  write('properties/4109999.json', text.replace('"ID": 4102318', '"ID": 4109999'))
  write('properties/4102311.json', demoText('properties/4102311.json').replace(/"Bedrooms": \d+/, '"Bedrooms": "vijf"'))
  write('menu.json', `${demoText('menu.json')}\n`)
  rmSync(join(content(), 'takeovers', readdirSync(join(content(), 'takeovers'))[0] ?? ''))
  const report = toReport(await replaceSnapshot())
  expect(report).toMatchObject({
    added: ['properties/4109999.json'],
    changed: ['menu.json'],
    removed: [expect.stringMatching(/^takeovers\//)],
  })
  expect(report.held).toMatchObject([{ item: 'properties/4102311.json', shows: 'last good version' }])
  expect(report.held[0]?.because.join()).toContain('data/properties/4102311.json: Bedrooms: ')
  expect(getContentState()?.held).toHaveLength(1)
})

test('the command and the watch may publish at the same time, and content that cannot be saved is published', async () => {
  expectConsole()
  const states = await Promise.all([replaceSnapshot(), replaceSnapshot(), replaceSnapshot()])
  expect(states.map(({ serves }) => serves)).toEqual(['current', 'current', 'current'])
  expect(readdirSync(join(root(), 'var')).filter((name) => name !== 'media')).toEqual([
    'last-good-content.json',
    'published-listings.json',
  ])
  rmSync(join(root(), 'var'), { recursive: true })
  writeFileSync(join(root(), 'var'), '')
  expect((await replaceSnapshot()).serves).toBe('current')
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ event: 'content-not-kept' }))
})

test('a half-written file of a killed process is ignored, and unchanged content is not written again', async () => {
  await replaceSnapshot()
  writeFileSync(`${kept()}.0123abcd.draft`, '{')
  const { ino } = statSync(kept())
  await replaceSnapshot()
  expect(statSync(kept()).ino).toBe(ino)
  write('menu.json', `${demoText('menu.json')}\n`)
  await replaceSnapshot()
  expect(readdirSync(join(root(), 'var'))).toEqual([
    'last-good-content.json',
    'last-good-content.json.0123abcd.draft',
    'published-listings.json',
  ])
})

test('an unreadable file counts as missing', async () => {
  expectConsole()
  await replaceSnapshot()
  writeFileSync(kept(), '{"site.json": 7}')
  restartSite()
  expect((await replaceSnapshot()).serves).toBe('current')
  expect(existsSync(kept())).toBe(true)
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ event: 'content-not-kept' }))
})

test('a list that was missing temporarily is back with its file', async () => {
  await replaceSnapshot()
  const { zones } = getSnapshot()
  renameSync(join(content(), 'zones.json'), join(root(), 'zones.json'))
  await replaceSnapshot()
  expect(getSnapshot().zones).toEqual([])
  renameSync(join(root(), 'zones.json'), join(content(), 'zones.json'))
  await replaceSnapshot()
  expect(getSnapshot().zones).toEqual(zones)
})

test('a folder that cannot be read is never taken for an empty one', async () => {
  await replaceSnapshot()
  const shown = getSnapshot().properties.length
  renameSync(join(content(), 'properties'), join(content(), 'elsewhere'))
  symlinkSync(join(content(), 'nowhere'), join(content(), 'properties'))
  const report = toReport(await replaceSnapshot())
  expect(report.serves).toBe('last-good')
  expect(report.refusedBecause).toEqual([`${content()}/properties: expected a folder that can be read; found one that cannot`])
  expect(getSnapshot().properties).toHaveLength(shown)
  rmSync(join(content(), 'properties'))
  renameSync(join(content(), 'elsewhere'), join(content(), 'properties'))
  expect(isInOrder(toReport(await replaceSnapshot()))).toBe(true)
})

test.each([1, 30, 100])('a folder that is swapped after %i steps of reading is read as one', (steps) => {
  const next = join(root(), 'next')
  cpSync(content(), next, { recursive: true, verbatimSymlinks: true })
  writeFileSync(join(next, 'zones.json'), '[]')
  const reading = loadContent(false)
  for (let step = 0; step < steps; step++) reading.next()
  renameSync(content(), join(root(), 'before'))
  renameSync(next, content())
  const { shows } = runAtOnce(reading)
  expect(typeof shows === 'object' && shows.snapshot.zones).toEqual([])
})

test('a message names the folder as its keeper calls it', () => {
  expect(['../agency', 'data/', '/srv/content', resolve('agency')].map(folderName)).toEqual([
    '../agency',
    'data',
    '/srv/content',
    'agency',
  ])
})
