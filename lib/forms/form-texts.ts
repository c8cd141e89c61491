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
