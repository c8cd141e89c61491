/** Compares the files of two publications of the content: added, changed, removed. */
import 'server-only'
import { hashIn } from '../disk/text-store.ts'
import type { ContentTexts } from '../files/content-files.ts'

/** Files below the content folder. */
export type ContentChanges = { added: readonly string[]; changed: readonly string[]; removed: readonly string[] }

export function compareTexts(before: ContentTexts, now: ContentTexts): ContentChanges {
  return {
    added: [...now.keys()].filter((file) => !before.has(file)),
    changed: [...now.keys()].filter((file) => before.has(file) && hashIn(before, file) !== hashIn(now, file)),
    removed: [...before.keys()].filter((file) => !now.has(file)),
  }
}

export const hasChanges = ({ added, changed, removed }: ContentChanges): boolean =>
  added.length + changed.length + removed.length > 0
