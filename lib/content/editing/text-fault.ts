/** What the checks say of a text that is being written, beside its field and in plain words of whoever reads it. */
export type TextFault = {
  /** Of the field in the form; undefined for what is about none. */
  name: string | undefined
  level: 'error' | 'advice'
  words: string
  /** Whether it stands as the checks say it, in English. */
  isEnglish: boolean
}
