/** Everything that a form needs to be drawn, on its own page and in a dialog alike; plain values only. */
import type { IsoDate } from '../domain/property/property.ts'
import type { ConditionRecord } from '../domain/site/condition.ts'
import type { Language } from '../domain/text/language.ts'
import type { RawValues } from './field.ts'
import type { FormTexts } from './form-texts.ts'
import type { FormId } from './registry.ts'

export type Choice = {
  value: string
  label: string
  /** Of a moment: its day in Belgium, and that day in words. */
  date?: IsoDate
  group?: string | undefined
  /** Whether somebody has it already: it is shown, and cannot be chosen. */
  isTaken?: boolean
  /** Of a zone: its outline on the map of zones, as the points of a CSS polygon. */
  area?: string | undefined
}

export type FormProps = {
  formId: FormId
  language: Language
  /** Number of the property or project that it is about. */
  subjectId: number | undefined
  /** What conditions of fields may ask beside the fields. */
  context: ConditionRecord
  /** Choices that the moment decides, by field: value and label. */
  choices: Readonly<Record<string, readonly Choice[]>>
  /** Values that fields begin with; for hidden fields the only ones. */
  given: RawValues
  privacyHref: string
  texts: FormTexts
}
