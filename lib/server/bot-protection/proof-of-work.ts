/** The proof of work (ALTCHA): a browser that computed for about a second passes without a character challenge. */
import 'server-only'
import { createHash, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { proofOfWorkLifeMs } from '../../forms/challenge.ts'
import type { PassedChallenge } from '../db/repositories/forms/used-challenges.ts'
import { env } from '../runtime/env.ts'
import { secretFor } from '../security/secret.ts'

/** The range of the random solution: narrow, so that all browsers compute for about the same time. */
const tries = { from: 100, to: 160 } as const

const schema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.number(),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(128),
      expiresAt: z.number(),
      data: z.object({ form: z.string(), issuedAt: z.number(), waitMs: z.number() }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
})

type Payload = z.output<typeof schema>

const secrets = () => ({ hmacSignatureSecret: secretFor('work'), hmacKeySignatureSecret: secretFor('work-key') })

/** A new proof of work for one form; costs the server about one attempt of the browser. */
export function issueProofOfWork(form: string, now: Date): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: env().PROOF_OF_WORK_COST,
    counter: randomInt(tries.from, tries.to),
    deriveKey,
    expiresAt: Math.floor((now.getTime() + proofOfWorkLifeMs) / 1000),
    data: { form, issuedAt: now.getTime(), waitMs: env().FORM_SECONDS * 1000 },
    ...secrets(),
  })
}

function parse(text: string): Payload | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const isInTime = ({ issuedAt, waitMs }: { issuedAt: number; waitMs: number }, now: Date) =>
  now.getTime() - issuedAt >= waitMs && now.getTime() - issuedAt < proofOfWorkLifeMs

/** Undefined unless the proof is valid, for this form and in time. Reuse is checked when the lead is stored. */
export async function readProofOfWork(text: string, form: string, now: Date): Promise<PassedChallenge | undefined> {
  const payload = parse(text)
  if (!payload) return undefined
  const { challenge, solution } = payload
  const { cost, data } = challenge.parameters
  // Checked first, as verifying costs the server one attempt of this cost.
  if (cost !== env().PROOF_OF_WORK_COST || data.form !== form || !isInTime(data, now)) return undefined
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets() })
  if (!verified) return undefined
  // The signature covers all parameters, so it identifies the proof; hashed, as the database must not contain valid signatures.
  const id = createHash('sha256').update(challenge.signature).digest('hex')
  return { id: `work:${id}`, expiresAt: new Date(data.issuedAt + proofOfWorkLifeMs) }
}
