/**
 * What the mailings (newsletter, saved searches, shared lists) have in common: double opt-in with a button on the page of a
 * mailed link, one-click unsubscribe, and links that stay valid for years.
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
  /** The key of the hashes that identify addresses; must not change, as mailed links contain them. */
  idKey: FingerprintKey
  /**
   * The token purpose and the original path of the page of each link. Opening the page changes nothing, because mail scanners
   * open links.
   */
  links: Readonly<Record<Action | 'end', { purpose: TokenPurpose; path: string }>>
  /** The route of the one-click unsubscribe (RFC 8058). */
  endAddress: string
}

/** The links, tokens and headers of one mailing. */
export function defineMailing<Action extends string>({ idKey, links, endAddress }: Definition<Action>) {
  type AnyAction = Action | 'end'
  const makeToken = (action: AnyAction, id: string, now: Date): string => makeLinkToken(links[action].purpose, id, now)
  /** The page of a link, with an existing token. */
  const page = (action: AnyAction, token: string, language: Language): string =>
    `${localizedHref(getSnapshot().routeTable, links[action].path, language)}?${new URLSearchParams({ token })}`
  /** The id in a token for this action; undefined when it is invalid or expired. */
  const readToken = (action: AnyAction, token: string, now: Date): string | undefined =>
    readLinkToken(links[action].purpose, token, now)
  return {
    /** The id of a new address: derived from it, so that two concurrent sign-ups are one. */
    idOf: (email: string): string => fingerprint(idKey, email.toLowerCase()),
    makeToken,
    readToken,
    page,
    /**
     * The result of `carryOut` for the id in a token; undefined when the token is invalid or expired, or nothing with the id
     * exists.
     */
    follow: async <Result>(
      action: AnyAction,
      token: string,
      now: Date,
      carryOut: (id: string) => Promise<Result | undefined>,
    ): Promise<Result | undefined> => {
      const id = readToken(action, token, now)
      return id === undefined ? undefined : carryOut(id)
    },
    /** Absolute address for a mail. */
    link: (action: AnyAction, id: string, language: Language, now: Date): string =>
      absoluteUrl(page(action, makeToken(action, id, now), language)),
    /** Headers for the unsubscribe button of mail programs (RFC 8058). */
    endHeaders: (id: string, language: Language, now: Date): Record<string, string> => ({
      'List-Unsubscribe': `<${absoluteUrl(`${endAddress}?${new URLSearchParams({ token: makeToken('end', id, now), lang: language })}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

/** A mailing reduced to its pages. */
export type LinkPages<Action extends string> = { page: (action: Action, token: string, language: Language) => string }
