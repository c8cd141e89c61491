/** An office of the agency that visitors walk into; "office" in code is where the staff work (docs/glossary.md). */
import type { Localized } from '../text/language.ts'
import type { OpeningHours } from './opening-hours.ts'

export type Branch = {
  id: number
  /** Last segment of the path of its page. */
  slug: string
  /** Name without that of the agency: "Eilandje". */
  name: string
  street: string
  zip: string
  city: string
  phone: string
  email: string
  latitude: number
  longitude: number
  hours: OpeningHours
  /** Directions or how to enter; undefined when there is none. */
  note: Localized | undefined
  picture: { url: string; width: number; height: number; alt: Localized } | undefined
}
