/** Each page loads its style sheets as one, with all rules in their order and none twice. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupSheets, mergeStyleSheets } from '@/scripts/merge-style-sheets'

const sheet = (name: string) => `static/chunks/${name}.css`

/** A build of two pages with one layout. @param script the sheet that a script loads by name. */
function makeBuild(entries: Readonly<Record<string, readonly string[]>>, script = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const name of new Set(Object.values(entries).flat())) write(sheet(name), `.${name}{color:red}\n`)
  write('static/chunks/a.js', script)
  const files = Object.entries(entries).map(([entry, names]) => [
    entry,
    names.map((name) => ({ path: sheet(name), inlined: false })),
  ])
  const json = JSON.stringify({ clientModules: {}, entryCSSFiles: Object.fromEntries(files), entryJSFiles: {} })
  write('server/app/[lang]/page_client-reference-manifest.js', `globalThis.M = {};\nglobalThis.M["/[lang]/page"] = ${json};\n`)
  return folder
}

/** The rules that each entry loads after merging. */
function readBuild(folder: string): Record<string, string[]> {
  const text = readFileSync(join(folder, 'server/app/[lang]/page_client-reference-manifest.js'), 'utf8')
  const { entryCSSFiles, ...rest } = JSON.parse(text.slice(text.indexOf('= {"') + 2, text.lastIndexOf(';')))
  expect(rest).toEqual({ clientModules: {}, entryJSFiles: {} })
  const rulesOf = ({ path }: { path: string }) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/\.(\w+)\{/g)].map(([, name]) => name).join(' ')
  return Object.fromEntries(
    Object.entries<{ path: string }[]>(entryCSSFiles).map(([entry, sheets]) => [entry, sheets.map(rulesOf)]),
  )
}

test('layout and page become one sheet each; an entry with a part of the frame gets all of it, so that nothing is loaded twice', () => {
  const folder = makeBuild({
    'app/none': [],
    'app/last': ['a'],
    'app/layout': ['a', 'b'],
    'app/error': ['a', 'b'],
    'app/page': ['a', 'b', 'c', 'd', 'e'],
  })
  mergeStyleSheets(folder)
  const merged = {
    'app/none': [],
    'app/last': ['a b'],
    'app/layout': ['a b'],
    'app/error': ['a b'],
    'app/page': ['a b', 'c d e'],
  }
  expect(readBuild(folder)).toEqual(merged)
  mergeStyleSheets(folder)
  expect(readBuild(folder)).toEqual(merged)
})

test('a sheet that a script loads keeps its name and comes first', () => {
  const folder = makeBuild({ 'app/layout': ['a'], 'app/page': ['a', 'b', 'c', 'd', 'e'] }, `load("${sheet('c')}")`)
  mergeStyleSheets(folder)
  expect(readBuild(folder)['app/page']).toEqual(['a', 'c', 'b d e'])
})

test('a build with another structure is rejected', () => {
  const folder = makeBuild({ 'app/layout': ['a'] })
  writeFileSync(join(folder, 'server/app/[lang]/page_client-reference-manifest.js'), 'globalThis.M["/"] = {"sheets":{}};')
  expect(() => mergeStyleSheets(folder)).toThrow()
})

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 2 }), { maxLength: 12 })

test('every sheet that is not loaded yet comes once, unmerged ones first, and the order is preserved', () => {
  fc.assert(
    fc.property(names, names, names, (sheets, frame, alone) => {
      const isAlone = (name: string) => alone.includes(name)
      const groups = groupSheets(sheets, frame, isAlone)
      const own = sheets.filter((name) => !frame.includes(name))
      expect(groups.flat()).toEqual([...own.filter(isAlone), ...own.filter((name) => !isAlone(name))])
      for (const group of groups) expect(group.length === 1 || !group.some(isAlone)).toBe(true)
      expect(groups.filter((group) => !group.some(isAlone)).length).toBeLessThanOrEqual(1)
    }),
  )
})
