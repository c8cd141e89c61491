/** Issues of the content: place, and what was expected. */

export type ContentIssue = {
  /** Relative to the content folder, such as `properties/4102311.json`. */
  file: string
  /** Path within the file, such as `Pictures.2.Url`; empty for the whole file. */
  path: string
  message: string
  level: 'error' | 'warning'
  /** The item held back because of it, where file and path do not determine it; see `itemOf`. */
  item?: string
  /** Whether only this part was left out, while the rest of its item is published. */
  isLeftOut?: true
  /** Whether the last good version of this part is used instead. */
  isFormer?: true
}

/** An issue of a part that is left out, or replaced by its last good version, while the rest of the item is published. */
export const partIssue = (file: string, path: string, message: string, isFormer = false): ContentIssue => ({
  file,
  path,
  message,
  level: 'error',
  item: `${file}: ${path}`,
  isLeftOut: true,
  ...(isFormer && { isFormer: true }),
})

/**
 * Single-line: `site.json: legal.vatNumber: expected …`. @param folder name of the content folder to be written first, as in
 * `agency/site.json: …`.
 */
export function formatIssueIn({ file, path, message }: ContentIssue, folder?: string): string {
  const place = [folder, file].filter(Boolean).join('/')
  return [place, path, message].filter(Boolean).join(': ')
}

/** The same for the demo's folder. */
export const formatIssue = (issue: ContentIssue): string => formatIssueIn(issue, 'data')

/** The content cannot be used; `issues` has everything that is wrong with it. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[]

  constructor(issues: readonly ContentIssue[]) {
    super(`The content has ${issues.length} mistake(s):\n${issues.map((issue) => `  ${formatIssueIn(issue)}`).join('\n')}`)
    this.name = 'ContentError'
    this.issues = issues
  }
}
