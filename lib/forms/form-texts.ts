/** The texts of one form in one language, for the part of it that runs in the browser. */
export type FormTexts = {
  labels: Readonly<Record<string, string>>
  help: Readonly<Record<string, string>>
  /** By field, then by value. */
  options: Readonly<Record<string, Readonly<Record<string, string>>>>
  sections: Readonly<Record<string, string>>
  /** Names of the steps, in their order. */
  steps: readonly string[]
  /** Messages of fields and of refusals, by key. */
  errors: Readonly<Record<string, string>>
  refusals: Readonly<Record<string, string>>
  submit: string
  /** 'Mail not sent, try again' of this form (specification 8). */
  failed: string
  /** For a page that is older than the form; `reload` leads to the page of now. */
  changed: { title: string; reload: string }
  /** What was typed could not be shown again. */
  gone: string
  /** Of what the server has from the last try; `file` with {name}. */
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
  /** Text of the agreement, the link within it in brackets: `… [privacy statement] …`. */
  agreement: string
  /** Says that a link opens a new tab. */
  newTab: string
  robots: string
  /** Of a field that asks for a moment. */
  slots: SlotTexts | undefined
  /** Of a field for a file; undefined where none is asked for. */
  files: FileTexts | undefined
  /** Of the character challenge. */
  challenge: ChallengeTexts
}

export type ChallengeTexts = {
  label: string
  /** Says what the picture is for: what it shows is what one has to enter. */
  picture: string
  listen: string
  renew: string
  renewed: string
}

export type FileTexts = {
  /** What one may do with the field: press, or drop. */
  choose: string
  drop: string
  /** With {name}. */
  remove: string
  /** With {percent}. */
  sent: string
}

export type SlotTexts = {
  /** Short names from Monday, with a space between. */
  weekdays: string
  /** Names the strip of days. */
  day: string
  /** With {from} and {to}. */
  week: string
  earlier: string
  later: string
  /** Said of a week in which nothing is free. */
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
