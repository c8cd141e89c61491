/** What the office writes into files of the content: the field that was changed, and no other byte. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesBetween, valueAt } from '@/lib/content/editing/json-changes'
import { changeJsonText } from '@/lib/content/editing/json-text'
import { asTyped, eachField, emptyPart, fieldsOf, placeOf, type TextField, withTyped } from '@/lib/content/editing/text-fields'
import { kindOf, parseTextId, type TextKindName, textId, textKinds } from '@/lib/content/editing/text-kind'
import { languageCodes } from '@/lib/domain/text/language'
import { filesOfFolder } from '@/lib/server/content/content-files'
import { listTextKeys, readTextDocument, type TextDocument, writeTextDocument } from '@/lib/server/texts/text-document'
import { record } from '../../support/arbitrary-record'

const files = filesOfFolder('data')
/** Closing days have no fields: the page of settings adds whole days, and takes them away (tests/db/office-settings.test.ts). */
const kinds = (Object.keys(textKinds) as TextKindName[]).filter((kind) => kind !== 'closing')

const documents: TextDocument[] = kinds.flatMap((kind) =>
  listTextKeys(kind, files).flatMap((key) => readTextDocument({ kind, key }, files) ?? []),
)

const fieldsIn = ({ kind, value }: TextDocument): TextField[] =>
  [...eachField(fieldsOf(kindOf(kind), value))].filter((part) => part.kind === 'field')

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

describe('a field', () => {
  const write = (text: string, path: readonly (string | number)[], value: unknown) => changeJsonText(text, [{ path, value }])
  const lines = '{\n    "a": 1,\n    "b": {\n        "c": [1, 2],\n        "d": "x, y] }\\" z"\n    },\n    "e": []\n}\n'

  test.each<[string, string, readonly (string | number)[], unknown, string]>([
    ['of one line stays in it', '{ "a": 1, "b": { "c": 2 } }', ['b', 'c'], 'x', '{ "a": 1, "b": { "c": "x" } }'],
    [
      'is added in the line of the others',
      '{ "a": 1 }',
      ['b'],
      { nl: 'x', fr: undefined, l: [1, { m: null }] },
      '{ "a": 1, "b": { "nl": "x", "l": [1, { "m": null }] } }',
    ],
    ['is added where there is none', '{ "a": {} }', ['a', 'b', 'c'], 1, '{ "a": { "b": { "c": 1 } } }'],
    ['without fields is {}', '{ "a": { "b": 1 } }', ['a'], { b: undefined }, '{ "a": {} }'],
    ['goes with its comma when it is the first', '{ "a": 1, "b": 2 }', ['a'], undefined, '{ "b": 2 }'],
    ['goes with its comma when it is in the middle', '{ "a": 1, "b": 2, "c": 3 }', ['b'], undefined, '{ "a": 1, "c": 3 }'],
    ['goes with its comma when it is the last', '{ "a": 1, "b": 2 }', ['b'], undefined, '{ "a": 1 }'],
    ['goes and leaves an empty record', '{ "a": 1 }', ['a'], undefined, '{}'],
    ['that is not there need not go', '{ "a": 1 }', ['b'], undefined, '{ "a": 1 }'],
    ['of a part of a list', '[ { "a": 1 }, { "a": 2 } ]', [1, 'a'], 3, '[ { "a": 1 }, { "a": 3 } ]'],
    ['of a part that the list has not', '[1]', [1], 3, '[1]'],
    ['within a value that is no record', '{ "a": 1 }', ['a', 'b'], 3, '{ "a": 1 }'],
    ['within a value that is no record, gone', '{ "a": 1 }', ['a', 'b'], undefined, '{ "a": 1 }'],
    ['that was a value and becomes a record', '{\n  "a": 1\n}', ['a'], { b: 1 }, '{\n  "a": {\n    "b": 1\n  }\n}'],
    [
      'that was a record in one line and becomes another',
      '{\n  "a": { "b": 1 }\n}',
      ['a'],
      { c: [] },
      '{\n  "a": { "c": [] }\n}',
    ],
    [
      'that was a record in lines and becomes another',
      '{\n  "a": {\n    "b": 1\n  }\n}',
      ['a'],
      { c: 1 },
      '{\n  "a": {\n    "c": 1\n  }\n}',
    ],
    ['that was a list and becomes text', '{ "a": [1, 2] }', ['a'], 'x', '{ "a": "x" }'],
    ['that becomes nothing', '{ "a": [1, 2] }', ['a'], null, '{ "a": null }'],
    ['a longer list of one line', '{ "a": [1, 2] }', ['a'], [2, 3, 1], '{ "a": [2, 3, 1] }'],
    ['a list that ends', '{ "a": [1, 2] }', ['a'], [], '{ "a": [] }'],
    ['a list that begins', '{\n  "a": []\n}', ['a'], [1], '{\n  "a": [\n    1\n  ]\n}'],
    [
      'a list of records in lines gets another of them',
      '{\n  "a": [\n    {\n      "b": 1\n    }\n  ]\n}',
      ['a'],
      [{ b: 1 }, { b: 2 }],
      '{\n  "a": [\n    {\n      "b": 1\n    },\n    {\n      "b": 2\n    }\n  ]\n}',
    ],
    [
      'a list of records of a line each gets another of them',
      '[\n  { "b": 1 }\n]',
      [],
      [{ b: 2 }, { b: 1 }],
      '[\n  { "b": 2 },\n  { "b": 1 }\n]',
    ],
  ])('%s', (_, text, path, value, expected) => {
    expect(write(text, path, value)).toBe(expected)
  })

  test('in lines is written as its neighbours are', () => {
    expect(write(lines, ['b', 'f'], { g: 1 })).toBe(lines.replace('z"\n', 'z",\n        "f": {\n            "g": 1\n        }\n'))
    expect(write(lines, ['b', 'd'], undefined)).toBe(lines.replace(/,\n {8}"d".*/, ''))
    expect(write(lines, ['b', 'c'], undefined)).toBe(lines.replace('"c": [1, 2],\n        ', ''))
    expect(write(lines, ['b', 'c'], [1, 2, 3])).toBe(lines.replace('[1, 2]', '[1, 2, 3]'))
    expect(write(lines, ['b', 'd'], 'x')).toBe(lines.replace(/"d": .*/, '"d": "x"'))
  })

  test('of what is no JSON is not written', () => {
    expect(() => write('{ "a": }', ['a'], 1)).toThrow(SyntaxError)
    expect(write(' {"a":1,"b":{"c":2}} ', ['b', 'c'], 3)).toBe(' {"a":1,"b":{"c":3}} ')
  })
})

