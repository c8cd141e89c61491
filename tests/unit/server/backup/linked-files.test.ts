/** Pictures are often on another disk behind a symbolic link: a backup contains them all the same. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listContentFiles, listDataFiles } from '@/lib/server/backup/backup-files'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'linked-'))
  for (const folder of ['content/pages', 'disk/pictures', 'var/feeds']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'content/pages/home.json'), '{}')
  writeFileSync(join(root, 'disk/pictures/hall.webp'), 'hall')
  writeFileSync(join(root, 'disk/site.json'), '{}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('targets of links are included, under the name of the link', async () => {
  symlinkSync(join(root, 'disk'), join(root, 'content/media'))
  symlinkSync(join(root, 'disk/site.json'), join(root, 'content/site.json'))
  symlinkSync(join(root, 'disk/pictures'), join(root, 'var/feeds/files'))
  const found = ['media/pictures/hall.webp', 'media/site.json', 'pages/home.json', 'site.json']
  expect(await listContentFiles(join(root, 'content'))).toEqual(found)
  expect(await listDataFiles(join(root, 'var'))).toEqual(['feeds/files/hall.webp'])
})

test('a linked folder is included; broken and circular links are ignored', async () => {
  symlinkSync(join(root, 'gone'), join(root, 'content/old.json'))
  symlinkSync(join(root, 'content'), join(root, 'content/pages/again'))
  symlinkSync(join(root, 'content'), join(root, 'current'))
  expect(await listContentFiles(join(root, 'current'))).toEqual(['pages/home.json'])
  expect(await listContentFiles(join(root, 'gone'))).toEqual([])
})

test('an unreadable folder fails the backup, instead of being left out', async () => {
  await expect(listContentFiles(join(root, 'disk/site.json'))).rejects.toThrow('ENOTDIR')
})
