/** Tokens of the links in mails: an opaque id of what the link is about, its expiry and a signature. */
import 'server-only'
import { dayMs } from '../../domain/text/date.ts'
import { ruleOf, type TokenPurpose } from './purposes.ts'
import { isSigned, sign } from './signer.ts'

/** `id.expiry.signature`; the lifetime depends on the purpose. */
export function makeLinkToken(purpose: TokenPurpose, id: string, now: Date): string {
  const { holds } = ruleOf(purpose)
  const { payload, end, signature } = sign(
    purpose,
    id,
    typeof holds === 'number' ? new Date(now.getTime() + holds * dayMs) : undefined,
  )
  return [payload, end, signature].join('.')
}

/** The id of a token; undefined when it is forged, expired or made for another purpose. */
export function readLinkToken(purpose: TokenPurpose, token: string, now: Date): string | undefined {
  const [payload = '', end = '', signature = '', ...rest] = token.split('.')
  return rest.length === 0 && isSigned(purpose, { payload, end, signature }, now) ? payload : undefined
}

/** The expiry of a token that was already verified. */
export const linkEnd = (token: string): Date => new Date(Number(token.split('.')[1]))

/** When a token that was already verified was created. */
export function linkMadeAt(purpose: TokenPurpose, token: string): Date {
  const { holds } = ruleOf(purpose)
  const end = Number(token.split('.')[1])
  return new Date(typeof holds === 'number' ? end - holds * dayMs : 0)
}
