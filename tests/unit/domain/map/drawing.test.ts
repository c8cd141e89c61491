/** The reducer for drawing areas and circles. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceBetween } from '@/lib/domain/map/distance'
import {
  beginDrawing,
  type DrawAction,
  type Drawing,
  directions,
  draw,
  finishedShapes,
  openDraft,
  readShapeTexts,
  writeShapeTexts,
} from '@/lib/domain/map/drawing'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const square = [at(51.2, 4.4), at(51.21, 4.4), at(51.21, 4.42), at(51.2, 4.42)]
const run = (actions: readonly DrawAction[], start: Drawing = beginDrawing([])) => actions.reduce(draw, start)
const cornersOf = (drawing: Drawing) => {
  const draft = openDraft(drawing)
  return draft?.kind === 'area' ? draft.corners : []
}
const append = (spot: { latitude: number; longitude: number }): DrawAction => ({ kind: 'append', spot })

describe('an area', () => {
  test('grows corner by corner, the last one selected, and is complete from three on', () => {
    const two = run([{ kind: 'area' }, append(square[0] ?? at(0, 0)), append(square[1] ?? at(0, 0))])
    expect(finishedShapes(two)).toEqual([])
    const three = draw(two, append(square[2] ?? at(0, 0)))
    expect(three.corner).toBe(2)
    expect(finishedShapes(three)).toHaveLength(1)
  })

  test('of too few corners is discarded when it is closed', () => {
    expect(run([{ kind: 'area' }, append(at(51.2, 4.4)), { kind: 'close' }]).drafts).toEqual([])
  })

  const filled = run([{ kind: 'area' }, { kind: 'fill', corners: square }])

  test.each(directions)('a corner steps 500 m to the %s', (direction) => {
    const moved = run(
      [
        { kind: 'choose', corner: 2 },
        { kind: 'step', direction, metres: 500 },
      ],
      filled,
    )
    const [from, to] = [square[2] ?? at(0, 0), cornersOf(moved)[2] ?? at(0, 0)]
    expect(Math.abs(distanceBetween(from, to) - 500)).toBeLessThan(8)
    expect(to.latitude - from.latitude > 0.001).toBe(direction === 'north')
    expect(to.longitude - from.longitude > 0.001).toBe(direction === 'east')
  })

  test('a corner is inserted halfway before another one, and appended halfway between the last and the first', () => {
    expect(cornersOf(draw(filled, { kind: 'insert', before: 2 }))[2]).toEqual(at(51.21, 4.41))
    expect(cornersOf(draw(filled, { kind: 'insert', before: 4 }))[4]).toEqual(at(51.2, 4.41))
    expect(cornersOf(draw(filled, { kind: 'insert', before: 0 }))[0]).toEqual(at(51.2, 4.41))
  })

  test('after removing a corner its neighbour is selected', () => {
    const removed = run([{ kind: 'choose', corner: 3 }, { kind: 'remove-corner' }], filled)
    expect(cornersOf(removed)).toEqual(square.slice(0, 3))
    expect(removed.corner).toBe(2)
  })

  test('a drag is one step of undo', () => {
    const pulled = run(
      [
        { kind: 'choose', corner: 0 },
        { kind: 'grab' },
        { kind: 'pull', spot: at(51.19, 4.4) },
        { kind: 'pull', spot: at(51.18, 4.39) },
      ],
      filled,
    )
    expect(cornersOf(pulled)[0]).toEqual(at(51.18, 4.39))
    expect(cornersOf(draw(pulled, { kind: 'undo' }))).toEqual(square)
  })

  test('has 24 corners at most', () => {
    const many = Array.from({ length: 30 }, (_, index) => append(at(51.2 + (index % 2) / 100, 4.4 + index / 1000)))
    expect(cornersOf(run([{ kind: 'area' }, ...many]))).toHaveLength(24)
  })
})

test('the radius of a circle is limited, and it is moved by its centre', () => {
  const circle = run([{ kind: 'circle', middle: at(51.2, 4.4) }])
  expect(openDraft(draw(circle, { kind: 'radius', kilometres: 1.24 }))).toMatchObject({ kilometres: 1.2 })
  expect(draw(circle, { kind: 'radius', kilometres: 0 })).toBe(circle)
  expect(draw(circle, { kind: 'radius', kilometres: 80 })).toBe(circle)
  expect(openDraft(draw(circle, { kind: 'pull', spot: at(51.3, 4.5) }))).toMatchObject(at(51.3, 4.5))
})

test('there are at most four of a kind, and undo restores what was removed', () => {
  const many = Array.from({ length: 6 }, (_, index): DrawAction => ({ kind: 'circle', middle: at(51.2, 4.4 + index / 10) }))
  const four = run(many)
  expect(four.drafts).toHaveLength(4)
  const removed = run([{ kind: 'open', index: 1 }, { kind: 'remove' }], four)
  expect(removed.drafts).toHaveLength(3)
  expect(draw(removed, { kind: 'undo' }).drafts).toEqual(four.drafts)
})

const arbitraryAction: fc.Arbitrary<DrawAction> = fc.oneof(
  fc.constantFrom<DrawAction>(
    { kind: 'area' },
    { kind: 'close' },
    { kind: 'remove' },
    { kind: 'undo' },
    { kind: 'grab' },
    { kind: 'remove-corner' },
    { kind: 'fill', corners: square },
    { kind: 'circle', middle: at(51.2, 4.4) },
  ),
  fc.nat(5).map((corner): DrawAction => ({ kind: 'choose', corner })),
  fc.nat(5).map((before): DrawAction => ({ kind: 'insert', before })),
  fc.nat(3).map((index): DrawAction => ({ kind: 'open', index })),
  fc
    .tuple(fc.double({ min: 51, max: 51.4, noNaN: true }), fc.double({ min: 4.1, max: 4.7, noNaN: true }))
    .map(([latitude, longitude]): DrawAction => append(at(latitude, longitude))),
)

test('after any actions, complete shapes can be written and parsed again', () => {
  fc.assert(
    fc.property(fc.array(arbitraryAction, { maxLength: 30 }), (actions) => {
      const written = writeShapeTexts(finishedShapes(run(actions)))
      expect(writeShapeTexts(readShapeTexts(written))).toEqual(written)
    }),
  )
})

test('malformed shapes of an address are ignored', () => {
  const zone = '51.2,4.4,51.21,4.4,51.21,4.42'
  const [area] = readShapeTexts({ zone: [zone], around: [] })
  expect(area?.kind).toBe('area')
  expect(readShapeTexts({ zone: ['x', zone, ''], around: ['y'] })).toEqual([area])
  expect(readShapeTexts({ zone: [], around: ['51.2,4.4'] })).toEqual([])
})

test('an action changes only the open shape', () => {
  const area = { kind: 'area', corners: square } as const
  const circle = { kind: 'circle', ...at(51.3, 4.5), kilometres: 2 } as const
  const start = beginDrawing([area, circle])
  const grown = run(
    [
      { kind: 'open', index: 1 },
      { kind: 'radius', kilometres: 3 },
    ],
    start,
  )
  expect(grown.drafts).toEqual([area, { ...circle, kilometres: 3 }])
  const wider = run([{ kind: 'open', index: 0 }, append(at(51.195, 4.41))], start)
  expect(wider.drafts).toEqual([{ ...area, corners: [...square, at(51.195, 4.41)] }, circle])
  // A circle has no corners to add.
  expect(run([{ kind: 'open', index: 1 }, append(at(51.195, 4.41))], start).drafts).toEqual([area, circle])
})
