/** Hosts of pictures are known before the content is, and never keep the site from starting. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPictureHosts } from '@/lib/content/picture-hosts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const settings = (host: string) => JSON.stringify({ pictureHosts: [host] })

test('those of the content, else those that were published last, else none', () => {
  expect(readPictureHosts(folder, folder)).toEqual([])
  write('last-good-content.json', JSON.stringify({ 'site.json': settings('before.example') }))
  write('site.json', '{"pictureHosts": [')
  expect(readPictureHosts(folder, folder)).toEqual(['before.example'])
  write('site.json', settings('now.example'))
  expect(readPictureHosts(folder, folder)).toEqual(['now.example'])
})
