/** What a link of saved searches carries: whom or which search it is about. */
import 'server-only'
import { fingerprint } from '../../security/fingerprint.ts'
import { makeLinkToken, readLinkToken } from '../../security/link-token.ts'

/** `confirm` is about a search; `manage` and `end` are about whoever saved it. */
export type SearchAction = 'confirm' | 'manage' | 'end'

/** The id of an address that is new to us: the same each time, so that two sign-ups at once are one person. */
export const subscriberId = (email: string) => fingerprint('seeker', email.toLowerCase())

export const makeSearchToken = (action: SearchAction, id: string, now: Date): string =>
  makeLinkToken(`saved-search ${action}`, id, now)

/** The id that a token of this action is about; undefined when it is not ours or too old. */
export const readSearchToken = (action: SearchAction, token: string, now: Date): string | undefined =>
  readLinkToken(`saved-search ${action}`, token, now)
