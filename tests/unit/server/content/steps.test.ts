/** Reading in time slices and checking only changes gives the same result as reading everything in one go. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '@/lib/domain/text/date'
import { createCheckedFiles } from '@/lib/server/content/files/checked-files'
import { publishContent, publishSteps } from '@/lib/server/content/publish/publish-content'
import { inSteps, runAtOnce, runInSlices } from '@/lib/server/content/thread/steps'
import { copyContent } from '../../../support/copy-content'

const today = '2026-11-21'
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-'))
  copyContent(folder)
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

/** A step that takes so many milliseconds of the clock. */
function* slowSteps(count: number, each: number, seen: string[]) {
  for (let step = 0; step < count; step++) {
    vi.advanceTimersByTime(each)
    seen.push('step')
    yield
  }
  return 'done'
}

test('other work runs after each time slice', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const seen: string[] = []
  let isOver = false
  const others = (async () => {
    while (!isOver) {
      seen.push('request')
      await new Promise((done) => setImmediate(done))
    }
  })()
  expect(await runInSlices(slowSteps(6, 20, seen))).toBe('done')
  isOver = true
  await others
  expect(seen.join(' ')).toContain('step request step request step request')
})

test('a step that fails ends the work with its error', async () => {
  const failing = () => inSteps([1, 2], (value) => (value === 2 ? expect.fail('at the second') : value))
  await expect(runInSlices(failing())).rejects.toThrow('at the second')
  expect(() => runAtOnce(failing())).toThrow('at the second')
})

test('time slices and cached results give the result of a fresh reading, whatever changes', async () => {
  const checked = createCheckedFiles()
  let lastGood = publishContent(folder, today, new Map()).texts
  const changes = [
    () => undefined,
    () => write('properties/4102318.json', read('properties/4102318.json').replace(/"Bedrooms": \d+/, '"Bedrooms": 7')),
    () => write('properties/4102318.json', read('properties/4102318.json').replace(/"Bedrooms": \d+/, '"Bedrooms": "vijf"')),
    () =>
      write('properties/4102311.json', read('properties/4102311.json').replace(/"fr",\s*"TypeDescription": "[^"]*",/, '"fr",')),
    () => write('site.json', read('site.json').replace('"code": "de", "use": false', '"code": "de", "use": true')),
    () => write('site.json', read('site.json').replace('"answer": 1', '"answer": 4')),
    () => rmSync(join(folder, 'properties/4102318.json')),
  ]
  for (const change of changes) {
    change()
    const fresh = publishContent(folder, today, lastGood)
    const known = await runInSlices(publishSteps(folder, today, lastGood, { checked }))
    expect(known).toEqual(fresh)
    lastGood = fresh.texts
  }
})

test('an unchanged file is not checked again', () => {
  const checked = createCheckedFiles()
  const keep = vi.spyOn(checked, 'keep')
  runAtOnce(publishSteps(folder, today, new Map(), { checked }))
  expect(keep.mock.calls.length).toBeGreaterThan(60)
  keep.mockClear()
  write('properties/4102318.json', read('properties/4102318.json').replace(/"Bedrooms": \d+/, '"Bedrooms": 7'))
  runAtOnce(publishSteps(folder, today, new Map(), { checked }))
  expect(keep.mock.calls.map(([file]) => file)).toEqual(['properties/4102318.json'])
})

test('on the next day only files with relative dates are checked again', () => {
  const checked = createCheckedFiles()
  const file = 'properties/4102318.json'
  write(file, read(file).replaceAll(/"today[+-]?\d*"/g, '"2026-09-01"'))
  runAtOnce(publishSteps(folder, today, new Map(), { checked }))
  const keep = vi.spyOn(checked, 'keep')
  runAtOnce(publishSteps(folder, addDays(today, 1), new Map(), { checked }))
  const again = keep.mock.calls.map(([name]) => name)
  expect(again).toContain('properties/4102311.json')
  expect(again).not.toContain(file)
})
