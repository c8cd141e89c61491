/**
 * Form handlers of the newsletter and subscribers pages: send an article to all readers or as a test, mail a discreet property to
 * matching subscribers.
 */
import 'server-only'
import { z } from 'zod'
import type { Answer } from '../../forms/run-form.ts'
import { wakeOutbox } from '../../outbox/worker.ts'
import { linkHref } from '../../pages/link-href.ts'
import { findMailedArticle } from '../../subscriptions/newsletter/find-mailed-article.ts'
import { sendTest } from '../../subscriptions/newsletter/send-article.ts'
import type { OfficeJob } from '../forms/office-job.ts'
import { isLinked, mailDiscreetProperty } from '../listings/discreet-actions.ts'
import { inBackground, sendArticleAs } from './newsletter-actions.ts'

/** Messages that the pages can show after the redirect. */
export const mailingMessages = ['sending', 'test', 'gone', 'offered', 'not-offered'] as const

export type MailingMessage = (typeof mailingMessages)[number]

export const articleSchema = z.object({ article: z.string().min(1).max(200) })
export const discreetSchema = z.object({ offer: z.string().regex(/^[A-Z]$/) })

type ArticleJob = OfficeJob<'sendMailings', z.output<typeof articleSchema>>

const newsletterPage = ({ language, values }: ArticleJob, said: MailingMessage): Answer => ({
  goTo: `${linkHref('office/newsletter', language)}?${new URLSearchParams({ article: values.article, said })}`,
})

/** Sends the article to the member's own address as a test. */
export async function receiveTest(job: ArticleJob): Promise<Answer> {
  const { db, staff, values, now } = job
  const article = findMailedArticle(values.article)
  if (typeof article === 'string') return newsletterPage(job, 'gone')
  await sendTest(db, article, staff.email, now)
  void wakeOutbox()
  return newsletterPage(job, 'test')
}

/** Does not wait: thousands of mails take minutes. */
export async function receiveSending(job: ArticleJob): Promise<Answer> {
  const { db, staff, values, now } = job
  const article = findMailedArticle(values.article)
  if (typeof article === 'string') return newsletterPage(job, 'gone')
  void inBackground(() => sendArticleAs(db, staff, article, now))
  return newsletterPage(job, 'sending')
}

export async function receiveDiscreetMailing(job: OfficeJob<'sendMailings', z.output<typeof discreetSchema>>): Promise<Answer> {
  const { db, staff, values, language, now } = job
  const isThere = await isLinked(db, staff, values.offer)
  if (isThere) void inBackground(() => mailDiscreetProperty(db, staff, values.offer, now))
  const said: MailingMessage = isThere ? 'offered' : 'not-offered'
  return { goTo: `${linkHref('office/subscribers', language)}?${new URLSearchParams({ offer: values.offer, said })}` }
}
