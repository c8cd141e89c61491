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
  /** Whether the last good version of this part stands in its place. */
  isFormer?: true
}

/** A part of an item that is left out, or replaced by its last good version, while the rest of the item shows. */
export const partIssue = (file: string, path: string, message: string, isFormer = false): ContentIssue => ({
  file,
  path,
  message,
  level: 'error',
  item: `${file}: ${path}`,
  isLeftOut: true,
  ...(isFormer && { isFormer: true }),
})

/** `site.json: legal.vatNumber: expected …`, one line. @param folder the content folder as its keeper calls it, for `agency/site.json: …`. */
export function formatIssueIn({ file, path, message }: ContentIssue, folder?: string): string {
  const place = [folder, file].filter(Boolean).join('/')
  return [place, path, message].filter(Boolean).join(': ')
}

/** As the demo's keeper reads it. */
export const formatIssue = (issue: ContentIssue): string => formatIssueIn(issue, 'data')

/** The content cannot be used; carries everything that is wrong with it. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[]

  constructor(issues: readonly ContentIssue[]) {
    super(`The content has ${issues.length} mistake(s):\n${issues.map((issue) => `  ${formatIssueIn(issue)}`).join('\n')}`)
    this.name = 'ContentError'
    this.issues = issues
  }
}
