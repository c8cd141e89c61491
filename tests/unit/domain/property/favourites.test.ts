/** The visitor's lists: at most 50 favourites, newest first; at most four to compare. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addId, type IdListName, idsQuery, limitOf, parseStoredIds, removeId, toggleId } from '@/lib/domain/property/favourites'

const lists = ['favourites', 'compare'] as const satisfies readonly IdListName[]
const count = (length: number) => Array.from({ length }, (_, index) => index + 1)

describe('adding', () => {
  test('a favourite comes first', () => expect(addId('favourites', [2, 3], 1)).toEqual([1, 2, 3]))
  test('the comparison keeps the order of adding', () => expect(addId('compare', [1, 2], 3)).toEqual([1, 2, 3]))

  test.each(lists)('an id that is in %s already keeps its position', (list) => {
    const ids = [1, 2]
    expect(addId(list, ids, 2)).toBe(ids)
  })

  test('the 51st favourite replaces the oldest', () => {
    const ids = addId('favourites', count(50), 51)
    expect(ids).toHaveLength(50)
    expect(ids[0]).toBe(51)
    expect(ids).not.toContain(50)
  })

  test('a fifth property to compare is rejected', () => expect(addId('compare', [1, 2, 3, 4], 5)).toEqual([1, 2, 3, 4]))
})

describe('removing and toggling', () => {
  test('removes one id', () => expect(removeId([1, 2, 3], 2)).toEqual([1, 3]))
  test('leaves a list without the id unchanged', () => {
    const ids = [1, 2]
    expect(removeId(ids, 3)).toBe(ids)
  })
  test('adds and removes again', () => {
    expect(toggleId('favourites', [], 1)).toEqual([1])
    expect(toggleId('favourites', [1], 1)).toEqual([])
  })

  test.each(lists)('after any actions, %s has each id once and never too many', (list) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 70 }), { maxLength: 200 }), (clicks) => {
        const ids = clicks.reduce<readonly number[]>((last, id) => toggleId(list, last, id), [])
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.length).toBeLessThanOrEqual(limitOf(list))
        expect(parseStoredIds(list, JSON.stringify(ids))).toEqual(ids)
      }),
    )
  })
})

describe('what the browser stored', () => {
  test('is read as it was written', () => expect(parseStoredIds('favourites', '[3,1]')).toEqual([3, 1]))

  test.each([null, '', 'nonsense', '{}', '"1,2"', 'null', '12'])('%s is an empty list', (text) =>
    expect(parseStoredIds('favourites', text)).toEqual([]),
  )

  test('invalid and duplicate ids are left out', () => {
    expect(parseStoredIds('favourites', '[1,"2",null,-3,0,1.5,1e12,4,1,[5]]')).toEqual([1, 4])
  })

  test('is cut to the limit of the list', () => {
    expect(parseStoredIds('favourites', JSON.stringify(count(80)))).toEqual(count(50))
    expect(parseStoredIds('compare', JSON.stringify(count(5)))).toEqual([1, 2, 3, 4])
  })
})

describe('the query of a page', () => {
  test('lists the ids in their order', () => expect(idsQuery([3, 1, 2])).toBe('?ids=3,1,2'))
  test('is empty for an empty list', () => expect(idsQuery([])).toBe(''))
})
