/** What a link of the newsletter carries: whom it is about. */
import 'server-only'
import { fingerprint } from '../../security/fingerprint.ts'
import { makeLinkToken, readLinkToken } from '../../security/link-token.ts'

export type NewsletterAction = 'confirm' | 'end'

/** The id of an address that is new to us: the same each time, so that two sign-ups at once are one. */
export const subscriptionId = (email: string) => fingerprint('subscription', email.toLowerCase())

export const makeToken = (action: NewsletterAction, id: string, now: Date): string =>
  makeLinkToken(`newsletter ${action}`, id, now)

/** The id that a token of this action is about; undefined when it is not ours or too old. */
export const readToken = (action: NewsletterAction, token: string, now: Date): string | undefined =>
  readLinkToken(`newsletter ${action}`, token, now)
