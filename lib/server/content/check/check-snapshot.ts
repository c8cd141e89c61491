/** Checks across files: links, references, counts and the law (snapshot.md, belgium.md, rulings 5, 14 and 17). */
import 'server-only'
import type { ContentIssue } from '../../../content/content-issue.ts'
import type { ConfidentialProperty } from '../../../domain/property/confidential-property.ts'
import { hashOf } from '../disk/text-store.ts'
import { inSteps, type Steps } from '../thread/steps.ts'
import { checkAgency } from './check-agency.ts'
import { checkArticlePaths, checkArticleTexts } from './check-articles.ts'
import { checkBlanks } from './check-blanks.ts'
import type { CheckInput, Filed } from './check-input.ts'
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

type Check = (input: CheckInput, report: Report) => void

/** Checks that a changed text can fail; the office runs only these. */
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

type Checked = { file: string; context: string; issues: readonly ContentIssue[] }

/** Issues per listing, cached as long as the record and what it is checked against are unchanged. */
const checked = new WeakMap<ConfidentialProperty, Checked>()

const noIssues: readonly ContentIssue[] = []

/** A hash of everything a listing is checked against. */
const hashOfContext = ({ snapshot: { types, agents, legalFigures } }: CheckInput): string =>
  hashOf(JSON.stringify([types.map(({ webId }) => webId), agents.map(({ id }) => id), legalFigures]))

function checkOnce(filed: Filed<ConfidentialProperty>, input: CheckInput, context: string): readonly ContentIssue[] {
  const { file, item } = filed
  const known = checked.get(item)
  if (known?.file === file && known.context === context) return known.issues
  const found: ContentIssue[] = []
  checkProperty(filed, input, reportTo(found))
  const issues = found.length > 0 ? found : noIssues
  checked.set(item, { file, context, issues })
  return issues
}

/** @returns the errors and warnings of content whose files are each valid on their own. */
export function* checkSnapshot(input: CheckInput): Steps<ContentIssue[]> {
  const issues: ContentIssue[] = []
  const report = reportTo(issues)
  for (const check of [...textChecks, ...otherChecks]) {
    check(input, report)
    yield
  }
  const context = hashOfContext(input)
  yield* inSteps(listingsOf(input), (filed) => issues.push(...checkOnce(filed, input, context)))
  return issues
}
