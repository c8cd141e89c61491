/** Takes out of a page what the framework writes into its links against the HTML standard. */

/** Next.js marks the styles of what `next/dynamic` loads so; the standard has `as` for preloads alone. */
const hint = ' as="style"'
const styleLink = /<link [^>]*\brel="stylesheet"[^>]*>/g

/** @returns the same bytes when nothing is wrong; a stylesheet loads the same with and without the attribute. */
export function removeInvalidHints(page: Buffer): Buffer {
  if (!page.includes(hint)) return page
  // Each byte is a character, so that what is not looked at stays as it is.
  const html = page.toString('latin1').replace(styleLink, (link) => link.replace(hint, ''))
  return Buffer.from(html, 'latin1')
}
