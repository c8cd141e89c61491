import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { appendChanges, deleteChanges, fileIdentity, readChanges } from '@/lib/server/content/last-good/last-good-changes'

const folder = mkdtempSync(join(tmpdir(), 'last-good-changes-'))
const path = join(folder, 'kept.json')
const changes = () => [...readChanges(path, fileIdentity(path))]
const identity = () => fileIdentity(path) ?? ''

beforeEach(async () => {
  writeFileSync(path, 'x'.repeat(8_000))
  await deleteChanges(path)
})

afterAll(() => rmSync(folder, { recursive: true }))

test('changes of a large file are appended in order, readable by the user of the site only', async () => {
  expect(changes()).toEqual([])
  expect(await appendChanges(path, identity(), [['a.json', '{"é":\n1}']], 0)).toBe(true)
  expect(
    await appendChanges(
      path,
      identity(),
      [
        ['a.json', null],
        ['b.json', ''],
      ],
      0,
    ),
  ).toBe(true)
  expect(changes()).toEqual([
    ['a.json', '{"é":\n1}'],
    ['a.json', null],
    ['b.json', ''],
  ])
  expect((statSync(`${path}.changes`).mode & 0o777).toString(8)).toBe('600')
})

test('a small file, or one with many changes, is rewritten as a whole', async () => {
  expect(await appendChanges(path, identity(), [['a.json', '']])).toBe(false)
  expect(await appendChanges(path, identity(), [['a.json', 'x'.repeat(700)]], 0)).toBe(true)
  expect(await appendChanges(path, identity(), [['a.json', 'x'.repeat(700)]], 0)).toBe(false)
  expect(changes()).toHaveLength(1)
})

test('changes of a file that was rewritten since are ignored', async () => {
  await appendChanges(path, identity(), [['a.json', '1']], 0)
  writeFileSync(path, 'y'.repeat(9_000))
  expect(changes()).toEqual([])
})

test('a half-written line of a killed process does not damage others', async () => {
  await appendChanges(path, identity(), [['a.json', '1']], 0)
  appendFileSync(`${path}.changes`, `\n["${identity()}","b.json","ha`)
  await appendChanges(path, identity(), [['c.json', '3']], 0)
  expect(changes()).toEqual([
    ['a.json', '1'],
    ['c.json', '3'],
  ])
})

test('the render process writes none', async () => {
  vi.stubEnv('IS_RENDERER', '1')
  expect(await appendChanges(path, identity(), [['a.json', '1']], 0)).toBe(true)
  vi.unstubAllEnvs()
  expect(changes()).toEqual([])
})
