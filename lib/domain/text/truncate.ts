/** Shortened descriptions (specification 9, "Description limit"). */

/** Characters of a description; the search panel's type description takes 100. */
const defaultLimit = 250

/** The last space counts as a boundary only behind this part of the limit. */
const boundaryShare = 0.8

/**
 * Texts up to `limit` characters stay; longer ones are cut at the limit, or at the last space when that lies past 80
 * percent of it, and end in `...`, which comes on top of the limit. A character of two code units is never halved.
 */
export function truncate(text: string, limit: number = defaultLimit): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, Math.max(0, limit)).replace(/[\uD800-\uDBFF]$/, '')
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > limit * boundaryShare ? cut.slice(0, lastSpace) : cut}...`
}
