/** The mails around a sign-up: please confirm, and you are signed up. */
import 'server-only'
import type { Language } from '../../domain/language.ts'
import { confirmDays } from '../link-token.ts'
import type { NewMail } from '../mail/mail-message.ts'
import { composeMail } from '../submissions/lead-messages.ts'
import { translatorOf } from '../translator.ts'
import { newsletterLink, unsubscribeHeaders } from './newsletter-links.ts'

type To = { id: string; email: string; language: Language }

export function confirmMail({ id, email, language }: To, now: Date): NewMail {
  const t = translatorOf(language)
  return composeMail(email, {
    language,
    title: t('Newsletter.confirmTitle'),
    paragraphs: [t('Newsletter.confirmText', { days: confirmDays })],
    action: { label: t('Newsletter.confirm'), href: newsletterLink('confirm', id, language, now) },
    closing: [t('Newsletter.confirmIgnore')],
  })
}

/** After confirming, and whenever an address that is confirmed signs up again: nobody else learns that it was known. */
export function welcomeMail({ id, email, language }: To, now: Date): NewMail {
  const t = translatorOf(language)
  const content = {
    language,
    title: t('Newsletter.welcomeTitle'),
    paragraphs: [t('Newsletter.welcomeText')],
    action: { label: t('Newsletter.end'), href: newsletterLink('end', id, language, now) },
  }
  return composeMail(email, content, { headers: unsubscribeHeaders(id, language, now) })
}
