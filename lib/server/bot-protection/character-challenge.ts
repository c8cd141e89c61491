/** The character challenge: six digits, encrypted in a token that the form carries (ruling 27). */
import 'server-only'
import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { challengeLength } from '../../forms/challenge.ts'
import { decrypt, encrypt } from '../security/encrypt.ts'

/** Milliseconds for which a token is good. */
export const charactersLifeMs = 20 * 60_000

const purpose = 'characters'

const schema = z.object({
  id: z.uuid(),
  form: z.string(),
  digits: z.string().regex(/^\d+$/),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
})

export type CharacterChallenge = z.output<typeof schema>

/** A new token for one form. */
export function issueCharacters(form: string, now: Date): string {
  const digits = String(randomInt(10 ** challengeLength)).padStart(challengeLength, '0')
  const challenge: CharacterChallenge = { id: randomUUID(), form, digits, expiresAt: now.getTime() + charactersLifeMs }
  return encrypt(purpose, JSON.stringify(challenge))
}

/** Undefined when the token is not ours, was changed or is too old. */
export function readCharacters(token: string, now: Date): CharacterChallenge | undefined {
  const text = decrypt(purpose, token)
  const challenge = text === undefined ? undefined : schema.parse(JSON.parse(text))
  return challenge && challenge.expiresAt > now.getTime() ? challenge : undefined
}

/** Digits of other keyboards count, and so do spaces between them. */
export const plainDigits = (answer: string): string => answer.normalize('NFKC').replace(/[\s.-]/g, '')

/** Whether the answer is that of this challenge. */
export const isAnswer = (challenge: CharacterChallenge, answer: string): boolean => plainDigits(answer) === challenge.digits
