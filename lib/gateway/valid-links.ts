/** Takes out of a page what the framework writes into its links against the HTML standard. */

/** Next.js marks the styles of what `next/dynamic` loads so; the standard has `as` for preloads alone. */
const hint = Buffer.from(' as="style"')
const styleLink = /^<link [^>]*\brel="stylesheet"/

/** Whether the tag around a place of the page loads styles. */
const isOfStyles = (page: Buffer, at: number): boolean =>
  styleLink.test(page.toString('latin1', page.lastIndexOf('<', at), page.indexOf('>', at)))

/** @returns the same bytes when nothing is wrong; a stylesheet loads the same with and without the attribute. */
export function removeInvalidHints(page: Buffer): Buffer {
  const parts: Buffer[] = []
  let from = 0
  for (let at = page.indexOf(hint); at >= 0; at = page.indexOf(hint, at + 1)) {
    if (!isOfStyles(page, at)) continue
    parts.push(page.subarray(from, at))
    from = at + hint.length
  }
  return parts.length > 0 ? Buffer.concat([...parts, page.subarray(from)]) : page
}
