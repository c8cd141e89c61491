/** Articles of the content: by category, related ones, and their reading time. */
import 'server-only'
import type { Article } from '../../content/article.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** Words per minute, for texts with figures and technical terms. */
const wordsPerMinute = 200

/** Sorted by `sort`; equal ones newest first. */
function sortArticles(articles: readonly Article[]): Article[] {
  return [...articles].sort((a, b) => a.sort - b.sort || b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
}

/** The articles of a category that have an address of their own, in reading order. */
export function findArticlesByCategory(categoryId: string): Article[] {
  return sortArticles(getSnapshot().articles.filter((article) => article.categoryId === categoryId && article.path !== undefined))
}

/** The article with this id; a Draft one only with `withDrafts`, for previews. */
export function findArticle(id: string, withDrafts = false): Article | undefined {
  const { articles, drafts } = getSnapshot()
  return [...articles, ...(withDrafts ? drafts.articles : [])].find((article) => article.id === id)
}

/** Other articles of the same category. */
export function findFurtherArticles(article: Article, count: number): Article[] {
  return findArticlesByCategory(article.categoryId)
    .filter((other) => other.id !== article.id)
    .slice(0, count)
}

/** Whether the date is shown; not for texts valid until further notice (`categories.undated`). */
export function isDated(article: Pick<Article, 'categoryId'>): boolean {
  return !getSnapshot().site.categories.undated.includes(article.categoryId)
}

/** Reading time of a Markdown text in whole minutes, at least one; link addresses do not count. */
export function countReadingMinutes(markdown: string): number {
  const words = markdown.replace(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu) ?? []
  return Math.max(1, Math.round(words.length / wordsPerMinute))
}
