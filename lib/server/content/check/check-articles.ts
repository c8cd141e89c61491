/** Checks articles: their paths, and the links and inserts in their texts (rulings 5 and 14). */
import 'server-only'
import { isArticleInsert, splitText } from '../../../content/article-insert.ts'
import type { CheckInput } from './check-input.ts'
import { findLinkTargets, isAnswered } from './link-targets.ts'
import type { Report } from './report.ts'

const fileOf = (id: string) => `articles/${id}/article.json`

/** Reports both files of a duplicate path: the caller, which has the last good versions, decides which one changed. */
function checkOwnPath({ snapshot, pages }: CheckInput, report: Report): void {
  const articles = [...snapshot.articles, ...snapshot.drafts.articles]
  for (const { id, path } of articles) {
    if (path === undefined) continue
    if (!snapshot.routeTable.byOriginal.has(path))
      report(fileOf(id), 'path', `expected an original path of routes.json; found "${path}"`)
    const other = articles.find((article) => article.id !== id && article.path === path)
    const owner = other ? fileOf(other.id) : pages.find(({ content }) => content.path === path)?.file
    if (owner) report(fileOf(id), 'path', `expected a path of its own; "${path}" also stands in ${owner}`)
  }
}

/** Reports article routes without an article: at the article that had this path when last accepted, else at the route. */
export function checkArticlePaths(input: CheckInput, report: Report): void {
  checkOwnPath(input, report)
  const { snapshot, routes, formerPaths } = input
  const articles = [...snapshot.articles, ...snapshot.drafts.articles]
  for (const { original, type } of routes) {
    if (type !== 'article' || !snapshot.offPaths.has(original)) continue
    const owner = articles.find(({ id, path }) => path === undefined && formerPaths.get(id) === original)
    if (owner)
      report(fileOf(owner.id), 'path', `expected "${original}", a route of routes.json that nothing else has; found none`)
    else report('routes.json', original, 'expected an article with this path; found none, so that nothing leads there', 'warning')
  }
}

/** Links of Markdown texts must lead to published pages or full addresses; inserts must be known. */
export function checkArticleTexts({ snapshot }: CheckInput, report: Report): void {
  for (const { id, body, next } of snapshot.articles) {
    if (next && !isAnswered(snapshot, next.link))
      report(`articles/${id}/article.json`, 'next.link', `expected a published page; found "${next.link}"`)
    for (const [language, text] of Object.entries(body)) {
      for (const target of findLinkTargets(text)) {
        if (!isAnswered(snapshot, target))
          report(`articles/${id}/${language}.md`, '', `expected a link to a published page or a full address; found "${target}"`)
      }
      for (const part of splitText(text)) {
        if (part.kind === 'insert' && !isArticleInsert(part.name))
          report(`articles/${id}/${language}.md`, '', `expected the name of an insert; found "{${part.name}}"`)
      }
    }
  }
}