describe('what is typed', () => {
  const field = (more: Partial<TextField> = {}): TextField => ({
    kind: 'field',
    label: 'title',
    path: ['title', '@'],
    isLocalized: true,
    control: 'line',
    choices: [],
    most: undefined,
    isOptional: false,
    ...more,
  })
  const single = (more: Partial<TextField> = {}) => field({ path: ['title'], isLocalized: false, ...more })
  const type = (typed: string, one: TextField, before: unknown, path: readonly string[] = ['title']) =>
    withTyped(before === undefined ? { a: 1 } : { a: 1, title: before }, { path, field: one, typed, defaultLanguage: 'nl' })

  test.each<[string, TextField, string, unknown]>([
    ['a line', single(), '  two\r\nlines ', 'two lines'],
    ['a text', single({ control: 'text' }), ' two\r\nlines \n', ' two\nlines'],
    ['yes', single({ control: 'yesNo' }), 'yes', true],
    ['no', single({ control: 'yesNo' }), '', false],
    ['a number', single({ control: 'number' }), ' 12 ', 12],
    ['a number with a comma', single({ control: 'number' }), '-1,5', -1.5],
    ['a number with a point', single({ control: 'number' }), '12.25', 12.25],
    ['what is no number is left to the check', single({ control: 'number' }), '12x', '12x'],
    ['what only ends as one', single({ control: 'number' }), 'x12', 'x12'],
    ['half a number', single({ control: 'number' }), '1.', '1.'],
    ['an agent', single({ control: 'agent' }), '7', 7],
  ])('is %s', (_, one, typed, value) => {
    expect(type(typed, one, 'before')).toEqual({ a: 1, title: value })
  })

  test('and empty takes an optional field away, and empties another', () => {
    expect(type('', single({ isOptional: true }), 'before')).toEqual({ a: 1 })
    expect(type('', single(), 'before')).toEqual({ a: 1, title: '' })
    expect(type(' ', single({ control: 'number', isOptional: true }), 3)).toEqual({ a: 1 })
  })

  test('and empty changes nothing where nothing was', () => {
    for (const before of [undefined, '']) {
      const document = before === undefined ? {} : { title: before }
      for (const one of [single(), single({ isOptional: true })])
        expect(withTyped(document, { path: ['title'], field: one, typed: '', defaultLanguage: 'nl' })).toBe(document)
    }
    const document = { title: 'same' }
    expect(withTyped(document, { path: ['title'], field: single(), typed: 'same', defaultLanguage: 'nl' })).toBe(document)
  })

  test('and empty in a language that another stands in for takes that language away', () => {
    const texts = { nl: 'Een', fr: 'Un' }
    expect(type('', field(), texts, ['title', 'fr'])).toEqual({ a: 1, title: { nl: 'Een' } })
    expect(type('', field(), texts, ['title', 'nl'])).toEqual({ a: 1, title: { nl: '', fr: 'Un' } })
  })

  test('is shown as it stands in the file', () => {
    expect([true, false, 'x', 1.5, 0, null, undefined, {}].map(asTyped)).toEqual(['yes', 'no', 'x', '1.5', '0', '', '', ''])
  })
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

test('a field is filled in as its schema says: a day, a choice, lines or one', () => {
  const fields = documents.flatMap((document) => (document.kind === 'article' ? fieldsIn(document) : []))
  expect(Object.fromEntries(fields.map(({ label, control }) => [label, control]))).toMatchObject({
    title: 'line',
    intro: 'text',
    body: 'markdown',
    date: 'date',
    categoryId: 'category',
    agentId: 'agent',
    status: 'choice',
  })
})
