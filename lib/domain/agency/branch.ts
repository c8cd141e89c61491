/** An office of the agency that visitors walk into; "office" in code is where the staff work (docs/glossary.md). */
import type { Localized } from '../text/language.ts'
import type { OpeningHours } from './opening-hours.ts'

export type Branch = {
  id: number
  /** Last segment of its address. */
  slug: string
  /** Without the agency's: "Eilandje". */
  name: string
  street: string
  zip: string
  city: string
  phone: string
  email: string
  latitude: number
  longitude: number
  hours: OpeningHours
  /** How to get there or get in; undefined when there is nothing to say. */
  note: Localized | undefined
  picture: { url: string; width: number; height: number; alt: Localized } | undefined
}
