/** The function with which checks report issues. */
import 'server-only'
import { type ContentIssue, partIssue } from '../../../content/content-issue.ts'

/**
 * `path`: the place within the file. `level`: an error by default; `last-good`: the last good version of this part is shown
 * instead.
 */
export type Report = (file: string, path: string, message: string, level?: ContentIssue['level'] | 'last-good') => void

/** Returns a reporter that adds to `issues`. */
export function reportTo(issues: ContentIssue[]): Report {
  return (file, path, message, level = 'error') =>
    issues.push(level === 'last-good' ? partIssue(file, path, message, true) : { file, path, message, level })
}
