/** Texts and numbers of distances, in the language of the page. */

import type { PlaceWords } from '@/lib/domain/places/places-data'
import type { Journey, TravelMode } from '@/lib/domain/places/travel'
import { formatFixed } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'

/** `key` with its group, `modes.walking`. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string

export function sayWith(words: PlaceWords): Say {
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<PlaceWords | string | undefined>((group, part) => (typeof group === 'object' ? group[part] : undefined), words)
    if (typeof found !== 'string') return key
    return found.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  }
}

/** Tenths of a kilometre; whole kilometres from a rounded position. */
export function distanceText(metres: number, isAbout: boolean, say: Say, language: Language): string {
  const number = isAbout
    ? formatFixed(Math.max(1, Math.round(metres / 1000)), 0, language)
    : formatFixed(metres / 1000, 1, language)
  const text = say('kilometres', { number })
  return isAbout ? say('about', { text }) : text
}

/** Minutes in steps of five, from a rounded position. */
const roundAbout = (minutes: number) => Math.max(5, Math.round(minutes / 5) * 5)

function minutesText(minutes: number, say: Say): string {
  if (minutes < 100) return say('minutes', { number: String(minutes) })
  return say('hours', { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60).padStart(2, '0') })
}

/** Undefined where the model has no time. */
export function timeText({ minutes }: Journey, mode: TravelMode, isAbout: boolean, say: Say): string | undefined {
  if (!minutes) return undefined
  return isAbout ? say('about', { text: minutesText(roundAbout(minutes[mode]), say) }) : minutesText(minutes[mode], say)
}
