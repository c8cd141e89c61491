/** The proof of work: a solved one passes after the minimum time, for its form, until it expires. */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { proofOfWorkLifeMs } from '@/lib/forms/challenge'
import { issueProofOfWork, readProofOfWork } from '@/lib/server/bot-protection/proof-of-work'
import { anyCharacter } from '../../../support/any-character.ts'

vi.stubEnv('SECRET', 'a-secret-for-tests-of-at-least-32-characters')

const now = new Date('2026-11-21T10:00:00Z')
/** The default of FORM_SECONDS. */
const minimumMs = 3_000
const later = (ms: number) => new Date(now.getTime() + ms)

// ALTCHA reads the clock itself.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => vi.useRealTimers())

let solved = ''

beforeAll(async () => {
  const challenge = await issueProofOfWork('contact', now)
  const solution = await solveChallenge({ challenge, deriveKey })
  solved = JSON.stringify({ challenge, solution })
})

test('a solved proof passes with the same id each time, and for its form only', async () => {
  const passed = await readProofOfWork(solved, 'contact', later(minimumMs))
  expect(passed).toEqual({ id: expect.stringMatching(/^work:[0-9a-f]{64}$/), expiresAt: later(proofOfWorkLifeMs) })
  expect(await readProofOfWork(solved, 'contact', later(minimumMs + 1))).toEqual(passed)
  expect(await readProofOfWork(solved, 'newsletter', later(minimumMs))).toBeUndefined()
})

test('it passes from three seconds to thirty minutes after it was issued', async () => {
  expect(proofOfWorkLifeMs).toBe(30 * 60_000)
  expect(await readProofOfWork(solved, 'contact', later(minimumMs - 1))).toBeUndefined()
  expect(await readProofOfWork(solved, 'contact', later(proofOfWorkLifeMs - 1))).toBeDefined()
  expect(await readProofOfWork(solved, 'contact', later(proofOfWorkLifeMs))).toBeUndefined()
})

test('another spelling of the same proof has the same id', async () => {
  const passed = await readProofOfWork(solved, 'contact', later(minimumMs))
  const respelled = JSON.stringify(JSON.parse(solved), null, 2)
  expect(await readProofOfWork(respelled, 'contact', later(minimumMs))).toEqual(passed)
})

test('any change makes it invalid', async () => {
  const changes: [path: string[], value: unknown][] = [
    [['challenge', 'parameters', 'data', 'form'], 'newsletter'],
    [['challenge', 'parameters', 'data', 'issuedAt'], now.getTime() - 60_000],
    [['challenge', 'parameters', 'data', 'waitMs'], 0],
    [['challenge', 'parameters', 'cost'], 1],
    [['challenge', 'parameters', 'expiresAt'], 9_999_999_999],
    [['challenge', 'parameters', 'nonce'], '00'.repeat(16)],
    [['challenge', 'parameters', 'keySignature'], '00'.repeat(32)],
    [['challenge', 'parameters', 'keyPrefix'], '00'],
    [['challenge', 'signature'], '00'.repeat(32)],
    [['solution', 'derivedKey'], '00'.repeat(32)],
    [['solution', 'counter'], -1],
  ]
  for (const [path, value] of changes) {
    const changed = structuredClone(JSON.parse(solved))
    const parent = path.slice(0, -1).reduce((part, name) => part[name], changed)
    parent[path.at(-1) ?? ''] = value
    for (const form of ['contact', 'newsletter'])
      expect([path, await readProofOfWork(JSON.stringify(changed), form, later(minimumMs))]).toEqual([path, undefined])
  }
})

test('arbitrary input is invalid and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: anyCharacter }), fc.json()), async (text) => {
      expect(await readProofOfWork(text, 'contact', later(minimumMs))).toBeUndefined()
    }),
  )
})
