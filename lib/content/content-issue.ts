/** What can be wrong with the content: where, and what was expected. */

export type ContentIssue = {
  /** Below the content folder, such as `properties/4102311.json`. */
  file: string
  /** Place in the file by the names it uses, such as `Pictures.2.Url`; empty for the whole file. */
  path: string
  message: string
  level: 'error' | 'warning'
  /** What is held back because of it, where file and path do not tell; see `itemOf`. */
  item?: string
  /** Whether only this small part was left out, so that the rest of its item shows. */
  isLeftOut?: true
}

/** `data/site.json: legal.vatNumber: expected …`, one line. */
export function formatIssue(issue: ContentIssue): string {
  const place = issue.path ? `${issue.file}: ${issue.path}` : issue.file
  return `data/${place}: ${issue.message}`
}

/** The content cannot be used; carries everything that is wrong with it. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[]

  constructor(issues: readonly ContentIssue[]) {
    super(`The content has ${issues.length} mistake(s):\n${issues.map((issue) => `  ${formatIssue(issue)}`).join('\n')}`)
    this.name = 'ContentError'
    this.issues = issues
  }
}
