/** What a link of saved searches carries: whom or which search it is about, by an id that tells nothing, and our signature. */
import 'server-only'
import { isSignature, sign } from '../secret.ts'

/** `confirm` is about a search; `manage` and `end` are about whoever saved it. */
export type SearchAction = 'confirm' | 'manage' | 'end'

const purpose = 'saved-search'
const dayMs = 86_400_000

/**
 * A search is confirmed within a week. The other links stand in mails that may be opened years later: they work until what
 * they are about is deleted.
 */
export const confirmDays = 7

/** The id of an address that is new to us: the same each time, so that two sign-ups at once are one person. */
export const seekerId = (email: string) => sign('seeker', email.toLowerCase())

const statement = (action: SearchAction, id: string, expires: string) => `${action}:${id}:${expires}`

export function makeSearchToken(action: SearchAction, id: string, now: Date): string {
  const expires = action === 'confirm' ? String(now.getTime() + confirmDays * dayMs) : '0'
  return [id, expires, sign(purpose, statement(action, id, expires))].join('.')
}

/** The id that the token is about; undefined when it was not made here, for something else, or too long ago. */
export function readSearchToken(action: SearchAction, token: string, now: Date): string | undefined {
  const [id = '', expires = '', signature = ''] = token.split('.')
  if (!isSignature(purpose, statement(action, id, expires), signature)) return undefined
  return expires !== '0' && Number(expires) < now.getTime() ? undefined : id
}
