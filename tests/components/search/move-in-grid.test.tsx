/** The target of the arrow keys in the panel. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveInGrid } from '@/components/search/move-in-grid'

const grid = [['a1', 'a2'], ['b1', undefined], [undefined, undefined], [undefined, 'd2'], ['e1']]

describe('moveInGrid', () => {
  test.each([
    [undefined, 'ArrowDown', 'a1'],
    [undefined, 'ArrowUp', 'e1'],
    ['a1', 'ArrowDown', 'b1'],
    ['a2', 'ArrowDown', 'b1'],
    ['b1', 'ArrowDown', 'd2'],
    ['d2', 'ArrowDown', 'e1'],
    ['e1', 'ArrowDown', 'a1'],
    ['a1', 'ArrowUp', 'e1'],
    ['d2', 'ArrowUp', 'b1'],
    ['a1', 'ArrowRight', 'a2'],
    ['a2', 'ArrowRight', 'a2'],
    ['b1', 'ArrowRight', 'b1'],
    ['a2', 'ArrowLeft', 'a1'],
    ['d2', 'ArrowLeft', 'd2'],
    ['d2', 'Home', 'a1'],
    ['a1', 'End', 'e1'],
    [undefined, 'ArrowLeft', undefined],
    [undefined, 'Home', undefined],
    ['a1', 'x', undefined],
    ['gone', 'ArrowDown', 'a1'],
  ])('from %s by %s to %s', (active, key, expected) => expect(moveInGrid(grid, active, key)).toBe(expected))

  test('nowhere in a grid without cells', () => {
    expect(moveInGrid([], undefined, 'ArrowDown')).toBeUndefined()
    expect(moveInGrid([[undefined]], undefined, 'ArrowUp')).toBeUndefined()
  })

  test('down comes to every row that has a cell, and back to the first', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 8 }), (rows) => {
        const cells = rows.map((row, at) => row.map((isCell, column) => (isCell ? `${at}-${column}` : undefined)))
        const filled = cells.flatMap((row, at) => (row.some(Boolean) ? [at] : []))
        let active: string | undefined
        const seen = filled.map(() => {
          active = moveInGrid(cells, active, 'ArrowDown')
          return Number(active?.split('-')[0])
        })
        expect(seen).toEqual(filled)
        expect(Number(moveInGrid(cells, active, 'ArrowDown')?.split('-')[0] ?? -1)).toBe(filled[0] ?? -1)
      }),
    )
  })
})
