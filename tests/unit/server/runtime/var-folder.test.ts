/** What the running site writes is readable by its own user only, and writing is tested before the site reports ready. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { checkWritable, makePrivateFile, restrictPermissions, writeIfPossible } from '@/lib/server/runtime/var-folder'
import { expectConsole } from '../../../support/fail-on-console.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'var-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8)

test('permissions of other users are removed, and nothing outside is changed', async () => {
  mkdirSync(join(folder, 'var', 'mail'), { recursive: true })
  for (const path of ['outside', 'var/secret', 'var/mail/a.eml']) writeFileSync(join(folder, path), 'a')
  for (const path of ['outside', 'var/secret', 'var/mail/a.eml']) chmodSync(join(folder, path), 0o644)
  for (const path of ['var', 'var/mail']) chmodSync(join(folder, path), 0o755)
  symlinkSync(join(folder, 'outside'), join(folder, 'var', 'link'))
  await restrictPermissions(join(folder, 'var'))
  expect([modeOf('var'), modeOf('var', 'mail'), modeOf('var', 'secret'), modeOf('var', 'mail', 'a.eml')]).toEqual([
    '700',
    '700',
    '600',
    '600',
  ])
  expect(modeOf('outside')).toBe('644')
})

test('drafts of a killed process are deleted after a day, newer ones stay', async () => {
  for (const name of ['old.json.1234abcd.draft', 'new.json.1234abcd.draft', 'old.json']) writeFileSync(join(folder, name), '{')
  const before = new Date(Date.now() - 25 * 3_600_000)
  for (const name of ['old.json.1234abcd.draft', 'old.json']) utimesSync(join(folder, name), before, before)
  await restrictPermissions(folder)
  expect(readdirSync(folder).sort()).toEqual(['new.json.1234abcd.draft', 'old.json'])
})

test('a new folder and file are private from the start, an existing file becomes private and keeps its content', () => {
  writeFileSync(join(folder, 'old'), 'text')
  chmodSync(join(folder, 'old'), 0o666)
  makePrivateFile(join(folder, 'old'))
  makePrivateFile(join(folder, 'deep', 'er', 'new'))
  expect([modeOf('deep'), modeOf('deep', 'er'), modeOf('deep', 'er', 'new'), modeOf('old')]).toEqual(['700', '700', '600', '600'])
  expect(statSync(join(folder, 'old')).size).toBe(4)
})

test('the write test leaves no file', async () => {
  await checkWritable(folder)
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that is not writable, is a file or is missing throws', async () => {
  writeFileSync(join(folder, 'file'), '')
  await expect(checkWritable(join(folder, 'file'))).rejects.toThrow(/ENOTDIR/)
  await expect(checkWritable(join(folder, 'gone'))).rejects.toThrow(/ENOENT/)
  expect(existsSync(join(folder, 'gone'))).toBe(false)
})

test('a disk with less space than a form with files needs counts as full', async () => {
  await expect(checkWritable(folder, async () => 15 * 1024 * 1024)).rejects.toThrow('nearly full')
  await checkWritable(folder, async () => 16 * 1024 * 1024)
})

test('the start does not fail when an optional file cannot be written', () => {
  expectConsole()
  writeIfPossible(() => {
    throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' })
  })
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ event: 'folder-not-written' }))
})
