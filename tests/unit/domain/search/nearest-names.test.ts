/** Fuzzy matching of names. */
import { describe, expect, test } from 'vitest'
import { findNearestNames, isOneTypoApart } from '@/lib/domain/search/nearest-names'

describe('one typo apart', () => {
  test.each([
    ['berchem', 'berchem'],
    ['berchem', 'bercham'],
    ['berchem', 'berche'],
    ['berchem', 'berrchem'],
    ['berchem', 'bercehm'],
  ])('%s and %s', (a, b) => {
    expect(isOneTypoApart(a, b)).toBe(true)
    expect(isOneTypoApart(b, a)).toBe(true)
  })

  test.each([
    // A transposition is one edit; two substitutions are two.
    ['berchem', 'bercxym'],
    ['berchem', 'bercxhm'],
    ['berchem', 'berchxm1'],
    ['berchem', 'berc'],
    ['abc', 'cba'],
  ])('not %s and %s', (a, b) => {
    expect(isOneTypoApart(a, b)).toBe(false)
    expect(isOneTypoApart(b, a)).toBe(false)
  })
})

const named = (...names: string[]) => names.map((name) => ({ name, words: name.toLowerCase().split(' ') }))

test('an equal name comes first, then a prefix, then a typing error', () => {
  expect(findNearestNames(named('Berchen', 'Berchemveld', 'Berchem'), ['berchem'])).toEqual(['Berchem', 'Berchemveld', 'Berchen'])
})

test('equally near names are in alphabetical order', () => {
  const inOrder = ['Mechelen Noord', 'Mechelen Oost', 'Mechelen Zuid']
  expect(findNearestNames(named('Mechelen Zuid', 'Mechelen Noord', 'Mechelen Oost'), ['mechelen'])).toEqual(inOrder)
  expect(findNearestNames(named(...inOrder), ['mechelen'])).toEqual(inOrder)
})

test('every typed word must match a word of the name', () => {
  expect(findNearestNames(named('Sint Niklaas', 'Sint Truiden'), ['sint', 'niklas'])).toEqual(['Sint Niklaas'])
  expect(findNearestNames(named('Sint Niklaas'), [])).toEqual([])
})
