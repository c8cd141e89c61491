/** Mails about an account: the invitation of an owner, a property more, and the link to a new password. */
import 'server-only'
import { isLanguage, type Language } from '../../domain/text/language.ts'
import { localizedHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findAccount } from '../db/repositories/accounts.ts'
import { queueMessages } from '../db/repositories/outbox.ts'
import { composeMail } from '../leads/lead-messages.ts'
import type { NewMail } from '../mail/mail-message.ts'
import { translatorOf } from '../pages/translator.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

/** The page where a password is chosen, for a token that is at hand. */
export const passwordPage = (token: string, language: Language) =>
  `${localizedHref(getSnapshot().routeTable, 'login/password', language)}?${new URLSearchParams({ token })}`

type To = { email: string; name: string; language: Language }

/** @param titles of the properties, as the owner knows them. @param days that the link is good for. */
export function invitationMail({ email, name, language }: To, titles: readonly string[], token: string, days: number): NewMail {
  const t = translatorOf(language)
  return composeMail(email, {
    language,
    title: t('AccountMails.invitationTitle'),
    paragraphs: [
      t('AccountMails.greeting', { name }),
      t('AccountMails.invitationText'),
      t('AccountMails.invitationDays', { days }),
    ],
    rows: [{ label: t('AccountMails.properties', { count: titles.length }), value: titles.join('\n') }],
    action: { label: t('AccountMails.choose'), href: absoluteUrl(passwordPage(token, language)) },
  })
}

/** For an owner who has a password already. */
export function propertyMail({ email, name, language }: To, titles: readonly string[]): NewMail {
  const t = translatorOf(language)
  return composeMail(email, {
    language,
    title: t('AccountMails.addedTitle'),
    paragraphs: [t('AccountMails.greeting', { name }), t('AccountMails.addedText')],
    rows: [{ label: t('AccountMails.properties', { count: titles.length }), value: titles.join('\n') }],
    action: { label: t('AccountMails.open'), href: absoluteUrl(localizedHref(getSnapshot().routeTable, 'login', language)) },
  })
}

function resetMail({ email, name, language }: To, token: string): NewMail {
  const t = translatorOf(language)
  return composeMail(email, {
    language,
    title: t('AccountMails.resetTitle'),
    paragraphs: [t('AccountMails.greeting', { name }), t('AccountMails.resetText')],
    action: { label: t('AccountMails.choose'), href: absoluteUrl(passwordPage(token, language)) },
    closing: [t('AccountMails.resetIgnore')],
  })
}

/** Puts the link to a new password into the outbox, in the account's own language. */
export async function mailReset(db: Db, email: string, token: string, now: Date): Promise<void> {
  const account = await findAccount(db, email)
  if (!account || !isLanguage(account.language)) return
  const message = resetMail({ ...account, language: account.language }, token)
  await queueMessages(db, [{ kind: 'mail', subject: 'account: reset', message }], now)
}
