/** Server chunks with equal content become one, and all references are updated. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { mergeEqualChunks } from '@/scripts/merge-equal-chunks'
import { makeTemporaryFolder } from '../../support/temporary-folders.ts'

const load = (...names: readonly string[]) => names.map((name) => `R.c("server/chunks/${name}")\n`).join('')

function makeBuild(files: Readonly<Record<string, string>>) {
  const folder = makeTemporaryFolder('build-')
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'server', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  mergeEqualChunks(folder)
  return (name: string) => {
    const path = join(folder, 'server', name)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }
}

test('of equal chunks the first stays, with references in routes, dynamic routes, other chunks and file lists', () => {
  const read = makeBuild({
    'chunks/[root]__a._.js': 'module.exports=[1]',
    'chunks/[root]__b._.js': 'module.exports=[1]',
    'chunks/c.js': 'module.exports=[3]',
    'chunks/ssr/d.js': 'module.exports=[1]',
    'chunks/ssr/later.js': 'Promise.all(["server/chunks/ssr/d.js"])',
    'app/api/view/route.js': load('[root]__b._.js', 'c.js'),
    'app/api/view/route.js.nft.json': '{"files":["../../../chunks/[root]__b._.js","../../../chunks/c.js"]}',
    'app/[lang]/page_client-reference-manifest.js': 'x={"chunks":["server/chunks/ssr/d.js"]}',
    'instrumentation.js': load('[root]__b._.js'),
  })
  expect(read('chunks/[root]__a._.js')).toBe('module.exports=[1]')
  expect(read('chunks/[root]__b._.js')).toBeUndefined()
  expect(read('chunks/ssr/d.js')).toBeUndefined()
  expect(read('chunks/c.js')).toBe('module.exports=[3]')
  expect(read('chunks/ssr/later.js')).toBe('Promise.all(["server/chunks/[root]__a._.js"])')
  expect(read('app/api/view/route.js')).toBe(load('[root]__a._.js', 'c.js'))
  expect(read('app/api/view/route.js.nft.json')).toBe('{"files":["../../../chunks/[root]__a._.js","../../../chunks/c.js"]}')
  expect(read('app/[lang]/page_client-reference-manifest.js')).toBe('x={"chunks":["server/chunks/[root]__a._.js"]}')
  expect(read('instrumentation.js')).toBe(load('[root]__a._.js'))
})

test('chunks that become equal by the replacement are merged as well', () => {
  const read = makeBuild({
    'chunks/a.js': '1',
    'chunks/b.js': '1',
    'chunks/one.js': 'l("server/chunks/a.js")',
    'chunks/two.js': 'l("server/chunks/b.js")',
    'app/page.js': load('two.js'),
  })
  expect(read('chunks/two.js')).toBeUndefined()
  expect(read('app/page.js')).toBe(load('one.js'))
})

test('a build without equal chunks is unchanged', () => {
  const read = makeBuild({ 'chunks/a.js': '1', 'chunks/b.js': '2', 'app/page.js': load('a.js', 'b.js') })
  expect(['chunks/a.js', 'chunks/b.js', 'app/page.js'].map(read)).toEqual(['1', '2', load('a.js', 'b.js')])
})
