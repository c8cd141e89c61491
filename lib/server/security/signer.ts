/** The one signer of everything that leaves the site and comes back: who holds it, holds the right that it names. */
import 'server-only'
import { hmac, isEqual } from './hmac.ts'
import { type Purpose, type Rule, ruleOf } from './purposes.ts'

/** As it stands in an address. */
export type Signed = {
  /** What it is about. */
  payload: string
  /** In the unit of its purpose, since 1970; `0` for no end. */
  end: string
  signature: string
}

const endless = '0'

/** @throws when the payload is not one of this purpose, or key or end is missing: a mistake of ours. */
export function sign(purpose: Purpose, payload: string, end: Date | undefined): Signed {
  const { key, payload: pattern, unit, text, holds } = ruleOf(purpose)
  const secret = key()
  if (!secret || !pattern.test(payload)) throw new Error(`${purpose}: nothing is signed without a key, or for another payload`)
  if (!end && holds !== 'until deleted') throw new Error(`${purpose}: has an end`)
  const written = end ? String(Math.floor(end.getTime() / unit)) : endless
  return { payload, end: written, signature: hmac(secret, text(payload, written)) }
}

function isOver(end: string, { unit, holds }: Rule, now: Date): boolean {
  if (end === endless && holds === 'until deleted') return false
  return !/^\d{1,15}$/.test(end) || now.getTime() >= Number(end) * unit
}

/** Whether it was made by `sign` for this purpose, is unchanged and has not ended. Never throws for what a visitor can send. */
export function isSigned(purpose: Purpose, { payload, end, signature }: Signed, now: Date): boolean {
  const rule = ruleOf(purpose)
  const secret = rule.key()
  if (!secret || !rule.payload.test(payload)) return false
  return isEqual(signature, hmac(secret, rule.text(payload, end))) && !isOver(end, rule, now)
}
