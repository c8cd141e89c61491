/** How a check tells what it found. */
import 'server-only'
import { type ContentIssue, partIssue } from '../../../content/content-issue.ts'

/**
 * `path` names the place within the file; without a level it is a mistake. `last-good`: one for which the last good version of this
 * part stands in.
 */
export type Report = (file: string, path: string, message: string, level?: ContentIssue['level'] | 'last-good') => void

/** A report that adds what it is given to `issues`; without a level it is a mistake. */
export function reportTo(issues: ContentIssue[]): Report {
  return (file, path, message, level = 'error') =>
    issues.push(level === 'last-good' ? partIssue(file, path, message, true) : { file, path, message, level })
}
