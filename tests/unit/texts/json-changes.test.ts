/** What differs between two records, and how the changes of two people become one. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesBetween, mergeValues, valueAt, withValueAt } from '@/lib/content/editing/json-changes'
import { record } from '../../support/arbitrary-record'

describe('two records', () => {
  test('are the same whatever the order of their fields', () => {
    expect(changesBetween({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2, d: undefined }], a: 1 })).toEqual([])
    expect(changesBetween([1, 2], [2, 1])).toEqual([
      { path: [0], value: 2 },
      { path: [1], value: 1 },
    ])
    expect(changesBetween({ a: [1, 2] }, { a: [1] })).toEqual([{ path: ['a'], value: [1] }])
    expect(changesBetween({ a: [1] }, { a: { 0: 1 } })).toEqual([{ path: ['a'], value: { 0: 1 } }])
    expect(changesBetween({ a: null }, { a: {} })).toEqual([{ path: ['a'], value: {} }])
    expect(changesBetween({ a: 1 }, {})).toEqual([{ path: ['a'], value: undefined }])
  })

  test('have a value at a place, or none', () => {
    const value = { a: [{ b: 0 }], c: null }
    expect([['a', 0, 'b'], ['a', 1, 'b'], ['c', 'd'], ['c'], []].map((path) => valueAt(value, path))).toEqual([
      0,
      undefined,
      undefined,
      null,
      value,
    ])
  })

  test('are left with nothing empty where a field went', () => {
    expect(withValueAt({ a: { b: 1 }, c: 2 }, ['a', 'b'], undefined)).toEqual({ c: 2 })
    expect(withValueAt({ a: { b: 1 } }, ['a', 'b'], undefined)).toBeUndefined()
    expect(withValueAt({ a: {} }, ['a', 'b'], undefined)).toEqual({ a: {} })
    expect(withValueAt({ a: { b: 1, d: 2 } }, ['a', 'b'], undefined)).toEqual({ a: { d: 2 } })
    expect(withValueAt([1, { a: 1 }], [1, 'a'], 2)).toEqual([1, { a: 2 }])
    expect(withValueAt('text', ['a', 'b'], 1)).toEqual({ a: { b: 1 } })
    expect(withValueAt([1, 2], [], 3)).toBe(3)
  })
})

describe('two who change one document', () => {
  const base = { title: { nl: 'Een', fr: 'Un' }, links: [{ to: 'a' }, { to: 'b' }] }

  test('keep both changes of different places', () => {
    const mine = withValueAt(base, ['title', 'nl'], 'Twee')
    const theirs = withValueAt(withValueAt(base, ['links', 1, 'to'], 'c'), ['title', 'fr'], undefined)
    expect(mergeValues(base, mine, theirs)).toEqual({
      value: { title: { nl: 'Twee' }, links: [{ to: 'a' }, { to: 'c' }] },
      conflicts: [],
    })
  })

  test('of one place hear of each other', () => {
    const mine = withValueAt(base, ['title', 'nl'], 'Twee')
    const theirs = withValueAt(base, ['title', 'nl'], 'Drie')
    expect(mergeValues(base, mine, theirs)).toEqual({ value: mine, conflicts: [['title', 'nl']] })
    const longer = { ...base, links: [...base.links, { to: 'c' }] }
    expect(mergeValues(base, longer, { ...base, links: [] }).conflicts).toEqual([['links']])
  })

  test('keep both changes of one list, part by part, unless it grew', () => {
    expect(mergeValues([1, 2, 3], [9, 2, 3], [1, 2, 8])).toEqual({ value: [9, 2, 8], conflicts: [] })
    expect(mergeValues([1, 2], [9, 2], [8, 2])).toEqual({ value: [9, 2], conflicts: [[0]] })
    expect(mergeValues([1], [1, 2], [3])).toEqual({ value: [1, 2], conflicts: [[]] })
    expect(mergeValues([1], [2], { a: 1 })).toEqual({ value: [2], conflicts: [[]] })
  })

  test('add fields of their own, and one of them both', () => {
    expect(mergeValues(undefined, { a: 1, b: 1 }, { b: 2, c: 3 })).toEqual({ value: { b: 1, c: 3, a: 1 }, conflicts: [['b']] })
    expect(mergeValues({ a: 1, b: 1 }, { a: 2 }, { a: 1, b: 1, c: 1 })).toEqual({ value: { a: 2, c: 1 }, conflicts: [] })
    expect(mergeValues({ a: 1 }, {}, { a: 2 })).toEqual({ value: {}, conflicts: [['a']] })
    expect(mergeValues({ a: 1 }, { a: 5 }, { a: 5 })).toEqual({ value: { a: 5 }, conflicts: [] })
  })

  test('of whom one changed nothing leave what the other wrote', () => {
    fc.assert(
      fc.property(record, record, (one, other) => {
        expect(mergeValues(one, one, other)).toEqual({ value: other, conflicts: [] })
        expect(mergeValues(one, other, one)).toEqual({ value: other, conflicts: [] })
      }),
    )
  })
})
