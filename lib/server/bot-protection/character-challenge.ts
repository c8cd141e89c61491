/** The character challenge (CAPTCHA): six digits, encrypted in a token that the form sends back (ruling 27). */
import 'server-only'
import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { challengeLength } from '../../forms/challenge.ts'
import { decrypt, encrypt } from '../security/encrypt.ts'

/** Lifetime of a token in milliseconds. */
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

/** A new token, valid for one form. */
export function issueCharacters(form: string, now: Date): string {
  const digits = String(randomInt(10 ** challengeLength)).padStart(challengeLength, '0')
  const challenge: CharacterChallenge = { id: randomUUID(), form, digits, expiresAt: now.getTime() + charactersLifeMs }
  return encrypt(purpose, JSON.stringify(challenge))
}

/** Undefined for a token that is forged, changed or expired. */
export function readCharacters(token: string, now: Date): CharacterChallenge | undefined {
  const text = decrypt(purpose, token)
  const challenge = text === undefined ? undefined : schema.parse(JSON.parse(text))
  return challenge && challenge.expiresAt > now.getTime() ? challenge : undefined
}

/** Accepts full-width and other Unicode digits (NFKC), and separators between digits. */
export const plainDigits = (answer: string): string => answer.normalize('NFKC').replace(/[\s.-]/g, '')

/** Whether the answer solves the challenge. */
export const isAnswer = (challenge: CharacterChallenge, answer: string): boolean => plainDigits(answer) === challenge.digits
