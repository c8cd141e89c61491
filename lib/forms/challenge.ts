/** The challenge of characters to copy, for visitors whom the bot protection does not let pass (ruling 27). */

export type Challenge = {
  /** Encrypted by the server; valid for one attempt. */
  token: string
  /** Key of `Forms.errors`; undefined when the visitor requested other characters. */
  error?: 'captchaRequired' | 'captchaInvalid'
  /** What was typed, if it was not checked yet. */
  answer?: string
}

/** Names of the bot protection's form fields. */
export const botProtectionFields = {
  /** Solution of the proof of work, as JSON. */
  work: '_work',
  /** Token of the character challenge. */
  token: '_challenge',
  answer: '_answer',
  /** Requests other characters, without JavaScript. */
  renew: '_renew',
  /** Honeypot, hidden from people. Its name must not be one that browsers fill in automatically. */
  trap: 'homepage',
} as const

/** Number of digits in a picture. */
export const challengeLength = 6

/** Milliseconds for which a proof of work is valid; the page's script requests a new one before. */
export const proofOfWorkLifeMs = 30 * 60_000
