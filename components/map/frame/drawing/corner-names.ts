/** Texts for a position on the map: the nearest place name, coordinates, sizes. */
import { distanceBetween, type Spot } from '@/lib/domain/map/distance'
import type { Language } from '@/lib/domain/text/language'
import { locales } from '@/lib/domain/text/locales'

export type PlaceLabel = readonly [name: string, latitude: number, longitude: number]

/** The nearest name; empty when `names` is empty. */
export function nameNear(spot: Spot, names: readonly PlaceLabel[]): string {
  let nearest = { name: '', metres: Number.POSITIVE_INFINITY }
  for (const [name, latitude, longitude] of names) {
    const metres = distanceBetween(spot, { latitude, longitude })
    if (metres < nearest.metres) nearest = { name, metres }
  }
  return nearest.name
}

/** Letters for north and east in each language. */
const compass: Readonly<Record<Language, readonly [north: string, east: string]>> = {
  nl: ['N', 'O'],
  fr: ['N', 'E'],
  en: ['N', 'E'],
  de: ['N', 'O'],
}

/** `51,2147 N 4,4126 O` */
export function spotText({ latitude, longitude }: Spot, language: Language): string {
  const format = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 4, maximumFractionDigits: 4 })
  const [north, east] = compass[language]
  return `${format.format(latitude)} ${north}\u2002${format.format(longitude)} ${east}`
}

/** `2,2 km²`, `1,2 km` */
export function sizeText(value: number, unit: 'km' | 'km²', language: Language): string {
  const digits = unit === 'km²' && value < 1 ? 2 : 1
  return `${new Intl.NumberFormat(locales[language], { maximumFractionDigits: digits }).format(value)}\u00a0${unit}`
}

/** `25 m`, `500 m` */
export const metresText = (metres: number): string => `${metres}\u00a0m`
