/** The mails around a sign-up: please confirm, you are signed up, and the newsletter itself. */
import 'server-only'
import { withSource } from '../../../domain/page-views/page-view-source.ts'
import type { Language } from '../../../domain/text/language.ts'
import { composeMail } from '../../leads/lead-messages.ts'
import type { NewMail } from '../../mail/mail-message.ts'
import { mailPicture } from '../../mail/mail-picture.ts'
import { unwantedLink } from '../../mail/unwanted-mail.ts'
import { linkHref } from '../../pages/link-href.ts'
import { translatorOf } from '../../pages/translator.ts'
import { absoluteUrl } from '../../runtime/site-url.ts'
import { confirmDays } from '../../security/purposes.ts'
import type { MailedArticle } from './find-mailed-article.ts'
import { newsletterLink, unsubscribeHeaders } from './newsletter-links.ts'

type To = { id: string; email: string; language: Language }

export function confirmMail({ id, email, language }: To, now: Date): NewMail {
  const t = translatorOf(language)
  return composeMail(email, {
    language,
    title: t('Newsletter.confirmTitle'),
    paragraphs: [t('Newsletter.confirmText', { days: confirmDays })],
    action: { label: t('Newsletter.confirm'), href: newsletterLink('confirm', id, language, now) },
    closing: [t('Newsletter.confirmIgnore'), unwantedLink(email, 'newsletter', language, now)],
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

/** An article as its card on the site says it, and how to end the mails. */
export function articleMail({ id, email, language }: To, article: MailedArticle, now: Date): NewMail {
  const t = translatorOf(language)
  const { title, intro, image, path } = article
  const href = withSource(absoluteUrl(linkHref(path, language)), 'newsletter')
  const content = {
    language,
    title: title[language] ?? title.nl,
    picture: image && { ...image, src: mailPicture(image.url), alt: image.alt[language] ?? image.alt.nl, href },
    paragraphs: [intro[language] ?? intro.nl],
    action: { label: t('Newsletter.read'), href },
    closing: [t('Newsletter.why'), { label: t('Newsletter.end'), href: newsletterLink('end', id, language, now) }],
  }
  return composeMail(email, content, { headers: unsubscribeHeaders(id, language, now) })
}
