/** What a link of saved searches carries: whom or which search it is about. */
import 'server-only'
import { createLinkTokens } from '../../security/link-token.ts'
import { sign } from '../../security/secret.ts'

/** `confirm` is about a search; `manage` and `end` are about whoever saved it. */
export type SearchAction = 'confirm' | 'manage' | 'end'

/** The id of an address that is new to us: the same each time, so that two sign-ups at once are one person. */
export const subscriberId = (email: string) => sign('seeker', email.toLowerCase())

export const { make: makeSearchToken, read: readSearchToken } = createLinkTokens<SearchAction>('saved-search')
