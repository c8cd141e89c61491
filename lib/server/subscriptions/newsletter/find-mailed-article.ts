/** Which articles can be mailed. */
import 'server-only'
import type { Article } from '../../../content/article.ts'
import { findArticle } from '../../pages/articles.ts'

/** A published article with a page that the mail links to. */
export type MailedArticle = Article & { path: string }

/** Why an article cannot be mailed. */
export type ArticleObstacle = 'unknown' | 'draft' | 'no-page'

/** The article with this id, or why it cannot be mailed. */
export function findMailedArticle(id: string): MailedArticle | ArticleObstacle {
  const article = findArticle(id)
  if (!article) return findArticle(id, true) ? 'draft' : 'unknown'
  const { path } = article
  return path === undefined ? 'no-page' : { ...article, path }
}
