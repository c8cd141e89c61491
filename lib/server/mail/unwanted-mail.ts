/** The link by which a recipient reports a mail as unwanted, after which no form mails that address any more. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { localizedHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { saveUnwanted } from '../db/repositories/outbox/unwanted-mail.ts'
import { translatorOf } from '../pages/translator.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { makeLinkToken, readLinkToken } from '../security/link-token.ts'
import { recipientKey } from './recipient-limits.ts'

const purpose = 'unwanted-mail report'

/** @param token `done` instead of a token for the page after a report. */
export const unwantedPage = (query: { token: string } | { done: '1' }, language: Language): string =>
  `${localizedHref(getSnapshot().routeTable, 'unwanted-mail', language)}?${new URLSearchParams(query)}`

/** For mails that somebody else may have caused. The link does not contain the address. */
export function unwantedLink(email: string, form: string, language: Language, now: Date): { label: string; href: string } {
  const token = makeLinkToken(purpose, `${form}~${recipientKey(email)}`, now)
  return { label: translatorOf(language)('UnwantedMail.link'), href: absoluteUrl(unwantedPage({ token }, language)) }
}

export type UnwantedReport = { form: string; recipient: string }

/** Undefined for an invalid link. */
export function readUnwantedToken(token: string, now: Date): UnwantedReport | undefined {
  const [form, recipient] = readLinkToken(purpose, token, now)?.split('~') ?? []
  return form && recipient ? { form, recipient } : undefined
}

/**
 * False for an invalid link. A second report changes nothing.
 * @throws errors of the database.
 */
export async function reportUnwanted(db: Db, token: string, now: Date): Promise<boolean> {
  const report = readUnwantedToken(token, now)
  if (!report) return false
  await saveUnwanted(db, report.recipient, report.form, now)
  return true
}
