/** A typed name as a mail to somebody else may show it. */
import { withoutPageAddresses } from './page-address.ts'
import { toSingleLine } from './single-line.ts'

/** Characters at most: two fields of a form. */
const maxLength = 120

/**
 * On one line, without control characters, addresses of pages and signs that mark up text, and bounded. The forms refuse most of
 * that already; what was kept by an earlier release, or comes another way, is cleaned here.
 */
export function mailName(...parts: readonly unknown[]): string {
  const typed = parts.filter((part): part is string => typeof part === 'string').join(' ')
  const letters = toSingleLine(typed).replace(/[\p{Cc}\p{Cs}<>"\\[\]{}|]/gu, '')
  const name = withoutPageAddresses(letters, ' ').replace(/\s+/g, ' ').trim()
  return [...name].slice(0, maxLength).join('').trim()
}
