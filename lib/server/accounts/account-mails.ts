/** Mails about an account: the invitation of an owner, an additional property, and the link to choose a new password. */
import 'server-only'
import { z } from 'zod'
import { isLanguage, type Language } from '../../domain/text/language.ts'
import { localizedHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findAccount } from '../db/repositories/accounts/accounts.ts'
import { queueMessages } from '../db/repositories/outbox/outbox.ts'
import type { Block, MailProperty } from '../mail/mail-content.ts'
import { button, opening } from '../mail/mail-parts.ts'
import { propertyInMail, propertyInOneLine } from '../mail/mail-property.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import type { Translate } from '../pages/translator.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

/** Path of the page where a password is chosen, with this token. */
export const passwordPage = (token: string, language: Language) =>
  `${localizedHref(getSnapshot().routeTable, 'login/password', language)}?${new URLSearchParams({ token })}`

/** Each property as the site shows it. */
const propertiesOf = (ids: readonly number[], language: Language): MailProperty[] =>
  ids.flatMap((id) => {
    const property = getSnapshot().propertyById.get(id)
    return property ? [propertyInMail(property, language)] : []
  })

const propertyBlocks = (ids: readonly number[], language: Language, t: Translate): Block[] => [
  { kind: 'heading', text: t('AccountMails.properties', { count: ids.length }) },
  ...propertiesOf(ids, language).map((property) => ({ kind: 'property' as const, property, look: 'line' as const })),
]

/** The preheader, which mail programs show next to the subject. */
const inOneLine = (ids: readonly number[], language: Language) => propertiesOf(ids, language).map(propertyInOneLine).join(' · ')

/** The button, how long it is valid, and the address as text for mail programs that show no buttons. */
export function passwordBlocks(token: string, language: Language, t: Translate, note: string): { first: Block[]; last: Block } {
  const href = absoluteUrl(passwordPage(token, language))
  return {
    first: [button(t('AccountMails.choose'), href), { kind: 'paragraph', text: note, isSmall: true }],
    last: { kind: 'address', text: t('Mail.copyAddress'), href },
  }
}

const propertyIds = z.array(z.number())

export const invitationTemplate = defineTemplate({
  name: 'account-invitation',
  /** `days`: how long the link is valid. */
  schema: z.object({ name: z.string(), propertyIds, token: z.string(), days: z.number() }),
  render: ({ name, propertyIds: ids, token, days }, { t, language }) => {
    const { first, last } = passwordBlocks(token, language, t, t('AccountMails.invitationDays', { days }))
    return {
      title: t('AccountMails.invitationTitle'),
      preheader: inOneLine(ids, language),
      aside: t('Mail.portal'),
      blocks: [
        opening(t('AccountMails.greeting', { name }), t('AccountMails.invitationText')),
        ...first,
        ...propertyBlocks(ids, language, t),
        last,
      ],
      closing: [t('Mail.toOwner')],
    }
  },
})

/** For an owner who already has a password. */
export const propertyAddedTemplate = defineTemplate({
  name: 'account-property',
  schema: z.object({ name: z.string(), propertyIds }),
  render: ({ name, propertyIds: ids }, { t, language }) => ({
    title: t('AccountMails.addedTitle'),
    preheader: inOneLine(ids, language),
    aside: t('Mail.portal'),
    blocks: [
      opening(t('AccountMails.greeting', { name }), t('AccountMails.addedText')),
      button(t('AccountMails.open'), absoluteUrl(localizedHref(getSnapshot().routeTable, 'login', language))),
      ...propertyBlocks(ids, language, t),
    ],
    closing: [t('Mail.toOwner')],
  }),
})

export const resetTemplate = defineTemplate({
  name: 'account-reset',
  schema: z.object({ name: z.string(), token: z.string() }),
  render: ({ name, token }, { t, language }) => {
    const { first, last } = passwordBlocks(token, language, t, t('AccountMails.resetIgnore'))
    return {
      title: t('AccountMails.resetTitle'),
      preheader: t('AccountMails.resetText'),
      blocks: [opening(t('AccountMails.greeting', { name }), t('AccountMails.resetText')), ...first, last],
      closing: [],
    }
  },
})

/** Queues the mail with the link to choose a new password, in the language of the account. */
export async function mailReset(db: Db, email: string, token: string, now: Date): Promise<void> {
  const account = await findAccount(db, email)
  if (!account || !isLanguage(account.language)) return
  const message = resetTemplate.mail({ to: account.email, language: account.language }, { name: account.name, token })
  await queueMessages(db, [{ kind: 'mail', subject: 'account: reset', message }], now)
}
