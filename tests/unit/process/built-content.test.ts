/** Static pages that were built from other content are re-rendered at the start. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isBuiltFromOther, recordBuiltContent } from '@/lib/process/built-content'

let root = ''
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'))
  for (const folder of ['.next', 'content', 'other']) mkdirSync(join(root, folder))
  write('content/site.json', '{}')
  write('other/site.json', '{"name":"another"}')
  vi.spyOn(process, 'cwd').mockReturnValue(root)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('the content of the build is recognized by its texts, in whichever folder', () => {
  const [content, other] = [join(root, 'content'), join(root, 'other')]
  expect(isBuiltFromOther(other)).toBe(false)
  recordBuiltContent(content)
  expect([isBuiltFromOther(content), isBuiltFromOther(other)]).toEqual([false, true])
  write('content/picture.webp', 'pictures are no text')
  expect(isBuiltFromOther(content)).toBe(false)
  write('content/page.md', 'new')
  expect(isBuiltFromOther(content)).toBe(true)
})

test('pages built for another address of the site are re-rendered', () => {
  const content = join(root, 'content')
  recordBuiltContent(content, 'https://www.example.be')
  expect(isBuiltFromOther(content, 'https://www.example.be')).toBe(false)
  expect(isBuiltFromOther(content, 'https://other.example.be')).toBe(true)
  expect(isBuiltFromOther(content)).toBe(true)
})

test('a release stores the record next to its own pages, from whichever folder it is started', () => {
  recordBuiltContent(join(root, 'content'))
  vi.stubEnv('CODE_DIR', root)
  vi.spyOn(process, 'cwd').mockReturnValue(join(root, 'other'))
  expect(isBuiltFromOther(join(root, 'other'))).toBe(true)
  vi.unstubAllEnvs()
})
