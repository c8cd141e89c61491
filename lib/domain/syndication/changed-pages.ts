/** Which addresses are worth telling search engines about, from one publication to the next. */

/** Address to what tells one state of it from another, such as the day it last changed. */
export type KnownPages = Readonly<Record<string, string>>

/** Addresses that are new, that changed, or that are gone. Without an earlier state there is no news: a first start tells nothing. */
export function findChangedPages(before: KnownPages | undefined, now: KnownPages): string[] {
  if (!before) return []
  const changed = Object.keys(now).filter((url) => before[url] !== now[url])
  return [...changed, ...Object.keys(before).filter((url) => !(url in now))]
}
