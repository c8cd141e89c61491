/** A solved proof of work, as the page's script posts it. */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { issueProofOfWork } from '../../lib/server/bot-protection/proof-of-work.ts'

export async function solveProofOfWorkOf(form: string, issuedAt: Date): Promise<string> {
  const challenge = await issueProofOfWork(form, issuedAt)
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}
