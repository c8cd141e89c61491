/** Addresses behind the links of the newsletter. */
import 'server-only'
import type { Language } from '../../../domain/text/language.ts'
import { localizedHref } from '../../../routing/href.ts'
import { getSnapshot } from '../../content/current-snapshot.ts'
import { absoluteUrl } from '../../runtime/site-url.ts'
import { makeToken, type NewsletterAction } from './newsletter-token.ts'

/** Original paths of the pages with the button; opening them alone does nothing, because mail scanners follow links. */
const paths = { confirm: 'newsletter/confirm', end: 'newsletter/unsubscribe' } as const satisfies Record<NewsletterAction, string>

/** The page of a link for a token that is at hand. */
export const newsletterPage = (action: NewsletterAction, token: string, language: Language) =>
  `${localizedHref(getSnapshot().routeTable, paths[action], language)}?${new URLSearchParams({ token })}`

export const newsletterLink = (action: NewsletterAction, id: string, language: Language, now: Date) =>
  absoluteUrl(newsletterPage(action, makeToken(action, id, now), language))

/** Lets a mail program end the mails by its own button (RFC 8058). */
export function unsubscribeHeaders(id: string, language: Language, now: Date): Record<string, string> {
  const query = new URLSearchParams({ token: makeToken('end', id, now), lang: language })
  return {
    'List-Unsubscribe': `<${absoluteUrl(`/api/newsletter-unsubscribe/?${query}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
