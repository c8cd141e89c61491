/** What a link of the newsletter carries: whom it is about, by an id that tells nothing, and our signature. */
import 'server-only'
import { isSignature, sign } from '../secret.ts'

export type NewsletterAction = 'confirm' | 'end'

const purpose = 'newsletter'
const dayMs = 86_400_000

/** A link to confirm with is good for a week; one to end with for ever: whoever finds an old mail must be able to. */
export const confirmDays = 7

/** The id of an address that is new to us: the same each time, so that two sign-ups at once are one. */
export const subscriptionId = (email: string) => sign('subscription', email.toLowerCase())

const statement = (action: NewsletterAction, id: string, expires: string) => `${action}:${id}:${expires}`

export function makeToken(action: NewsletterAction, id: string, now: Date): string {
  const expires = action === 'confirm' ? String(now.getTime() + confirmDays * dayMs) : '0'
  return [id, expires, sign(purpose, statement(action, id, expires))].join('.')
}

/** The id that the token is about; undefined when it was not made here, for something else, or too long ago. */
export function readToken(action: NewsletterAction, token: string, now: Date): string | undefined {
  const [id = '', expires = '', signature = ''] = token.split('.')
  if (!isSignature(purpose, statement(action, id, expires), signature)) return undefined
  return expires !== '0' && Number(expires) < now.getTime() ? undefined : id
}
