/** Tokens of the links in mails: what a link is about, by an id that tells nothing, its end and our signature. */
import 'server-only'
import { dayMs } from '../../domain/text/date.ts'
import { ruleOf, type TokenPurpose } from './purposes.ts'
import { isSigned, sign } from './signer.ts'

/** `id.end.signature`; how long it holds is up to its purpose. */
export function makeLinkToken(purpose: TokenPurpose, id: string, now: Date): string {
  const { holds } = ruleOf(purpose)
  const { payload, end, signature } = sign(
    purpose,
    id,
    typeof holds === 'number' ? new Date(now.getTime() + holds * dayMs) : undefined,
  )
  return [payload, end, signature].join('.')
}

/** The id that a token is about; undefined when it was not made here, for something else, or too long ago. */
export function readLinkToken(purpose: TokenPurpose, token: string, now: Date): string | undefined {
  const [payload = '', end = '', signature = '', ...rest] = token.split('.')
  return rest.length === 0 && isSigned(purpose, { payload, end, signature }, now) ? payload : undefined
}

/** Until when a token holds that was read. */
export const linkEnd = (token: string): Date => new Date(Number(token.split('.')[1]))

/** When a token that was read was made. */
export function linkMadeAt(purpose: TokenPurpose, token: string): Date {
  const { holds } = ruleOf(purpose)
  const end = Number(token.split('.')[1])
  return new Date(typeof holds === 'number' ? end - holds * dayMs : 0)
}
