/** Mails about an account: the invitation of an owner, a property more, and the link to a new password. */
import 'server-only'
import { z } from 'zod'
import { isLanguage, type Language } from '../../domain/text/language.ts'
import { localizedHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findAccount } from '../db/repositories/accounts.ts'
import { queueMessages } from '../db/repositories/outbox.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import type { Translate } from '../pages/translator.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

/** The page where a password is chosen, for a token that is at hand. */
export const passwordPage = (token: string, language: Language) =>
  `${localizedHref(getSnapshot().routeTable, 'login/password', language)}?${new URLSearchParams({ token })}`

/** `Getijstraat 41, Berchem`: owners see the address of their own home, published or not. */
function titleOf(propertyId: number, language: Language): string {
  const property = getSnapshot().propertyById.get(propertyId)
  if (!property) return String(propertyId)
  return `${property.texts[language].title}, ${property.city} (${propertyId})`
}

const propertyRows = (ids: readonly number[], language: Language, t: Translate) => [
  {
    label: t('AccountMails.properties', { count: ids.length }),
    value: ids.map((id) => titleOf(id, language)).join('\n'),
  },
]

const passwordAction = (token: string, language: Language, t: Translate) => ({
  label: t('AccountMails.choose'),
  href: absoluteUrl(passwordPage(token, language)),
})

const propertyIds = z.array(z.number())

export const invitationTemplate = defineTemplate({
  name: 'account-invitation',
  /** `days` that the link is good for. */
  schema: z.object({ name: z.string(), propertyIds, token: z.string(), days: z.number() }),
  render: ({ name, propertyIds: ids, token, days }, { t, language }) => ({
    title: t('AccountMails.invitationTitle'),
    paragraphs: [
      t('AccountMails.greeting', { name }),
      t('AccountMails.invitationText'),
      t('AccountMails.invitationDays', { days }),
    ],
    rows: propertyRows(ids, language, t),
    action: passwordAction(token, language, t),
  }),
})

/** For an owner who has a password already. */
export const propertyAddedTemplate = defineTemplate({
  name: 'account-property',
  schema: z.object({ name: z.string(), propertyIds }),
  render: ({ name, propertyIds: ids }, { t, language }) => ({
    title: t('AccountMails.addedTitle'),
    paragraphs: [t('AccountMails.greeting', { name }), t('AccountMails.addedText')],
    rows: propertyRows(ids, language, t),
    action: { label: t('AccountMails.open'), href: absoluteUrl(localizedHref(getSnapshot().routeTable, 'login', language)) },
  }),
})

export const resetTemplate = defineTemplate({
  name: 'account-reset',
  schema: z.object({ name: z.string(), token: z.string() }),
  render: ({ name, token }, { t, language }) => ({
    title: t('AccountMails.resetTitle'),
    paragraphs: [t('AccountMails.greeting', { name }), t('AccountMails.resetText')],
    action: passwordAction(token, language, t),
    closing: [t('AccountMails.resetIgnore')],
  }),
})

/** Puts the link to a new password into the outbox, in the account's own language. */
export async function mailReset(db: Db, email: string, token: string, now: Date): Promise<void> {
  const account = await findAccount(db, email)
  if (!account || !isLanguage(account.language)) return
  const message = resetTemplate.mail({ to: account.email, language: account.language }, { name: account.name, token })
  await queueMessages(db, [{ kind: 'mail', subject: 'account: reset', message }], now)
}
