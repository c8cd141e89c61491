/** Which addresses to submit to search engines after a publication (IndexNow). */

/** Address to a version, such as the day of the last change. */
export type KnownPages = Readonly<Record<string, string>>

/** Addresses that are new, changed or removed. Empty without an earlier state, so that a first start submits nothing. */
export function findChangedPages(before: KnownPages | undefined, now: KnownPages): string[] {
  if (!before) return []
  const changed = Object.keys(now).filter((url) => before[url] !== now[url])
  return [...changed, ...Object.keys(before).filter((url) => !(url in now))]
}
