/** Checks what one file alone cannot tell: links, references, counts and the law (snapshot.md, belgium.md, rulings 5, 14 and 17). */
import 'server-only'
import type { ContentIssue } from '../../content/content-issue.ts'
import { checkAgency } from './check-agency.ts'
import { checkArticlePaths, checkArticleTexts } from './check-articles.ts'
import { checkBlanks } from './check-blanks.ts'
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
import { type Report, reportTo } from './report.ts'
import { inSteps, type Steps } from './steps.ts'

type Check = (input: CheckInput, report: Report) => void

/** Those that a changed text may fail, with what leads where. */
export const textChecks: readonly Check[] = [
  checkSite,
  checkPictures,
  checkRoutes,
  checkPagePaths,
  checkArticlePaths,
  checkCompulsoryPages,
  checkFooter,
  checkLinks,
  checkArticleTexts,
  checkModules,
  checkShownPictures,
]

const otherChecks: readonly Check[] = [
  checkBlanks,
  checkMapFile,
  checkCategorySettings,
  checkCollections,
  checkCounts,
  checkCalendar,
  checkAgency,
]

/** Everything wrong with, or missing from, content whose single files are in order. */
export function* checkSnapshot(input: CheckInput): Steps<ContentIssue[]> {
  const issues: ContentIssue[] = []
  const report = reportTo(issues)
  for (const check of [...textChecks, ...otherChecks]) {
    check(input, report)
    yield
  }
  yield* inSteps(listingsOf(input), (filed) => checkProperty(filed, input, report))
  return issues
}
