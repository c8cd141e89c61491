/** State of a form with a notice as its reply, of an account or of the office; texts are already translated. */
export type Notice = { tone: 'wrong' | 'done'; title: string; text?: string }

export type NoticeState = {
  notice?: Notice
  /** Error message by field name. */
  errors?: Readonly<Record<string, string>>
  /** Typed values, except passwords. */
  values?: Readonly<Record<string, string>>
  /** Backup codes, shown only this once. */
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

/** Messages on the account page, by the query parameter `said`. */
export const accountMessages = ['password', 'factor-on', 'factor-off', 'ended'] as const

export type AccountMessage = (typeof accountMessages)[number]
