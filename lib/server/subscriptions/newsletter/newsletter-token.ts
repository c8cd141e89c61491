/** What a link of the newsletter carries: whom it is about. */
import 'server-only'
import { createLinkTokens } from '../../security/link-token.ts'
import { sign } from '../../security/secret.ts'

export type NewsletterAction = 'confirm' | 'end'

/** The id of an address that is new to us: the same each time, so that two sign-ups at once are one. */
export const subscriptionId = (email: string) => sign('subscription', email.toLowerCase())

export const { make: makeToken, read: readToken } = createLinkTokens<NewsletterAction>('newsletter')
