/** Data of the newsletter page: readers, articles that can be sent, and delivery figures of sent ones. */
import 'server-only'
import type { Article } from '../../../content/article.ts'
import type { Language } from '../../../domain/text/language.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { countReaders, countUnsent, findMailings, type Mailing } from '../../db/repositories/office/office-newsletter.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { languageInUse } from '../../pages/language-in-use.ts'
import { linkHref } from '../../pages/link-href.ts'
import { absoluteUrl } from '../../runtime/site-url.ts'
import { findMailedArticle } from '../../subscriptions/newsletter/find-mailed-article.ts'
import { articleTemplate } from '../../subscriptions/newsletter/newsletter-mails.ts'
import type { Staff } from '../staff/staff.ts'

export type ArticleItem = {
  id: string
  title: string
  date: string
  mailing: Mailing | undefined
  /** Mails waiting, and mails that failed. */
  queued: number
  failed: number
  /** Readers who have not received it. */
  left: number
  href: string
}

export type Newsletter = {
  /** Readers by language of their mails. */
  readers: readonly { language: Language; count: number }[]
  total: number
  /** Unconfirmed sign-ups, and those who unsubscribed in the last thirty days. */
  pending: number
  ended: number
  articles: readonly ArticleItem[]
  opened: ArticleItem | undefined
  /** Languages of the preview. */
  languages: readonly Language[]
}

const canBeMailed = (article: Article) => typeof findMailedArticle(article.id) !== 'string'

/** @param article id in the address @throws database errors. */
export async function getNewsletter(
  db: Db,
  staff: Staff<'sendMailings'>,
  article: string | undefined,
  language: Language,
): Promise<Newsletter> {
  const [counts, mailings, unsent] = await Promise.all([countReaders(db, staff), findMailings(db, staff), countUnsent(db, staff)])
  const sumOf = (status: string) => counts.filter((each) => each.status === status).reduce((sum, { count }) => sum + count, 0)
  const { articles, languages } = getSnapshot()
  const total = sumOf('confirmed')
  const unsentOf = (id: string, status: string) =>
    unsent.find((each) => each.subject === `newsletter: ${id}` && each.status === status)?.count ?? 0
  const items = articles.filter(canBeMailed).map(({ id, title, date }): ArticleItem => {
    const mailing = mailings.find(({ articleId }) => articleId === id)
    const href = `${linkHref('office/newsletter', language)}?${new URLSearchParams({ article: id })}`
    const numbers = { queued: unsentOf(id, 'queued'), failed: unsentOf(id, 'failed'), left: total - (mailing?.reached ?? 0) }
    return { id, title: title[language], date, mailing, href, ...numbers }
  })
  const confirmed = counts.filter(({ status }) => status === 'confirmed')
  return {
    readers: languages.map((code) => ({
      language: code,
      count: confirmed.filter((each) => languageInUse(each.language) === code).reduce((sum, { count }) => sum + count, 0),
    })),
    ...{ total, pending: sumOf('pending'), ended: sumOf('ended'), languages },
    articles: items.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id)),
    opened: items.find(({ id }) => id === article),
  }
}

/** The mail as HTML; undefined for an article that cannot be mailed. The preview contains no unsubscribe link of a reader. */
export async function previewNewsletter(
  _staff: Staff<'sendMailings'>,
  articleId: string,
  language: Language,
  now: Date,
): Promise<string | undefined> {
  if (typeof findMailedArticle(articleId) === 'string') return undefined
  const message = articleTemplate.mail({ to: '', language }, { subscriptionId: 'preview', articleId })
  const html = (await composeMail({ message, queuedAt: now, findUploads: async () => [] }))?.html
  // The office may be opened under another host name, so image addresses are made relative.
  return html?.replaceAll(` src="${absoluteUrl('/')}`, ' src="/')
}
