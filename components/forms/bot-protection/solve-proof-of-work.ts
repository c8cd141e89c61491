/**
 * Solves the proof of work of a form. Neither its code nor its computing delays the first paint: it starts when the form comes
 * near the viewport.
 */
import type { Challenge } from 'altcha-lib/types'
import { retry, wait } from '@/lib/domain/site/retry'

/** Milliseconds after which a slow device gives up; the server then asks for the characters. */
const timeout = 60_000

async function fetchChallenge(form: string): Promise<Challenge> {
  const response = await fetch(`/api/challenge/?form=${form}`, { cache: 'no-store' })
  if (!response.ok) throw new Error(`Challenge: ${response.status}`)
  return response.json()
}

/** What the form posts, not before the minimum time is over; undefined when it cannot be solved, for whatever reason. */
export async function solveProofOfWork(form: string): Promise<string | undefined> {
  try {
    const challenge = await retry(() => fetchChallenge(form), wait)
    const isTime = wait(Number(challenge.parameters.data?.['waitMs'] ?? 0))
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ])
    const solution = await solveChallenge({ challenge, deriveKey, timeout })
    await isTime
    return solution ? JSON.stringify({ challenge, solution }) : undefined
  } catch {
    return undefined
  }
}
