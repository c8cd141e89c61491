/** Messages of the content check are in plain words, never those of zod (docs/make-it-your-own.md). */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { ContentIssue } from '@/lib/content/content-issue'
import { plainMessage } from '@/lib/content/plain-message'
import { filesOfTexts } from '@/lib/server/content/files/content-files'
import { readContent } from '@/lib/server/content/files/read-content'
import { createFileReader } from '@/lib/server/content/files/read-files'

const texts = new Map(
  readdirSync('data', { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative('data', path), readFileSync(path, 'utf8')]),
)

/** The issues of the content with another text in one file. */
function mistakesWith(file: string, text: string): ContentIssue[] {
  const reader = createFileReader(filesOfTexts(new Map([...texts, [file, text]])))
  readContent(reader, '2026-11-21')
  return [...reader.issues, ...reader.warnings]
}

const files = [...texts.keys()].filter((file) => file.endsWith('.json') && !/^demo-(owner|office)\.json$/.test(file))

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null

/** Replaces the n-th value of a document, in depth-first order, by `value`. */
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

test('states what was expected, and names the file', () => {
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

const kind = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })])

test.each<[z.ZodType, unknown, string]>([
  [z.string(), 3, 'a text'],
  [z.int(), 2.5, 'a whole number'],
  [z.int(), 'x', 'a number'],
  [z.number(), 'x', 'a number'],
  [z.boolean(), 'x', 'true or false'],
  [z.array(z.string()), 'x', 'a list'],
  [z.object({}), 'x', 'fields in braces'],
  [z.bigint(), 'x', 'another kind of value'],
  [z.string().min(1), '', 'a text that is not empty'],
  [z.string().min(3), 'ab', 'at least 3 character(s)'],
  [z.string().max(3), 'abcd', 'at most 3 character(s)'],
  [z.array(z.string()).min(1), [], 'at least 1 entry or entries'],
  [z.array(z.string()).max(1), ['', ''], 'at most 1 entry or entries'],
  [z.number().min(1), 0, 'at least 1'],
  [z.number().max(1), 2, 'at most 1'],
  [z.number().positive(), 0, 'more than 0'],
  [z.number().lt(5), 5, 'less than 5'],
  [z.email(), 'x', 'a mail address'],
  [z.url(), 'x', 'a full address such as https://www.example.be/'],
  [z.iso.date(), 'x', 'a day such as 2027-01-15'],
  [z.string().regex(/^a$/), 'x', 'a text of another form'],
  [z.enum(['a', 'b', 'c']), 'x', '"a", "b" or "c"'],
  [z.literal(1), 'x', '1'],
  [kind, { kind: 'c' }, 'a known kind'],
  [z.union([z.string(), z.number()]), true, 'another value'],
  [z.strictObject({ Bedrooms: z.int().optional() }), { Bedroms: 1 }, 'no field of the name "Bedroms"; "Bedrooms" was meant?'],
  [z.strictObject({}), { x: 1, y: 2 }, 'no field of the name "x" or "y"'],
  [z.int().multipleOf(5), 3, 'another value'],
])('%#: an invalid value is reported with what was expected', (schema, value, expected) => {
  const [issue] = schema.safeParse(value, { error: plainMessage }).error?.issues ?? []
  expect(issue?.message).toBe(`expected ${expected}`)
})
