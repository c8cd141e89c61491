/** Signs and verifies everything that the site hands out as proof of a right: whoever holds it has the right. */
import 'server-only'
import { hmac, isEqual } from './hmac.ts'
import { type Purpose, type Rule, ruleOf } from './purposes.ts'

/** The parts as they are written in an address. */
export type Signed = {
  /** What it is about. */
  payload: string
  /** Expiry since 1970, in the unit of its purpose; `0` for none. */
  end: string
  signature: string
}

const endless = '0'

/** @throws when the payload does not match the purpose, or the key or the expiry is missing: errors of the caller. */
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

/** Whether `sign` created it for this purpose, and it is unchanged and not expired. Never throws for untrusted input. */
export function isSigned(purpose: Purpose, { payload, end, signature }: Signed, now: Date): boolean {
  const rule = ruleOf(purpose)
  const secret = rule.key()
  if (!secret || !rule.payload.test(payload)) return false
  return isEqual(signature, hmac(secret, rule.text(payload, end))) && !isOver(end, rule, now)
}
