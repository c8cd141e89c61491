/** Which files of the content are found, and by which names. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAtOnce } from '@/lib/server/content/thread/steps'
import { findMediaFile, namedAddresses } from '@/lib/server/media/find-media'

let root = ''
const content = () => join(root, 'content')
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>'

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'media-'))
  vi.stubEnv('VAR_DIR', join(root, 'var'))
  mkdirSync(join(content(), 'media', 'plans'), { recursive: true })
  writeFileSync(join(content(), 'media', 'plans', 'a 1.svg'), drawing)
  writeFileSync(join(content(), 'media', '.hidden.svg'), drawing)
  writeFileSync(join(content(), 'secret.svg'), drawing)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const isFound = (address: string) => 'file' in findMediaFile(address, content())

test('a file is found by its name below media/, with or without the name of that folder', () => {
  expect(['/plans/a 1.svg', '/media/plans/a 1.svg'].map(isFound)).toEqual([true, true])
})

test('files of the software are found after those of the content', () => {
  expect(findMediaFile('/images/epc/flanders/a.png', content())).toMatchObject({ file: { type: 'image/png' } })
})

test.each([
  '/../secret.svg',
  '/media/../../secret.svg',
  '/plans/../../secret.svg',
  '/.hidden.svg',
  '/',
  '//secret.svg',
  '/plans',
  '/a\0.svg',
  '/plans\\a 1.svg',
])('nothing is found at %j', (address) => expect(isFound(address)).toBe(false))

test('a link that leads out of the folder leads nowhere', () => {
  symlinkSync(join(content(), 'secret.svg'), join(content(), 'media', 'link.svg'))
  expect(isFound('/link.svg')).toBe(false)
})

test('no address finds files outside of the folder', () => {
  const part = fc.oneof(
    fc.constantFrom('..', '.', '', 'secret.svg', 'content', 'media', '%2e%2e', '..%2f'),
    fc.string({ maxLength: 8 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const found = findMediaFile(`/${parts.join('/')}`, content())
      if ('file' in found) expect(found.file.path).toMatch(/\/media\/plans\/a 1\.svg$|\/public\//)
    }),
  )
})

test('another file under the same name is another picture', () => {
  const fingerprint = () => {
    const found = findMediaFile('/plans/a 1.svg', content())
    return 'file' in found && found.file.fingerprint
  }
  const before = fingerprint()
  expect(fingerprint()).toBe(before)
  writeFileSync(join(content(), 'media', 'plans', 'a 1.svg'), drawing.replace('width="4"', 'width="40"'))
  expect(fingerprint()).not.toBe(before)
})

test('the files that content names are read from JSON and from Markdown', () => {
  const texts = new Map([
    ['properties/1.json', '{"Url": "/pictures/a b.webp", "title": "/nl/x/"}'],
    ['articles/a/nl.md', 'See ![it](/media/b.png) and [this](/plans/c.svg).'],
  ])
  expect([...runAtOnce(namedAddresses(texts))]).toEqual(['/pictures/a b.webp', '/media/b.png', '/plans/c.svg'])
})
