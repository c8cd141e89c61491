/** What a form about an account shows after it was sent; all of it is text for people already. */
export type Notice = { tone: 'wrong' | 'done'; title: string; text?: string }

export type AccountState = {
  notice?: Notice
  /** By the name of the field. */
  errors?: Readonly<Record<string, string>>
  /** What was typed, without passwords. */
  values?: Readonly<Record<string, string>>
  /** Codes to keep, shown this once. */
  codes?: readonly string[]
}

export type AccountField = {
  name: string
  label: string
  type: 'email' | 'password' | 'text'
  autoComplete: string
  help?: string
  inputMode?: 'numeric'
}

/** What the account's page says on arrival, by `?said=`. */
export const accountMessages = ['password', 'factor-on', 'factor-off', 'ended'] as const

export type AccountMessage = (typeof accountMessages)[number]
