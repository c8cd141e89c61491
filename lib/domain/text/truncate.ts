/** Truncates descriptions (specification 9, "Description limit"). */

/** Default number of characters; the search panel's type description uses 100. */
const defaultLimit = 250

/** Share of the limit after which the last space is used as the place to cut. */
const boundaryShare = 0.8

/**
 * Texts up to `limit` characters are unchanged; longer ones are cut at the limit, or at the last space if that is after 80 per
 * cent of it, and end in `...`, which is not counted. Surrogate pairs are not split.
 */
export function truncate(text: string, limit: number = defaultLimit): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, Math.max(0, limit)).replace(/[\uD800-\uDBFF]$/, '')
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > limit * boundaryShare ? cut.slice(0, lastSpace) : cut}...`
}
