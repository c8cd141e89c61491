/** Pages that were built from other content are made again at the start. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isBuiltFromOther, noteBuiltContent } from '@/lib/process/built-content'

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

test('what was built from is known by its texts, wherever it lies', () => {
  const [content, other] = [join(root, 'content'), join(root, 'other')]
  expect(isBuiltFromOther(other)).toBe(false)
  noteBuiltContent(content)
  expect([isBuiltFromOther(content), isBuiltFromOther(other)]).toEqual([false, true])
  write('content/picture.webp', 'pictures are no text')
  expect(isBuiltFromOther(content)).toBe(false)
  write('content/page.md', 'new')
  expect(isBuiltFromOther(content)).toBe(true)
})

test('pages that name another address of the site are made again', () => {
  const content = join(root, 'content')
  noteBuiltContent(content, 'https://www.example.be')
  expect(isBuiltFromOther(content, 'https://www.example.be')).toBe(false)
  expect(isBuiltFromOther(content, 'https://other.example.be')).toBe(true)
  expect(isBuiltFromOther(content)).toBe(true)
})

test('a release keeps its note beside its own pages, from whichever folder it is started', () => {
  noteBuiltContent(join(root, 'content'))
  vi.stubEnv('CODE_DIR', root)
  vi.spyOn(process, 'cwd').mockReturnValue(join(root, 'other'))
  expect(isBuiltFromOther(join(root, 'other'))).toBe(true)
  vi.unstubAllEnvs()
})
