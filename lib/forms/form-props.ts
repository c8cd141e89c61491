/** Properties of a form, on its own page and in a dialog; serialisable values only. */
import type { IsoDate } from '../domain/property/property.ts'
import type { ConditionRecord } from '../domain/site/condition.ts'
import type { Language } from '../domain/text/language.ts'
import type { RawValues } from './field.ts'
import type { FormTexts } from './form-texts.ts'
import type { FormId } from './registry.ts'

export type Choice = {
  value: string
  label: string
  /** For a slot: its date in Belgium, and the date in words. */
  date?: IsoDate
  group?: string | undefined
  /** Whether the slot is occupied: shown, but cannot be chosen. */
  isTaken?: boolean
  /** For a zone: its outline on the map of zones, as points of a CSS polygon. */
  area?: string | undefined
}

export type FormProps = {
  formId: FormId
  language: Language
  /** Number of its property or project. */
  subjectId: number | undefined
  /** Values for conditions of fields, in addition to the fields' own. */
  context: ConditionRecord
  /** Choices determined at run time, by field: value and label. */
  choices: Readonly<Record<string, readonly Choice[]>>
  /** Initial values; for hidden fields the only ones. */
  given: RawValues
  privacyHref: string
  texts: FormTexts
}
