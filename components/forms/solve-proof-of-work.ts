/** Solves the proof of work of a form. Loaded code and computing stay off the way to the first paint: this runs when the form comes near. */
import type { Challenge } from 'altcha-lib/types'
import { retry, wait } from '@/lib/domain/site/retry'

/** Milliseconds after which a slow machine gives up; the server then asks for the characters. */
const timeout = 60_000

async function fetchChallenge(form: string): Promise<Challenge> {
  const response = await fetch(`/api/challenge/?form=${form}`, { cache: 'no-store' })
  if (!response.ok) throw new Error(`Challenge: ${response.status}`)
  return response.json()
}

/** What the form posts, not before the minimum time is over; undefined when it cannot be had, for whatever reason. */
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
