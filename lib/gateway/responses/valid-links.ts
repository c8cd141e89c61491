/** Removes attributes that the framework writes into `<link>` elements against the HTML standard. */

/** Next.js adds this to style sheets of `next/dynamic` components; the standard allows `as` only for preloads (HTML, 4.2.4). */
const hint = Buffer.from(' as="style"')
const styleLink = /^<link [^>]*\brel="stylesheet"/

/** Whether the tag at this offset loads a style sheet. */
const isOfStyles = (page: Buffer, at: number): boolean =>
  styleLink.test(page.toString('latin1', page.lastIndexOf('<', at), page.indexOf('>', at)))

/** @returns the same buffer when there is nothing to remove. A style sheet loads the same with and without the attribute. */
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
