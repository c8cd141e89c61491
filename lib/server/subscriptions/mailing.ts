/**
 * What every mailing shares, the newsletter as well as saved searches: an address counts once its owner opened a mailed link and
 * pressed the button there, one click ends it, and links in mails of years ago go on working.
 */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { localizedHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { fingerprint } from '../security/fingerprint.ts'
import { makeLinkToken, readLinkToken } from '../security/link-token.ts'
import type { TokenPurpose } from '../security/purposes.ts'
import type { FingerprintKey } from '../security/secret.ts'

type Definition<Action extends string> = {
  /** What ids of addresses are made with; it stays, as ids stand in links that were mailed. */
  idKey: FingerprintKey
  /**
   * For each link its token, and the original path of its page: opening that does nothing yet, because mail scanners follow links.
   */
  links: Readonly<Record<Action | 'end', { purpose: TokenPurpose; path: string }>>
  /** Where the button of a mail program posts (RFC 8058). */
  endAddress: string
}

export function defineMailing<Action extends string>({ idKey, links, endAddress }: Definition<Action>) {
  type AnyAction = Action | 'end'
  const makeToken = (action: AnyAction, id: string, now: Date): string => makeLinkToken(links[action].purpose, id, now)
  /** The page of a link for a token that is at hand. */
  const page = (action: AnyAction, token: string, language: Language): string =>
    `${localizedHref(getSnapshot().routeTable, links[action].path, language)}?${new URLSearchParams({ token })}`
  /** The id that a token of this action is about; undefined when it is not ours or too old. */
  const readToken = (action: AnyAction, token: string, now: Date): string | undefined =>
    readLinkToken(links[action].purpose, token, now)
  return {
    /** The id of an address that is new to us: the same each time, so that two sign-ups at once are one. */
    idOf: (email: string): string => fingerprint(idKey, email.toLowerCase()),
    makeToken,
    readToken,
    page,
    /** What `carryOut` makes of the id of a token; undefined when the token is not ours, too old, or nothing of that id is there. */
    follow: async <Result>(
      action: AnyAction,
      token: string,
      now: Date,
      carryOut: (id: string) => Promise<Result | undefined>,
    ): Promise<Result | undefined> => {
      const id = readToken(action, token, now)
      return id === undefined ? undefined : carryOut(id)
    },
    /** Full address for a mail. */
    link: (action: AnyAction, id: string, language: Language, now: Date): string =>
      absoluteUrl(page(action, makeToken(action, id, now), language)),
    /** Lets a mail program end the mails by its own button (RFC 8058). */
    endHeaders: (id: string, language: Language, now: Date): Record<string, string> => ({
      'List-Unsubscribe': `<${absoluteUrl(`${endAddress}?${new URLSearchParams({ token: makeToken('end', id, now), lang: language })}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

/** A mailing by its pages alone, for what is the same of each. */
export type LinkPages<Action extends string> = { page: (action: Action, token: string, language: Language) => string }
