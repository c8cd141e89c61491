/** What the check says is in plain words, whatever is wrong: none of the library's (docs/make-it-your-own.md). */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentIssue } from '@/lib/content/content-issue'
import { filesOfTexts } from '@/lib/server/content/content-files'
import { readContent } from '@/lib/server/content/read-content'
import { createFileReader } from '@/lib/server/content/read-files'

const texts = new Map(
  readdirSync('data', { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative('data', path), readFileSync(path, 'utf8')]),
)

/** What reading says of the content with another text in one file. */
function mistakesWith(file: string, text: string): ContentIssue[] {
  const reader = createFileReader(filesOfTexts(new Map([...texts, [file, text]])))
  readContent(reader, '2026-11-21')
  return [...reader.issues, ...reader.warnings]
}

const files = [...texts.keys()].filter((file) => file.endsWith('.json') && !/^demo-(owner|office)\.json$/.test(file))

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null

/** Puts `value` in the place of the n-th value of a document, from the outside in. */
function replaceNth(document: Json, at: number, value: Json): Json {
  let left = at
  const visit = (node: Json): Json => {
    if (left-- === 0) return value
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, visit(part)]))
  }
  return visit(document)
}

const values: Json[] = [null, '', 'x', 0, -1, 2.5, 1e9, true, [], {}, ['x'], { chat: true }, 'x'.repeat(3_000)]
const libraryWords =
  /Invalid|Too (small|big)|Unrecognized|expected (string|int|array|object|number to|nonoptional|undefined)|received|regex|pattern/

test('says what was expected, and names the file', () => {
  const fault = fc.record({ file: fc.constantFrom(...files), at: fc.nat(400), value: fc.constantFrom(...values) })
  fc.assert(
    fc.property(fault, ({ file, at, value }) => {
      const document: Json = JSON.parse(texts.get(file) ?? '')
      for (const { message } of mistakesWith(file, JSON.stringify(replaceNth(document, at, value)))) {
        expect(message).not.toMatch(libraryWords)
        expect(message).toMatch(/^(expected |View not found;)/)
      }
    }),
    { numRuns: 30 },
  )
})
