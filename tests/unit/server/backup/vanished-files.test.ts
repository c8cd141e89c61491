/** A site goes on while it is copied: files that are taken away meanwhile spoil no backup. */
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

test('one that is gone before it is looked at is none of the backup', async () => {
  expect(Object.keys(await digestFiles([source('gone'), source('there')]))).toEqual(['var/there'])
})

test('one that is gone when its turn comes is left out, and what follows is there', async () => {
  expect(await read([source('gone'), source('there')])).toEqual({ 'var/there': 'text' })
})

test('the rows of a table are never left out', async () => {
  const table = { path: 'tables/lead.ndjson', file: join(folder, 'gone') }
  await expect(read([table])).rejects.toThrow('ENOENT')
})
