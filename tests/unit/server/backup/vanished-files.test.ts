/** A backup is made while the site runs: files that are deleted meanwhile are skipped. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestFiles } from '@/lib/server/backup/backup-files'
import { readTar, type TarSource, writeTar } from '@/lib/server/backup/tar'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vanished-'))
  writeFileSync(join(folder, 'there'), 'text')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const source = (name: string) => ({ path: `var/${name}`, file: join(folder, name), mayBeGone: true })

async function read(sources: readonly TarSource[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { path, body } of readTar(writeTar(sources))) {
    const parts: Uint8Array[] = []
    for await (const part of body) parts.push(part)
    found[path] = Buffer.concat(parts).toString()
  }
  return found
}

test('a file deleted before it is read for its digest is not in the backup', async () => {
  expect(Object.keys(await digestFiles([source('gone'), source('there')]))).toEqual(['var/there'])
})

test('a file deleted before it is added is skipped, and the following entries are complete', async () => {
  expect(await read([source('gone'), source('there')])).toEqual({ 'var/there': 'text' })
})

test('a missing file with the rows of a table is an error', async () => {
  const table = { path: 'tables/lead.ndjson', file: join(folder, 'gone') }
  await expect(read([table])).rejects.toThrow('ENOENT')
})
