/**
 * Query parameters of a list for the map: `zone` for a drawn area, `around` for a circle, `near` and `km` as sent by the form.
 */
import { orderShapes, parseArea, parseCircle, shapeLimit, writeShape } from '../domain/search/search-shape.ts'
import { type QueryReader, textLimit } from './query-reader.ts'

/** `near=Mechelen&km=5` */
export type NearText = { text: string; kilometres: number }

/** Default radius of a search around a place; a choice of the form. */
export const usualKilometres = 5
export const kilometreChoices = [0.5, 1, 2, 5, 10, 15, 25] as const

/** Areas and circles without duplicates; those above the limit are reported as invalid. */
export function readShapes({ readAll, ignored }: QueryReader) {
  const found = [...readAll('zone', parseArea), ...readAll('around', parseCircle)]
  const shapes = orderShapes(found)
  for (const [key, kind] of [
    ['zone', 'area'],
    ['around', 'circle'],
  ] as const) {
    const isOver = new Set(found.filter((shape) => shape.kind === kind).map(writeShape)).size > shapeLimit
    if (isOver) ignored.add(key)
  }
  return shapes
}

export function readNear({ readOne }: QueryReader): NearText | undefined {
  const text = readOne('near', (value) => (value.length <= textLimit ? value : undefined))
  const isChoice = (value: string) => kilometreChoices.find((choice) => String(choice) === value)
  const kilometres = readOne('km', isChoice) ?? usualKilometres
  return text ? { text, kilometres } : undefined
}
