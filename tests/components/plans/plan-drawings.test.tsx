/** The drawn plans of the demo: safe to serve, and consistent with the rooms of their property. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { numberRooms } from '@/lib/domain/property/numbered-rooms'
import type { Drawing, Room } from '@/lib/domain/property/property'
import { formatArea } from '@/lib/domain/text/format-number'
import { snapshot } from '@/tests/support/content'

type Drawn = { drawing: Drawing; rooms: readonly (readonly [Room, number])[] }

const ofProperties = [...snapshot.properties, ...snapshot.takeovers].flatMap(({ rooms, floorPlans }): Drawn[] => {
  const numbers = [...numberRooms(rooms, floorPlans)]
  return floorPlans.map((drawing) => ({ drawing, rooms: numbers.filter(([{ floor }]) => floor === drawing.floor) }))
})

const ofUnits = snapshot.projects.flatMap(({ floorPlans }) =>
  floorPlans.map((drawing): Drawn => ({ drawing, rooms: drawing.rooms.map((room, index) => [room, index + 1] as const) })),
)

const drawn = [...ofProperties, ...ofUnits].map((plan) => ({ name: plan.drawing.url, ...plan }))

const readDrawing = ({ url }: Drawing) => readFileSync(`data/media${url}`, 'utf8')

const parse = (drawing: Drawing) => new DOMParser().parseFromString(readDrawing(drawing), 'image/svg+xml')

/** Number and area in the drawing, by room. */
const readRooms = (document: Document) =>
  [...document.querySelectorAll('[data-room]')].map((group) =>
    [...group.querySelectorAll('.n, .a')].map((text) => text.textContent),
  )

describe.each(drawn)('$name', ({ drawing, rooms }) => {
  test('is a well-formed drawing of the stated size', () => {
    const document = parse(drawing)
    expect(document.querySelector('parsererror')).toBeNull()
    expect(document.documentElement.getAttribute('width')).toBe(String(drawing.width))
    expect(document.documentElement.getAttribute('height')).toBe(String(drawing.height))
  })

  test('contains no script and no external references', () => {
    expect(parse(drawing).querySelector('script, foreignObject, image, a, use, animate, set')).toBeNull()
    const references = readDrawing(drawing).replace('xmlns="http://www.w3.org/2000/svg"', '')
    expect(references).not.toMatch(/\bon\w+=|https?:|href|@import|url\((?!#)|<!/i)
  })

  test('numbers the rooms as the page does, with the same areas', () => {
    const expected = rooms.map(([{ area }, number]) => [String(number), formatArea(area, 'nl').replace('\u00a0', ' ')])
    expect(new Map(readRooms(parse(drawing)).map(([number, area]) => [number, area]))).toEqual(
      new Map(expected.map(([number, area]) => [number, area])),
    )
    expect(rooms.length).toBeGreaterThan(0)
  })

  test('is small', () => {
    expect(statSync(`data/media${drawing.url}`).size).toBeLessThan(15_000)
  })
})

test('each file in the folder is shown somewhere', () => {
  expect(
    readdirSync('data/media/plans')
      .map((name) => `/plans/${name}`)
      .sort(),
  ).toEqual(drawn.map(({ name }) => name).sort())
})

test("the areas of a unit's rooms add up to its living area", () => {
  const outside = ['terrace', 'roof-terrace', 'garden']
  for (const { units, floorPlans } of snapshot.projects) {
    for (const { units: ids, rooms } of floorPlans) {
      const inside = rooms.filter(({ kind }) => !outside.includes(kind)).reduce((sum, { area }) => sum + area, 0)
      for (const unit of units.filter(({ id }) => ids.includes(id))) expect(inside, unit.name.nl).toBeCloseTo(unit.area)
    }
  }
})
