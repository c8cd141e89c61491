/** What is new, changed and gone between two publications of the content. */
import 'server-only'
import type { ContentTexts } from './content-files.ts'

/** Files below the content folder. */
export type ContentChanges = { added: readonly string[]; changed: readonly string[]; removed: readonly string[] }

export function compareTexts(before: ContentTexts, now: ContentTexts): ContentChanges {
  return {
    added: [...now.keys()].filter((file) => !before.has(file)),
    changed: [...now].filter(([file, text]) => before.has(file) && before.get(file) !== text).map(([file]) => file),
    removed: [...before.keys()].filter((file) => !now.has(file)),
  }
}

export const hasChanges = ({ added, changed, removed }: ContentChanges): boolean =>
  added.length + changed.length + removed.length > 0
