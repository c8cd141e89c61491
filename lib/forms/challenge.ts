/** The character challenge as a form carries it: for whoever the bot protection does not let pass (ruling 27). */

export type Challenge = {
  /** Encrypted by the server; good for one try. */
  token: string
  /** Key of `Forms.errors`; none when other characters were asked for. */
  error?: 'captchaRequired' | 'captchaInvalid'
  /** What was typed, when it was not looked at yet. */
  answer?: string
}

/** Names of what a form posts for the bot protection, beside its fields. */
export const botProtectionFields = {
  /** The solved proof of work, as JSON. */
  work: '_work',
  /** Token of the character challenge. */
  token: '_challenge',
  answer: '_answer',
  /** Asks for other characters, without script. */
  renew: '_renew',
  /** Hidden from people: whoever fills it in is no person. A name that no browser completes. */
  trap: 'homepage',
} as const

/** How many digits a picture shows. */
export const challengeLength = 6

/** Milliseconds for which a proof of work is good; script asks for another one before. */
export const proofOfWorkLifeMs = 30 * 60_000
