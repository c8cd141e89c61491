/** The script of a form waits as long as its proof of work requires, then posts what the server accepts (ruling 27). */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterEach, expect, test, vi } from 'vitest'
import { solveProofOfWork } from '@/components/forms/bot-protection/solve-proof-of-work'
import { issueProofOfWork, readProofOfWork } from '@/lib/server/bot-protection/proof-of-work'

vi.stubEnv('SECRET', 'a-secret-for-tests-of-at-least-32-characters')

afterEach(() => vi.unstubAllGlobals())

test.each([
  [undefined, 3_000],
  ['10', 10_000],
  ['1', 1_000],
])('with FORM_SECONDS %s the script waits for %d ms, after which the server accepts it', async (seconds, ms) => {
  vi.stubEnv('FORM_SECONDS', seconds)
  vi.stubEnv('PROOF_OF_WORK_COST', '1')
  const issuedAt = Date.now()
  const challenge = await issueProofOfWork('contact', new Date(issuedAt))
  vi.stubGlobal('fetch', async () => Response.json(challenge))
  const waits: (() => void)[] = []
  const { setTimeout: later } = globalThis
  // Other timers run as usual, such as that of the work itself.
  vi.stubGlobal('setTimeout', (end: () => void, time?: number) => (time === ms ? waits.push(end) : later(end, time)))
  let solved: string | undefined
  const done = solveProofOfWork('contact').then((text) => {
    solved = text
  })
  // A second round, by which time the script has finished its own.
  for (let round = 0; round < 2; round += 1) await solveChallenge({ challenge, deriveKey })
  expect([solved, waits.length]).toEqual([undefined, 1])
  waits[0]?.()
  await done
  expect(await readProofOfWork(solved ?? '', 'contact', new Date(issuedAt + ms - 1))).toBeUndefined()
  expect(await readProofOfWork(solved ?? '', 'contact', new Date(issuedAt + ms))).toBeDefined()
})

test('by default the work takes browsers about a second', async () => {
  vi.stubEnv('PROOF_OF_WORK_COST', undefined)
  expect((await issueProofOfWork('contact', new Date())).parameters.cost).toBe(4_000)
})
