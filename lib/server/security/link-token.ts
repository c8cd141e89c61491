/** Tokens of the links in mails: what a link is about, by an id that tells nothing, and our signature. */
import 'server-only'
import { isSignature, sign } from './secret.ts'

const dayMs = 86_400_000

/**
 * What is to be confirmed is confirmed within a week. Other links stand in mails that may be opened years later: they work
 * until what they are about is deleted.
 */
export const confirmDays = 7

const statement = (action: string, id: string, expires: string) => `${action}:${id}:${expires}`

/** @param purpose a token that was made for one is worth nothing for another. */
export function createLinkTokens<Action extends string>(purpose: string) {
  return {
    make(action: Action, id: string, now: Date): string {
      const expires = action === 'confirm' ? String(now.getTime() + confirmDays * dayMs) : '0'
      return [id, expires, sign(purpose, statement(action, id, expires))].join('.')
    },
    /** The id that the token is about; undefined when it was not made here, for something else, or too long ago. */
    read(action: Action, token: string, now: Date): string | undefined {
      const [id = '', expires = '', signature = ''] = token.split('.')
      if (!isSignature(purpose, statement(action, id, expires), signature)) return undefined
      return expires !== '0' && Number(expires) < now.getTime() ? undefined : id
    },
  }
}
