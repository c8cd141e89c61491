/**
 * The bot protection of forms. Nobody is rejected for looking like a bot: they are asked for the characters of a picture or a
 * sound (ruling 27). Only too many attempts from one address are rejected, with our telephone number.
 */
import 'server-only'
import { botProtectionFields, type Challenge } from '../../forms/challenge.ts'
import type { Db } from '../db/client.ts'
import {
  deleteExpiredChallenges,
  isChallengeUsed,
  type PassedChallenge,
  takeChallenge,
} from '../db/repositories/forms/used-challenges.ts'
import { visitorKey } from '../http/visitor-address.ts'
import { isAnswer, issueCharacters, plainDigits, readCharacters } from './character-challenge.ts'
import { countAttempt } from './form-limits.ts'
import { readProofOfWork } from './proof-of-work.ts'

export type Verdict =
  /** The challenge is used up in the transaction that stores the lead. */
  { kind: 'passed'; challenge: PassedChallenge | undefined } | { kind: 'asked'; challenge: Challenge } | { kind: 'too-many' }

export type FormAttempt = { form: string; data: FormData }

export type Guard = (db: Db, attempt: FormAttempt, now: Date) => Promise<Verdict>

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** A new character challenge, for the first time or after a wrong answer. */
export const newChallenge = (form: string, now: Date, error?: Challenge['error']): Challenge => ({
  token: issueCharacters(form, now),
  ...(error && { error }),
})

const asked = (challenge: Challenge): Verdict => ({ kind: 'asked', challenge })

/** The character challenge of a form that is shown again because of other errors: the same one, with the typed answer. */
export function pendingChallenge({ form, data }: FormAttempt, now: Date): Challenge | undefined {
  const token = textOf(data, botProtectionFields.token)
  if (!token) return undefined
  const answer = textOf(data, botProtectionFields.answer)
  return readCharacters(token, now)?.form === form ? { token, answer } : newChallenge(form, now)
}

/** A token allows one attempt: a wrong answer uses it up. */
async function checkAnswer(db: Db, { form, data }: FormAttempt, now: Date): Promise<Verdict> {
  const token = textOf(data, botProtectionFields.token)
  const answer = textOf(data, botProtectionFields.answer)
  const characters = readCharacters(token, now)
  if (characters?.form !== form) return asked(newChallenge(form, now, 'captchaInvalid'))
  if (!plainDigits(answer)) return asked({ token, error: 'captchaRequired' })
  const challenge = { id: `characters:${characters.id}`, expiresAt: new Date(characters.expiresAt) }
  if (isAnswer(characters, answer) && !(await isChallengeUsed(db, challenge.id))) return { kind: 'passed', challenge }
  await takeChallenge(db, challenge)
  return asked(newChallenge(form, now, 'captchaInvalid'))
}

/** @param address of the visitor, see visitor-address.ts */
export const guardFor =
  (address: string): Guard =>
  async (db, attempt, now) => {
    const { form, data } = attempt
    await deleteExpiredChallenges(db, now)
    const rate = await countAttempt(db, visitorKey(address, now), form, now)
    if (rate === 'too-fast') return { kind: 'too-many' }
    if (textOf(data, botProtectionFields.token)) return checkAnswer(db, attempt, now)
    const isTrapped = textOf(data, botProtectionFields.trap) !== ''
    const challenge = await readProofOfWork(textOf(data, botProtectionFields.work), form, now)
    if (rate === 'fast' || isTrapped || !challenge) return asked(newChallenge(form, now, 'captchaRequired'))
    return { kind: 'passed', challenge }
  }
