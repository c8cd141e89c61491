/** A validation error of an edited text, shown next to its field and translated for the staff. */
export type TextFault = {
  /** Name of the field in the form; undefined when it concerns no field. */
  name: string | undefined
  level: 'error' | 'advice'
  words: string
  /** Whether it is the untranslated English message of the check. */
  isEnglish: boolean
}
