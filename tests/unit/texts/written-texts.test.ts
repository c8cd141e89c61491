/** What the office writes into files of the content: the field that was changed, and no other byte. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesBetween, valueAt } from '@/lib/content/editing/json-changes'
import { changeJsonText } from '@/lib/content/editing/json-text'
import { emptyPart, placeOf, withTyped } from '@/lib/content/editing/text-fields'
import { parseTextId, textId } from '@/lib/content/editing/text-kind'
import { languageCodes } from '@/lib/domain/text/language'
import { type TextDocument, writeTextDocument } from '@/lib/server/texts/text-document'
import { record } from '../../support/arbitrary-record'
import { documents, fieldsIn, files } from '../../support/text-documents.ts'

const lineOf = (text: string, index: number) => text.split('\n')[index]

/** Every document of the demo with one of its fields, in a language. */
const anyPlace = fc.constantFrom(...documents).chain((document) =>
  fc.record({
    document: fc.constant(document),
    field: fc.constantFrom(...fieldsIn(document)),
    language: fc.constantFrom(...languageCodes),
  }),
)

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((text) => `x${text.replaceAll(/\s/g, ' ')}x`)

describe('every document of the demo', () => {
  test('is found, and says nothing new when nothing was changed', () => {
    expect(documents.length).toBeGreaterThan(60)
    for (const document of documents) expect(writeTextDocument(document, document.value, files).size).toBe(0)
  })

  test('has fields in every kind, each with its value in the file', () => {
    for (const document of documents) {
      const fields = fieldsIn(document)
      expect(fields.length, `${document.kind} ${document.key}`).toBeGreaterThan(0)
      for (const field of fields.filter(({ isOptional }) => !isOptional))
        expect(valueAt(document.value, placeOf(field, 'nl')), `${document.file} ${field.path.join('.')}`).toBeDefined()
    }
  })

  test('differs in the lines of the changed field alone, and in none once it is changed back', () => {
    fc.assert(
      fc.property(anyPlace, words, ({ document, field, language }, typed) => {
        const path = placeOf(field, language)
        const next = withTyped(document.value, { path, field, typed, defaultLanguage: 'nl' }) as TextDocument['value']
        const written = [...writeTextDocument(document, next, files)]
        expect(written.length).toBeLessThanOrEqual(1)
        for (const [file, text] of written) {
          const before = readFileSync(`data/${file}`, 'utf8')
          if (file.endsWith('.json')) JSON.parse(text ?? '')
          const restored = changeBack(file, text ?? '', document, next)
          expect(restored).toBe(before)
          const differing = before.split('\n').filter((line, index) => line !== lineOf(text ?? '', index)).length
          if (file.endsWith('.json') && valueAt(document.value, path) !== undefined) expect(differing).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 300 },
    )
  })
})

/** The file of the changed document, with the document as it was. */
function changeBack(file: string, text: string, document: TextDocument, next: TextDocument['value']): string | undefined {
  const changed = { ...files, read: (name: string) => (name === file ? text : files.read(name)) }
  const now = { ...document, value: next }
  return writeTextDocument(now, document.value, changed).get(file)
}

const layout = fc.constantFrom(0, 2, 4, '\t')

test('the changes between two records make one of the other, however the file is laid out', () => {
  fc.assert(
    fc.property(record, record, layout, (before, after, step) => {
      const text = JSON.stringify(before, null, step)
      const [was, is] = [JSON.parse(text), JSON.parse(JSON.stringify(after))]
      expect(JSON.parse(changeJsonText(text, changesBetween(was, is)))).toEqual(is)
    }),
  )
})

test('a list keeps the text of what stays in it', () => {
  const text = '[\n  { "a": 1 },\n  {\n    "a": 2\n  },\n  { "a": 3 }\n]\n'
  expect(changeJsonText(text, [{ path: [], value: [{ a: 3 }, { a: 2 }] }])).toBe('[\n  { "a": 3 },\n  {\n    "a": 2\n  }\n]\n')
})

test('ends of lines and steps of a file stay its own', () => {
  const text = '{\r\n\t"a": 1,\r\n\t"b": { "c": 2 }\r\n}\r\n'
  expect(changeJsonText(text, [{ path: ['d'], value: { e: 1 } }])).toBe(
    '{\r\n\t"a": 1,\r\n\t"b": { "c": 2 },\r\n\t"d": {\r\n\t\t"e": 1\r\n\t}\r\n}\r\n',
  )
  expect(changeJsonText(text, [{ path: ['b', 'c'], value: undefined }])).toBe('{\r\n\t"a": 1,\r\n\t"b": {}\r\n}\r\n')
})

test('a new part of a list is made as the last one, without its texts', () => {
  const part = { label: { nl: 'x' }, link: '/x', count: 3, isOn: true, none: null, list: [1] }
  expect(emptyPart([{ label: 'first' }, part])).toEqual({
    label: { nl: '' },
    link: '',
    count: 3,
    isOn: true,
    none: null,
    list: [],
  })
  expect([emptyPart([]), emptyPart([], { status: 'Draft' })]).toEqual([{}, { status: 'Draft' }])
})

test('the address of a document names its kind and key', () => {
  for (const key of [
    { kind: 'menu', key: '' },
    { kind: 'article', key: 'fees_2026-A' },
  ] as const)
    expect(parseTextId(textId(key))).toEqual(key)
  expect([textId({ kind: 'page', key: 'home' }), textId({ kind: 'menu', key: '' })]).toEqual(['page-home', 'menu'])
  for (const wrong of ['', 'toString', 'Article-x', 'article-', 'article-é', `article-${'x'.repeat(81)}`, ' menu', 'menu ', '-x'])
    expect([wrong, parseTextId(wrong)]).toEqual([wrong, undefined])
  expect(parseTextId(`article-${'x'.repeat(80)}`)).toBeDefined()
})
