/** Files that are not a backup are reported in words. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoreBackup } from '@/lib/server/backup/restore-backup'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'no-backup-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const restore = () =>
  restoreBackup({
    contentFolder: join(root, 'content'),
    varFolder: join(root, 'var'),
    openDb: () => Promise.reject(new Error('nothing is opened')),
    file: join(root, 'site.tar.gz'),
    passphrase: undefined,
    now: new Date(0),
  })

test.each([
  ['an empty file', ''],
  ['a text file', 'hello'],
  ['another archive', gzipSync(randomBytes(2000))],
  ['a truncated file', gzipSync(Buffer.alloc(20_000, 'x')).subarray(0, 20)],
])('%s', async (_, bytes) => {
  writeFileSync(join(root, 'site.tar.gz'), bytes)
  await expect(restore()).rejects.toThrow('site.tar.gz is no backup of ours, or it is cut off')
})

test('a missing file, and a folder', async () => {
  await expect(restore()).rejects.toThrow('ENOENT: no such file or directory')
  mkdirSync(join(root, 'site.tar.gz'))
  await expect(restore()).rejects.toThrow('EISDIR')
})
