/** The texts of one form in one language, for its browser part. */
export type FormTexts = {
  labels: Readonly<Record<string, string>>
  help: Readonly<Record<string, string>>
  /** By field, then by value. */
  options: Readonly<Record<string, Readonly<Record<string, string>>>>
  sections: Readonly<Record<string, string>>
  /** Names of the steps, in order. */
  steps: readonly string[]
  /** Messages of fields and rejections, by key. */
  errors: Readonly<Record<string, string>>
  refusals: Readonly<Record<string, string>>
  submit: string
  /** 'Mail not sent, try again' of this form (specification 8). */
  failed: string
  /** For a page older than the form definition; `reload` is the link to the current page. */
  changed: { title: string; reload: string }
  /** When typed values could not be restored. */
  gone: string
  /** Of the input stored on the server from the last attempt; `file` with {name}. */
  kept: { file: string; password: string; dropFile: string; dropPassword: string }
  sending: string
  next: string
  previous: string
  /** With {step} and {count}. */
  stepOf: string
  requiredNote: string
  required: string
  optional: string
  choose: string
  problem: string
  /** With {count}. */
  problems: string
  /** Text of the consent checkbox, with the link in brackets: `… [privacy statement] …`. */
  agreement: string
  /** States that a link opens a new tab. */
  newTab: string
  /** Of the honeypot: leave this field empty. */
  honeypot: string
  /** Of the field for a viewing slot. */
  slots: SlotTexts | undefined
  /** Of a file field; undefined without one. */
  files: FileTexts | undefined
  /** Of the challenge of characters. */
  challenge: ChallengeTexts
}

export type ChallengeTexts = {
  label: string
  /** Alternative text of the picture: the characters to enter are in it. */
  picture: string
  listen: string
  renew: string
  renewed: string
}

export type FileTexts = {
  /** How to use the field: press, or drop a file. */
  choose: string
  drop: string
  /** With {name}. */
  remove: string
  /** With {percent}. */
  sent: string
}

export type SlotTexts = {
  /** Short weekday names from Monday, separated by spaces. */
  weekdays: string
  /** Label of the row of days. */
  day: string
  /** With {from} and {to}. */
  week: string
  earlier: string
  later: string
  /** For a week without free slots. */
  nothing: string
  morning: string
  afternoon: string
  evening: string
  /** With {count}. */
  free: string
  few: string
  full: string
  none: string
  hour: string
  taken: string
  chosen: string
}
