/** The character challenge: only the right answer to an unchanged token of the same form passes (ruling 27). */
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  charactersLifeMs,
  isAnswer,
  issueCharacters,
  plainDigits,
  readCharacters,
} from '@/lib/server/bot-protection/character-challenge'
import { decrypt, encrypt } from '@/lib/server/security/encrypt'
import { anyCharacter } from '../../../support/any-character.ts'

vi.stubEnv('SECRET', 'a-secret-for-tests-of-at-least-32-characters')

const now = new Date('2026-11-21T10:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

const issue = () => {
  const token = issueCharacters('contact', now)
  const challenge = readCharacters(token, now)
  if (!challenge) throw new Error('A new token is readable.')
  return { token, challenge }
}

test('a token encrypts six digits and the form, and is different each time', () => {
  const { token, challenge } = issue()
  expect(challenge).toMatchObject({ form: 'contact', digits: expect.stringMatching(/^\d{6}$/) })
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(challenge.digits)
  expect(issueCharacters('contact', now)).not.toBe(token)
})

test('a token expires after twenty minutes', () => {
  const { token } = issue()
  expect(charactersLifeMs).toBe(20 * 60_000)
  expect(readCharacters(token, later(charactersLifeMs - 1))).toBeDefined()
  expect(readCharacters(token, later(charactersLifeMs))).toBeUndefined()
})

test('a token with any character changed, removed or added is invalid', () => {
  const { token } = issue()
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_='
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...alphabet), fc.constantFrom(0, 1), (at, letter, dropped) => {
      const changed = token.slice(0, at) + letter + token.slice(at + dropped)
      fc.pre(changed !== token)
      expect(readCharacters(changed, now)).toBeUndefined()
    }),
  )
})

test('reading never throws, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(readCharacters(text, now)).toBeUndefined()
    }),
  )
})

test('what is encrypted for one use is invalid for another', () => {
  expect(decrypt('characters', encrypt('characters', 'text'))).toBe('text')
  expect(decrypt('saved-search-email', encrypt('characters', 'text'))).toBeUndefined()
})

test('no other answer passes', () => {
  const { challenge } = issue()
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.stringMatching(/^\d{0,8}$/)), (answer) => {
      fc.pre(plainDigits(answer) !== challenge.digits)
      expect(isAnswer(challenge, answer)).toBe(false)
    }),
  )
})

test.each(['{d}', ' {d} ', '{3} {4}', '{3}-{4}', '{wide}'])('the right digits pass as people type them: %s', (template) => {
  const { challenge } = issue()
  const { digits } = challenge
  const wide = [...digits].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')
  const typed = template
    .replace('{d}', digits)
    .replace('{3}', digits.slice(0, 3))
    .replace('{4}', digits.slice(3))
    .replace('{wide}', wide)
  expect(isAnswer(challenge, typed)).toBe(true)
})
