/** The mails of the newsletter: confirmation request, welcome, and the newsletter itself. */
import 'server-only'
import { z } from 'zod'
import { withSource } from '../../../domain/page-views/page-view-source.ts'
import { button, paragraph } from '../../mail/mail-parts.ts'
import { mailPicture } from '../../mail/mail-picture.ts'
import { defineTemplate } from '../../mail/mail-template.ts'
import { unwantedLink } from '../../mail/unwanted-mail.ts'
import { linkHref } from '../../pages/link-href.ts'
import { absoluteUrl } from '../../runtime/site-url.ts'
import { confirmDays } from '../../security/purposes.ts'
import { findMailedArticle } from './find-mailed-article.ts'
import { newsletter } from './newsletter.ts'

const signUp = { subscriptionId: z.string() }

export const newsletterConfirmTemplate = defineTemplate({
  name: 'newsletter-confirm',
  schema: z.object(signUp),
  render: ({ subscriptionId }, { t, language, to, queuedAt }) => ({
    title: t('Newsletter.confirmTitle'),
    preheader: t('Newsletter.confirmText', { days: confirmDays }),
    blocks: [
      paragraph(t('Newsletter.confirmText', { days: confirmDays })),
      button(t('Newsletter.confirm'), newsletter.link('confirm', subscriptionId, language, queuedAt)),
    ],
    closing: [t('Newsletter.confirmIgnore'), unwantedLink(to, 'newsletter', language, queuedAt)],
  }),
})

/** Sent after the confirmation, and when a confirmed address signs up again: so the page need not reveal that it was known. */
export const newsletterWelcomeTemplate = defineTemplate({
  name: 'newsletter-welcome',
  schema: z.object(signUp),
  render: ({ subscriptionId }, { t, language, queuedAt }) => ({
    title: t('Newsletter.welcomeTitle'),
    preheader: t('Newsletter.welcomeText'),
    blocks: [
      paragraph(t('Newsletter.welcomeText')),
      {
        kind: 'buttons',
        others: [{ label: t('Newsletter.end'), href: newsletter.link('end', subscriptionId, language, queuedAt) }],
      },
    ],
    closing: [t('Newsletter.why')],
    headers: newsletter.endHeaders(subscriptionId, language, queuedAt),
  }),
})

/** An article as its card on the site shows it; not sent if it was unpublished meanwhile. */
export const articleTemplate = defineTemplate({
  name: 'newsletter-article',
  schema: z.object({ ...signUp, articleId: z.string() }),
  render: ({ subscriptionId, articleId }, { t, language, queuedAt }) => {
    const article = findMailedArticle(articleId)
    if (typeof article === 'string') return undefined
    const { title, intro, image, path } = article
    const href = withSource(absoluteUrl(linkHref(path, language)), 'newsletter')
    const words = intro[language]
    const picture = image && { ...image, src: mailPicture(image.url), alt: image.alt[language] }
    return {
      title: title[language],
      preheader: words,
      blocks: [
        ...(picture ? [{ kind: 'picture' as const, picture, href }] : []),
        paragraph(words),
        button(t('Newsletter.read'), href),
      ],
      closing: [
        t('Newsletter.why'),
        { label: t('Newsletter.end'), href: newsletter.link('end', subscriptionId, language, queuedAt) },
      ],
      headers: newsletter.endHeaders(subscriptionId, language, queuedAt),
    }
  },
})
