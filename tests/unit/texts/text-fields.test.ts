/** Fields of a document, and what is typed into them. */
import { describe, expect, test } from 'vitest'
import { changeJsonText } from '@/lib/content/editing/json-text'
import { asTyped, type TextField, withTyped } from '@/lib/content/editing/text-fields'
import { documents, fieldsIn } from '../../support/text-documents.ts'

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
