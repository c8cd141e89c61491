/** A solved work check, as the page's script posts it. */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { issueWork } from '@/lib/server/bot-protection/proof-of-work'

export async function solveWorkOf(form: string, issuedAt: Date): Promise<string> {
  const challenge = await issueWork(form, issuedAt)
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}
