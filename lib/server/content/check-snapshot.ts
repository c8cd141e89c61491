/** Checks what one file alone cannot tell: links, references, counts and the law (snapshot.md, belgium.md, rulings 5, 14 and 17). */
import 'server-only'
import { type ContentIssue, partIssue } from '../../content/content-issue.ts'
import { checkArticlePaths, checkArticleTexts } from './check-articles.ts'
import type { CheckInput } from './check-input.ts'
import { checkCollections, checkCounts, checkProperty, listingsOf } from './check-listings.ts'
import { checkShownPictures } from './check-own-content.ts'
import {
  checkCategorySettings,
  checkCompulsoryPages,
  checkFooter,
  checkLinks,
  checkModules,
  checkPagePaths,
  checkRoutes,
} from './check-pages.ts'
import { checkCalendar, checkMapFile, checkPictures, checkSite } from './check-site.ts'
import type { Report } from './report.ts'
import { inSteps, type Steps } from './steps.ts'

/** Everything wrong with, or missing from, content whose single files are in order. */
export function* checkSnapshot(input: CheckInput): Steps<ContentIssue[]> {
  const issues: ContentIssue[] = []
  const report: Report = (file, path, message, level = 'error') =>
    issues.push(level === 'last-good' ? partIssue(file, path, message, true) : { file, path, message, level })
  for (const check of [
    checkSite,
    checkMapFile,
    checkPictures,
    checkRoutes,
    checkPagePaths,
    checkArticlePaths,
    checkCompulsoryPages,
    checkFooter,
    checkLinks,
    checkArticleTexts,
    checkModules,
    checkCategorySettings,
    checkShownPictures,
    checkCollections,
    checkCounts,
    checkCalendar,
  ]) {
    check(input, report)
    yield
  }
  yield* inSteps(listingsOf(input), (filed) => checkProperty(filed, input, report))
  return issues
}
