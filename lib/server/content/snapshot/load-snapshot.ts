/** Builds a snapshot from the content folder and accepts no errors: for checks and tests. The site uses `publishContent`. */
import 'server-only'
import { ContentError, type ContentIssue } from '../../../content/content-issue.ts'
import type { CheckedFiles } from '../files/checked-files.ts'
import { filesOfFolder } from '../files/content-files.ts'
import { withOverrides } from '../files/overrides.ts'
import { createFileReader } from '../files/read-files.ts'
import { runAtOnce } from '../thread/steps.ts'
import { buildSnapshot } from './build-snapshot.ts'
import type { LoadedSnapshot } from './snapshot-type.ts'

/**
 * Reads the whole folder.
 * @param today day that relative dates count from, ISO.
 * @param checked check results of a previous reading.
 * @returns the snapshot and the warnings (recommendations that are not met).
 * @throws ContentError with file, place and what was expected.
 */
export function loadSnapshot(
  folder: string,
  today: string,
  checked?: CheckedFiles,
): { snapshot: LoadedSnapshot; warnings: ContentIssue[] } {
  const reader = createFileReader(withOverrides(filesOfFolder(folder)), checked)
  const { snapshot, issues } = runAtOnce(buildSnapshot(reader, { today, contentFolder: folder, hasMissingItems: false }))
  const errors = issues.filter(({ level }) => level === 'error')
  if (!snapshot || errors.length > 0) throw new ContentError(errors)
  return { snapshot, warnings: issues.filter(({ level }) => level === 'warning') }
}
